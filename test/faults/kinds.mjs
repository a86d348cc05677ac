// The kinds of faults, and the places in a source file that can have them.
import ts from 'typescript';

/** A call that stands for itself: its answer is used by nobody, or handed back by an arrow. */
const isAlone = ({ parent }) => ts.isExpressionStatement(parent) || ts.isArrowFunction(parent);

/** The name of what is called: `setAttribute` of `element.setAttribute(…)`. */
const nameOf = ({ expression }) =>
  (ts.isPropertyAccessExpression(expression) ? expression.name : expression).getText();

const releasing =
  /^(off|remove(EventListener)?|un[a-z]+|disconnect|clear.*|end.*|abort|forget|stop)$/;
const writing = /^(set|remove|toggle)Attribute$/;

const without = (wanted) => (node) =>
  ts.isCallExpression(node) && isAlone(node) && wanted(nameOf(node)) ? 'undefined' : null;

/** Not what types, imports and exports name. */
const isValue = ({ parent }) =>
  ![ts.isImportDeclaration, ts.isExportDeclaration, ts.isLiteralTypeNode].some((is) => is(parent));

const branches = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];

/** Whether an expression decides what is done. */
const isCondition = (node, { parent } = node) =>
  (ts.isIfStatement(parent) && parent.expression === node) ||
  (ts.isConditionalExpression(parent) && parent.condition === node) ||
  (ts.isBinaryExpression(parent) &&
    parent.left === node &&
    branches.includes(parent.operatorToken.kind));

/** The text that a node has with a fault of each kind, or null where it can have none. */
export const kinds = {
  'condition turned round': (node) => (isCondition(node) ? `!(${node.getText()})` : null),
  'call left out': without((name) => !releasing.test(name) && !writing.test(name)),
  'nothing released': without((name) => releasing.test(name)),
  'attribute not written': without((name) => writing.test(name)),
  'constant changed': (node) => {
    if (!isValue(node)) return null;
    if (ts.isNumericLiteral(node)) return String(Number(node.text) + 1);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return 'false';
    if (node.kind === ts.SyntaxKind.FalseKeyword) return 'true';
    return ts.isStringLiteral(node) ? JSON.stringify(`${node.text}-`) : null;
  },
};

/** All faults that a file can have, as `{ kind, line, start, end, before, after }`. */
export function faultsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    for (const [kind, fault] of Object.entries(kinds)) {
      const after = fault(node);
      if (after === null) continue;
      const start = node.getStart();
      const { line } = source.getLineAndCharacterOfPosition(start);
      const { end } = node;
      found.push({ file, kind, line: line + 1, start, end, before: node.getText(), after });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}
