import { swcOptions } from './.scripts/swc-options.mjs';

// Jest runs CommonJS; these packages are published as ES modules only
const ES_MODULES = [
  '@fastify/cookie',
  '@nestjs',
  '@node-rs',
  'cookie',
  'ical.js',
  'is-plain-obj',
  'jose',
  'oauth2-mock-server',
  'oauth4webapi',
  'openid-client',
  'uuid',
];
const transform = (tsx) => ['@swc/jest', swcOptions({ module: 'commonjs', tsx, sourceMaps: 'inline' })];
const specs = (kinds) => `\\.(${kinds.join('|')})\\.spec\\.tsx?$`;

const shared = {
  rootDir: import.meta.dirname,
  roots: ['contracts/src', 'backend', 'frontend'].map((folder) => `<rootDir>/${folder}`),
  transform: { '\\.[tj]sx$': transform(true), '\\.m?[tj]s$': transform(false) },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/'],
  moduleNameMapper: {
    '^@hourtrail/contracts$': '<rootDir>/contracts/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': ['$1.ts', '$1.tsx', '$1.js'],
  },
  setupFiles: ['reflect-metadata'],
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
};

const onNode = {
  ...shared,
  testEnvironment: 'node',
  setupFilesAfterEnv: ['<rootDir>/.scripts/testing/patience.cjs'],
};

const withDatabase = {
  ...onNode,
  globalSetup: '<rootDir>/.scripts/testing/database.mjs',
  globalTeardown: '<rootDir>/.scripts/testing/teardown.mjs',
};

export default {
  maxWorkers: 2,
  reporters: ['default', '<rootDir>/.scripts/testing/reporter.mjs'],
  projects: [
    {
      ...onNode,
      displayName: 'unit',
      testMatch: ['<rootDir>/{contracts,backend}/**/*.spec.ts'],
      testPathIgnorePatterns: [specs(['int', 'e2e', 'nightly'])],
    },
    {
      ...shared,
      displayName: 'frontend',
      testEnvironment: '<rootDir>/.scripts/testing/jsdom-environment.cjs',
      testMatch: ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: [specs(['browser', 'nightly'])],
      setupFilesAfterEnv: ['@testing-library/jest-dom', '<rootDir>/.scripts/testing/dom-patience.cjs'],
      moduleNameMapper: {
        '\\.(css|svg|png|jpg|webp|woff2)$': '<rootDir>/.scripts/testing/asset.cjs',
        '^@fontsource': '<rootDir>/.scripts/testing/asset.cjs',
        ...shared.moduleNameMapper,
      },
    },
    { ...withDatabase, displayName: 'integration', testMatch: ['<rootDir>/backend/**/*.{int,e2e}.spec.ts'] },
    {
      ...withDatabase,
      displayName: 'browser',
      testMatch: ['<rootDir>/frontend/**/*.browser.spec.ts'],
      globalSetup: '<rootDir>/.scripts/testing/browser.mjs',
    },
    { ...withDatabase, displayName: 'nightly', testMatch: ['<rootDir>/**/*.nightly.spec.{ts,tsx}'] },
  ],
};
