import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import floor from './.ci/lint/floor.mjs';

/** What the compiler turns into ES5; everything else newer than ES5 has to exist when the page runs. */
const compiled = [
  'arrow-functions',
  'block-scoped-functions',
  'block-scoped-variables',
  'classes',
  'computed-properties',
  'default-parameters',
  'destructuring',
  'exponential-operators',
  'for-of-loops',
  'logical-assignment-operators',
  'modules',
  'nullish-coalescing-operators',
  'numeric-separators',
  'optional-catch-binding',
  'optional-chaining',
  'property-shorthands',
  'rest-parameters',
  'rest-spread-properties',
  'spread-elements',
  'template-literals',
  'trailing-function-commas',
];

/** Left to right: each folder may import only from those after it, tabs and accordion never from each other. */
const forbidden = {
  tabs: ['accordion', 'ui'],
  accordion: ['tabs', 'ui'],
  shared: ['tabs', 'accordion', 'ui'],
  widget: ['shared', 'tabs', 'accordion', 'ui'],
  dom: ['widget', 'shared', 'tabs', 'accordion', 'ui'],
};

const jqueryUsers = [
  'src/ui.*.ts',
  'src/dom/content.ts',
  'src/shared/animation/engine.jquery.ts',
  'src/shared/fragment.ts',
  'src/shared/ready.ts',
  'src/shared/request.ts',
  'src/tabs/tabs.events.ts',
  'src/widget/moments.ts',
  'src/widget/plugin.ts',
  'src/widget/scope.ts',
  'src/widget/widget.ts',
];

/** Decisions and data: no DOM, no jQuery, no time, so that they are tested as tables. */
const pure = [
  'src/widget/selection.ts',
  'src/widget/options.ts',
  'src/shared/animation/effects.ts',
  'src/shared/animation/easing.ts',
  'src/shared/hash.ts',
  'src/tabs/tabs.rows.ts',
];

const jqueryImport = {
  name: 'jquery',
  message: 'Only the files named in eslint.config.mjs call jQuery; pass in what you need.',
};

const layers = Object.entries(forbidden).flatMap(([folder, others]) => {
  const group = others.map((name) => (name === 'ui' ? '**/ui.*' : `**/${name}/**`));
  const patterns = [
    { group, message: `src/${folder} must not depend on it (see CONTRIBUTING.md).` },
  ];
  const rule = '@typescript-eslint/no-restricted-imports';
  const files = [`src/${folder}/**/*.ts`];
  return [
    { files, rules: { [rule]: ['error', { patterns }] } },
    {
      files,
      ignores: jqueryUsers,
      rules: { [rule]: ['error', { patterns, paths: [jqueryImport] }] },
    },
  ];
});

const fromImport = 'Import it, so that one file says which jQuery is used.';

export default defineConfig(
  globalIgnores(['assets/', 'build/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // An augmented interface must repeat the type parameters of the original.
      '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^TElement$' }],
      // `void` as a result says that a callback may return anything.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['src/**/*.ts'],
    plugins: { compat, 'es-x': esx, floor },
    settings: {
      browsers: ['ie 11', 'safari 10', 'chrome 60', 'firefox 55'],
      'es-x': { aggressive: true },
    },
    rules: {
      ...esx.configs['flat/restrict-to-es5'].rules,
      // IE 11 has it.
      'es-x/no-weak-map': 'off',
      ...Object.fromEntries(compiled.map((name) => [`es-x/no-${name}`, 'off'])),
      'compat/compat': 'error',
      'floor/dom': 'error',
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 45],
      'max-params': ['error', 4],
      complexity: ['error', 12],
      'no-restricted-globals': [
        'error',
        { name: 'jQuery', message: fromImport },
        { name: '$', message: fromImport },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'window', property: 'jQuery', message: fromImport },
        { object: 'window', property: '$', message: fromImport },
      ],
      'no-restricted-syntax': [
        'error',
        'TSEnumDeclaration',
        'TSModuleDeclaration[kind!="global"]',
        'TSParameterProperty',
      ],
    },
  },
  layers,
  {
    files: pure,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['document', 'window', 'setTimeout', 'Date', 'jQuery', '$'].map((name) => ({
          name,
          message: 'This file decides without DOM, jQuery or time.',
        })),
      ],
    },
  },
  {
    files: ['test/**/*.ts'],
    rules: {
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
);
