import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const NODE_GLOBALS = ['Buffer', 'URL', 'clearTimeout', 'console', 'fetch', 'performance', 'process', 'setTimeout'];
// what a stranger's Node and browser both have, and of the browser the page
const VERIFIER_GLOBALS = [
  'Blob',
  'DecompressionStream',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'atob',
  'btoa',
  'crypto',
  'document',
];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

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

// what the contracts say of the domain; the rest of them is what travels
const VOCABULARY = ['calendar.ts', 'capabilities.ts', 'hours-lifecycle.ts', 'limits.ts', 'vocabulary.ts'];
const EXPORT = /^export (?:(?:abstract|async) )?(?:class|const|function|interface|type) (\w+)/gm;
const contracts = join(import.meta.dirname, 'contracts/src');
const wireNames = readdirSync(contracts)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts') && !VOCABULARY.includes(file))
  .flatMap((file) => [...readFileSync(join(contracts, file), 'utf8').matchAll(EXPORT)])
  .map(([, name]) => name);

export default defineConfig(
  globalIgnores(['**/dist/', '**/node_modules/', '.data/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: readonly([...NODE_GLOBALS, 'EventTarget', 'module', 'require']) },
  },
  {
    files: ['contracts/verifier/*.mjs'],
    languageOptions: { globals: readonly(VERIFIER_GLOBALS) },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      'no-restricted-syntax': ['error', noEnum, noPassedOverTest],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-invalid-void-type': 'off',
      // the classes of the wire have fields and nothing else
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
    },
  },
  {
    files: ['{contracts,backend}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noPassedOverTest, noDefaultExport] },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'frontend/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', noEnum, noPassedOverTest, ...SENTENCES] },
  },
  {
    files: [
      'contracts/src/**/*.ts',
      'backend/src/*/{commands,domain,http,imports,queries,mail}/**/*.ts',
      'backend/src/platform/web/**/*.ts',
    ],
    ignores: [
      '**/*.spec.ts',
      'contracts/src/messages/**',
      'contracts/src/*.views.ts',
      'backend/src/platform/web/openapi/**',
    ],
    rules: { 'no-restricted-syntax': ['error', noEnum, noPassedOverTest, noDefaultExport, ...SENTENCES] },
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
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['{contracts,frontend}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', 'process', 'Buffer', 'global', 'require', '__dirname'] },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '{backend,frontend}/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // they read answers as anybody's client gets them: untyped
    files: ['**/*.{e2e,browser,full}.spec.ts', 'backend/test/**/*.ts'],
    rules: Object.fromEntries(
      ['argument', 'assignment', 'call', 'member-access', 'return'].map((use) => [
        `@typescript-eslint/no-unsafe-${use}`,
        'off',
      ]),
    ),
  },
);
