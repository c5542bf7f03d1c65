import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'oxlint';

const noEnum = { selector: 'TSEnumDeclaration', message: 'Use a tuple of constants and its union type.' };
const noDefaultExport = { selector: 'ExportDefaultDeclaration', message: 'Export by name.' };
const noPassedOverTest = {
  selector: 'CallExpression > MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(only|skip|todo)$/]',
  message: 'A skipped test is a defect; a focused one skips the others.',
};

const IN_THE_CATALOGUE = 'Sentences for people are in the catalogue: t("section.name") or <Trans id="section.name">.';
const NOT_FOR_PEOPLE =
  ':not(NewExpression[callee.name=/Error$/] *):not(CallExpression[callee.object.property.name=/^log(ger)?$/] *):not(Decorator *):not(TSLiteralType *):not(ImportDeclaration *)';
// exported for the test that shows that they still object
export const SENTENCES = [
  'JSXText[value=/[A-Za-z]{2}/]',
  'JSXAttribute[name.name=/^(aria-label|alt|title|label|placeholder|hint|helperText|header|heading|failed|empty|legend)$/] > Literal[value=/[A-Za-z]{2}/]',
  `Literal[value=/^[A-Z“][a-z’'-]*,? [a-z“{]/]${NOT_FOR_PEOPLE}`,
  `TemplateElement[value.raw=/(^|[.?!] )[A-Z][a-z’'-]*,? [a-z]/]${NOT_FOR_PEOPLE}`,
].map((selector) => ({ selector, message: IN_THE_CATALOGUE }));

// the client is built with the messages whose names stand in t() or msg(), and no others
const noChosenMessage = {
  selector: 'CallExpression[callee.name=/^(t|msg)$/] > :matches(ConditionalExpression, LogicalExpression) > Literal',
  message: 'The built client would show the name of the message: write t(condition ? msg("…") : msg("…")).',
};

// what the contracts say of the domain; the rest of them is what travels
const VOCABULARY = ['calendar.ts', 'capabilities.ts', 'hours-lifecycle.ts', 'limits.ts', 'vocabulary.ts'];
const EXPORT = /^export (?:(?:abstract|async) )?(?:class|const|function|interface|type) (\w+)/gm;
const contracts = join(import.meta.dirname, 'contracts/src');
const wireNames = readdirSync(contracts)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !VOCABULARY.includes(file))
  .flatMap((file) => [...readFileSync(join(contracts, file), 'utf8').matchAll(EXPORT)])
  .map(([, name]) => name);

// of the strictest rules about types, those that the category of outright mistakes leaves out
const STRICT = [
  'ban-ts-comment',
  'no-deprecated',
  'no-dynamic-delete',
  'no-explicit-any',
  'no-generated-empty-object-type',
  'no-mixed-enums',
  'no-namespace',
  'no-non-null-asserted-nullish-coalescing',
  'no-non-null-assertion',
  'no-require-imports',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-condition',
  'no-unnecessary-template-expression',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-assertion',
  'no-unnecessary-type-constraint',
  'no-unnecessary-type-conversion',
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-enum-comparison',
  'no-unsafe-function-type',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'only-throw-error',
  'prefer-literal-enum-member',
  'prefer-promise-reject-errors',
  'prefer-reduce-type-parameter',
  'prefer-return-this-type',
  'related-getter-setter-pairs',
  'unified-signatures',
  'use-unknown-in-catch-callback-variable',
];

export default defineConfig({
  ignorePatterns: ['**/dist/', '.data/', 'coverage/'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', maxWarnings: 0 },
  plugins: ['eslint', 'typescript', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }],
  categories: { correctness: 'error' },
  rules: {
    eqeqeq: 'error',
    'no-useless-assignment': 'error',
    'no-array-constructor': 'error',
    'no-case-declarations': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-prototype-builtins': 'error',
    'no-redeclare': 'error',
    'no-regex-spaces': 'error',
    'no-unexpected-multiline': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'no-useless-constructor': 'error',
    'preserve-caught-error': 'error',
    'eslint-js/no-restricted-syntax': ['error', noEnum, noPassedOverTest],
    'react/rules-of-hooks': 'error',
    // strings are what is sorted
    'typescript/require-array-sort-compare': 'off',
  },
  overrides: [
    {
      files: ['**/*.{js,mjs,cjs}'],
      env: { node: true },
      // of the browser, the verifier has the page
      globals: { document: 'readonly' },
      rules: { 'no-undef': 'error', 'typescript/unbound-method': 'off' },
    },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...Object.fromEntries(STRICT.map((rule) => [`typescript/${rule}`, 'error'])),
        'no-console': 'error',
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        'typescript/no-extraneous-class': ['error', { allowWithDecorator: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // the classes of the wire have fields and nothing else
        'typescript/no-misused-spread': 'off',
        'typescript/restrict-plus-operands': [
          'error',
          {
            allowAny: false,
            allowBoolean: false,
            allowNullish: false,
            allowNumberAndString: false,
            allowRegExp: false,
          },
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'in-try-catch'],
      },
    },
    {
      files: ['{contracts,backend}/**/*.ts'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', noEnum, noPassedOverTest, noDefaultExport] },
    },
    {
      files: ['frontend/src/**/*.{ts,tsx}'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', noEnum, noPassedOverTest, noChosenMessage, ...SENTENCES] },
    },
    {
      files: [
        'contracts/src/**/*.ts',
        'backend/src/*/{commands,domain,http,imports,queries,mail}/**/*.ts',
        'backend/src/platform/web/**/*.ts',
      ],
      excludeFiles: [
        '**/*.spec.ts',
        'contracts/src/messages/**',
        'contracts/src/*.views.ts',
        'backend/src/platform/web/openapi/**',
      ],
      rules: {
        'eslint-js/no-restricted-syntax': [
          'error',
          noEnum,
          noPassedOverTest,
          noDefaultExport,
          noChosenMessage,
          ...SENTENCES,
        ],
      },
    },
    {
      files: ['frontend/src/**/*.spec.{ts,tsx}', 'frontend/src/testing/**'],
      rules: { 'eslint-js/no-restricted-syntax': ['error', noEnum, noPassedOverTest] },
    },
    {
      // classes that a constructor names are asked for when the program runs
      files: ['backend/{src,test}/**/*.ts'],
      rules: { 'typescript/consistent-type-imports': 'off' },
    },
    {
      files: ['backend/src/*.ts'],
      rules: { 'no-console': 'off' },
    },
    {
      files: ['backend/src/*/domain/**/*.ts'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            name: '@hourtrail/contracts',
            importNames: wireNames,
            message: 'A domain speaks the vocabulary; it does not know what travels over the wire.',
          },
        ],
      },
    },
    {
      files: ['{contracts,frontend}/src/**/*.{ts,tsx}'],
      rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'global', 'require', '__dirname'] },
    },
    {
      files: ['**/*.spec.{ts,tsx}', '{backend,frontend}/test/**/*.ts'],
      rules: {
        'no-restricted-globals': 'off',
        'typescript/no-non-null-assertion': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    {
      // they read answers as anybody's client gets them: untyped
      files: ['**/*.{e2e,browser,full}.spec.ts', 'backend/test/**/*.ts'],
      rules: Object.fromEntries(
        ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
          `typescript/no-unsafe-${use}`,
          'off',
        ]),
      ),
    },
  ],
});
