import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Left to right: each folder may import only from those after it, tabs and accordion never from each other. */
const forbidden = {
  tabs: ['accordion', 'ui'],
  accordion: ['tabs', 'ui'],
  features: ['tabs', 'accordion', 'ui'],
  core: ['features', 'tabs', 'accordion', 'ui'],
  dom: ['core', 'features', 'tabs', 'accordion', 'ui'],
};

const jqueryUsers = [
  'src/ui.*.ts',
  'src/core/motion/easing.ts',
  'src/core/events.ts',
  'src/core/insert.ts',
  'src/core/lifecycle.ts',
  'src/core/motion/motion.ts',
  'src/core/plugin.ts',
  'src/core/sizes.ts',
  'src/core/input/press.ts',
  'src/core/collection.ts',
  'src/features/content/*.ts',
  'src/features/deep-links.ts',
  'src/features/find-in-page.ts',
  'src/features/reveal.ts',
  'src/features/show-event.ts',
  'src/tabs/tabs.events.ts',
];

/**
 * Decisions and data: they use no page, no jQuery and no time, so that they are tested as tables. (They read attributes of the
 * root that they are given.)
 */
const pure = ['src/core/options/options.ts', 'src/core/options/rows.ts'];

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
    rules: {
      'max-lines': ['error', 320],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
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
  // Only so can what a package declares be added to.
  { files: ['src/jquery.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
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
