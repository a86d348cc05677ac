/*
 * Reads all options, methods and callbacks from the sources, with their sentences, defaults and accepted values. The tables
 * of the reference and of the demo are made from this, so that they agree with the code.
 */
import path from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { rollup } from 'rollup';
import ts from 'typescript';
import { root } from './files.mjs';

const widgets = {
  tabs: { options: 'tabsOptions', instance: 'TabsInstance', noun: 'tab' },
  accordion: { options: 'accordionOptions', instance: 'AccordionInstance', noun: 'section' },
};

const fileOf = (widget, part) => path.join(root, `src/${widget}/${widget}.${part}.ts`);

const typescript = {
  name: 'typescript',
  transform: (code, id) =>
    id.endsWith('.ts') && {
      code: ts.transpileModule(code, { compilerOptions: { target: 'es2022', module: 'esnext' } })
        .outputText,
    },
};

/** A jQuery with the easings that every page has. */
const jquery = {
  name: 'jquery',
  resolveId: (id) => (id === 'jquery' ? '\0jquery' : null),
  load: (id) => (id === '\0jquery' ? 'export default { easing: { swing() {} } };' : null),
};

/** The option table of a widget, from its executed code. */
async function tableOf(widget) {
  const bundle = await rollup({
    input: fileOf(widget, 'options'),
    plugins: [jquery, nodeResolve({ extensions: ['.ts'] }), typescript],
  });
  // The build writes the version in.
  const { output } = await bundle.generate({ format: 'es', intro: "const VERSION = '';" });
  await bundle.close();
  const code = Buffer.from(output[0].code).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`))[widgets[widget].options];
}

const sentences = (symbol, checker) =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim();

/** The symbol that a source file exports under a name. */
function exported(program, file, name) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
}

/** Sorts options by name, groups together; those of both widgets come first. */
const byName = (one, other) =>
  Number(other.shared) - Number(one.shared) ||
  one.name.split('.')[0].localeCompare(other.name.split('.')[0], 'en');

/** The options of a table. `shared` marks those that are defined for both widgets. */
const optionsOf = (checker, type, table) =>
  type.getProperties().map((symbol) => {
    const { initial, expected, callable } = table[symbol.name];
    return {
      name: symbol.name,
      initial: typeof initial === 'function' ? initial() : initial,
      expected,
      about: sentences(symbol, checker),
      shared: /[\\/](core|features)[\\/]/.test(symbol.declarations[0].getSourceFile().fileName),
      // `ajax` and `render` are functions that return something; other functions are callbacks of events.
      event: callable === true && !/^(ajax|render)$/.test(symbol.name),
    };
  });

/** The methods of an instance. Overloads are one method. In the sentences, `item` is replaced with the widget's noun. */
function methodsOf(checker, type, noun) {
  return type.getProperties().map((symbol) => ({
    calls: Array.from(
      new Set(
        symbol.declarations.map(
          ({ parameters }) =>
            `${symbol.name}(${parameters.map(({ name }) => name.getText()).join(', ')})`,
        ),
      ),
    ),
    about: sentences(symbol, checker).replace(/\b(an )?item/g, (_, an) => (an ? 'a ' : '') + noun),
  }));
}

/** Returns `{ tabs, accordion }`, each with `options`, `events` and `methods`. */
export async function reference() {
  const files = Object.keys(widgets).flatMap((widget) => [
    fileOf(widget, 'options'),
    fileOf(widget, 'types'),
  ]);
  const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const found = {};
  for (const [widget, names] of Object.entries(widgets)) {
    const table = exported(program, fileOf(widget, 'options'), names.options);
    const instance = exported(program, fileOf(widget, 'types'), names.instance);
    const all = optionsOf(checker, checker.getTypeOfSymbol(table), await tableOf(widget));
    found[widget] = {
      options: all.filter(({ event }) => !event).sort(byName),
      events: all.filter(({ event }) => event),
      methods: methodsOf(checker, checker.getDeclaredTypeOfSymbol(instance), names.noun),
    };
  }
  return found;
}
