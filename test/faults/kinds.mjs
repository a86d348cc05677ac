// The kinds of faults, the places in a source file that can have them, and a source with all of them in it.
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

/** Not what types, imports and exports name, nor the names of properties. */
const isValue = (node, { parent } = node) =>
  parent.name !== node &&
  parent.propertyName !== node &&
  ![ts.isImportDeclaration, ts.isExportDeclaration, ts.isLiteralTypeNode].some((is) => is(parent));

const branches = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken];

/** Whether an expression decides what is done. */
const isCondition = (node, { parent } = node) =>
  (ts.isIfStatement(parent) && parent.expression === node) ||
  (ts.isConditionalExpression(parent) && parent.condition === node) ||
  (ts.isBinaryExpression(parent) &&
    parent.left === node &&
    branches.includes(parent.operatorToken.kind));

/** What a node is with a fault of each kind, or null where it can have none; `it` is what it is without. */
export const kinds = {
  'condition turned round': (node) => (isCondition(node) ? '!it' : null),
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

/** All faults that a file can have, as `{ file, line, kind, start, end, before, after }`. */
export function faultsOf(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const visit = (node) => {
    for (const [kind, fault] of Object.entries(kinds)) {
      const after = fault(node);
      if (after === null) continue;
      const start = node.getStart();
      const { line } = source.getLineAndCharacterOfPosition(start);
      const place = { file, line: line + 1, start, end: node.getEnd() };
      found.push({ ...place, kind, before: node.getText(), after });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(source, visit);
  return found;
}

/** A text with faults in it, each of which is there only while `isFault(<its number>)` says so. */
export function withFaults(text, faults) {
  const signs = [...text.split(''), ''];
  // From the inner ones to those around them.
  for (const { number, start, end, after } of faults.toSorted(
    (a, b) => a.end - a.start - (b.end - b.start),
  )) {
    signs[start] =
      (after === '!it' ? `turned(${number}, ` : `(isFault(${number}) ? ${after} : `) + signs[start];
    signs[end] = `)${signs[end]}`;
  }
  return signs.join('');
}
