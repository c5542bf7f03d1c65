import { availableParallelism } from 'node:os';

const kinds = (...names) => `\\.(${names.join('|')})\\.spec\\.tsx?$`;

const shared = {
  rootDir: import.meta.dirname,
  roots: ['contracts/src', 'backend', 'frontend'].map((folder) => `<rootDir>/${folder}`),
  runtime: '<rootDir>/.scripts/testing/shared-runtime.mjs',
  testEnvironment: '<rootDir>/.scripts/testing/node-environment.mjs',
  transform: {},
  modulePathIgnorePatterns: ['/dist/'],
};

const withDatabase = {
  ...shared,
  globalSetup: '<rootDir>/.scripts/testing/database.mjs',
  globalTeardown: '<rootDir>/.scripts/testing/teardown.mjs',
};

const withBrowser = { ...withDatabase, globalSetup: '<rootDir>/.scripts/testing/browser.mjs' };

export default {
  // a worker that waits, for PostgreSQL or for a page, leaves its core to another
  maxWorkers: availableParallelism() + 2,
  // also for a single file: what specs leave open ends with a worker, and not with Jest's own process
  workerIdleMemoryLimit: '3GB',
  // Node writes new bytecode and frees the heap when a worker ends, often longer than the half second that Jest allows
  workerGracefulExitTimeout: 60_000,
  // ends what hangs; how fast something is, a test says by itself
  testTimeout: 600_000,
  reporters: ['<rootDir>/.scripts/testing/reporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{contracts,backend}/**/*.spec.ts'],
      testPathIgnorePatterns: [kinds('int', 'e2e', 'full', 'nightly')],
    },
    {
      ...shared,
      displayName: 'frontend',
      // workers of its own, in which there is a page
      runner: '<rootDir>/.scripts/testing/dom-runner.cjs',
      testEnvironment: '<rootDir>/.scripts/testing/dom-environment.mjs',
      setupFilesAfterEnv: ['<rootDir>/.scripts/testing/dom-setup.mjs'],
      testMatch: ['<rootDir>/frontend/src/**/*.spec.{ts,tsx}'],
    },
    { ...withDatabase, displayName: 'integration', testMatch: ['<rootDir>/backend/**/*.{int,e2e}.spec.ts'] },
    { ...withBrowser, displayName: 'browser', testMatch: ['<rootDir>/frontend/test/*.browser.spec.ts'] },
    { ...withBrowser, displayName: 'full', testMatch: ['<rootDir>/{backend,frontend}/**/*.full.spec.ts'] },
    { ...withBrowser, displayName: 'nightly', testMatch: ['<rootDir>/{backend,frontend}/**/*.nightly.spec.ts'] },
  ],
};
