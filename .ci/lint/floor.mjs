// What a browser's DOM has to have: methods that Internet Explorer 11 lacks are called only where
// `typeof x.method === 'function'` says that they are there. Plugins that know names alone can't tell
// jQuery's `remove` from a node's; this asks the types whose method it is.
import { createRequire } from 'node:module';

// eslint-plugin-compat brings the data, of a version that still has that browser.
const compat = createRequire(createRequire(import.meta.url).resolve('eslint-plugin-compat'));
const { api } = compat('@mdn/browser-compat-data');

/** Where the data has what the types put into parts that several interfaces share. */
const holders = ['Element', 'HTMLElement', 'Document', 'Node', 'Window', 'CSSStyleDeclaration'];

/** What the data says only in words, or of parameters. */
const narrower = {
  'Document.contains': 'only elements have it',
  'Document.createTreeWalker': 'it needs four arguments',
};

/** What the browser lacks by this account; null where the data doesn't know it. */
function lacks(account) {
  if (!account) return null;
  const [support] = [account.support.ie].flat();
  return !support?.version_added || !!support.alternative_name;
}

/** Whether a method is missing from an interface that is there; a missing one is `compat/compat`'s. */
function isMissing(holder, name) {
  if (lacks(api[holder]?.__compat)) return false;
  return !!lacks([holder, ...holders].map((one) => api[one]?.[name]?.__compat).find(Boolean));
}

const isTestFor = (test, name, text) =>
  !!test && new RegExp(`typeof [\\w.?]*\\b${name}\\b`).test(text.getText(test));

/** Whether a condition around the call, or a `try`, takes care of browsers without the method. */
function isGuarded(node, name, text) {
  for (let at = node; at; at = at.parent) {
    if (at.type === 'TryStatement' && at.handler) return true;
    if (isTestFor(at.test ?? at.left, name, text)) return true;
  }
  return false;
}

export default {
  rules: {
    dom: {
      meta: { type: 'problem', schema: [] },
      create(context) {
        const { sourceCode } = context;
        const { parserServices: services } = sourceCode;
        const checker = services.program.getTypeChecker();

        /** The interface of the browser that declares what is called; '' where none does. */
        function holderOf(property) {
          const [declaration] = services.getSymbolAtLocation(property)?.declarations ?? [];
          const isOfBrowser = /lib\.dom[\w.]*\.d\.ts$/.test(declaration?.getSourceFile().fileName);
          return isOfBrowser ? (declaration.parent.name?.text ?? '') : '';
        }

        function checkCall(node) {
          const { callee } = node;
          if (callee.type !== 'MemberExpression' || callee.computed) return;
          const { name } = callee.property;
          const holder = holderOf(callee.property);
          if (!holder) return;
          const type = checker.getApparentType(services.getTypeAtLocation(callee.object));
          const own = `${type.getSymbol()?.name}.${name}`;
          const said = narrower[own];
          if (!said && !isMissing(holder, name)) return;
          if (!isGuarded(node, name, sourceCode)) {
            context.report({ node, message: `IE 11: ${own}: ${said ?? 'it lacks that'}.` });
          }
        }

        function checkNames(node) {
          const { callee, arguments: given } = node;
          if (callee.type !== 'MemberExpression' || given.length < 2) return;
          if (
            holderOf(callee.property) === 'DOMTokenList' &&
            /add|remove/.test(callee.property.name)
          ) {
            context.report({ node, message: 'IE 11: the first class counts, the others don’t.' });
          }
        }

        return {
          CallExpression(node) {
            checkCall(node);
            checkNames(node);
          },
        };
      },
    },
  },
};
