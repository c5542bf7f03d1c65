// Keeps the figures of a run for test.mjs, which has the last word.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheFolder } from '../project.mjs';

export const summaryFile = join(cacheFolder, 'test-summary.json');

export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    const summary = {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.testResults
        .flatMap(({ testResults }) => testResults)
        .filter(({ status }) => status !== 'passed' && status !== 'failed')
        .map(({ fullName }) => fullName),
      projects: [...new Set(results.testResults.map(({ displayName }) => displayName?.name))],
      files: results.testResults.map(({ testFilePath }) => testFilePath),
    };
    mkdirSync(dirname(summaryFile), { recursive: true });
    writeFileSync(summaryFile, JSON.stringify(summary));
  }
}
