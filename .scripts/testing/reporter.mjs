// What a person sees of a run: one line that counts, whatever failed, and at the end what took longest. Keeps the
// figures for test.mjs, which has the last word.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { cacheFolder, root } from '../project.mjs';

const SLOWEST = 10;
// a spec that takes longer is named while it runs, so that a run that is ended from outside says what it waited for
const LONG_MS = 5 * 60_000;
// where no terminal redraws the line, it is printed again at each of so many parts of the run
const PARTS = 10;

export const summaryFile = join(cacheFolder, 'test-summary.json');

export default class Reporter {
  began = performance.now();
  done = 0;
  failures = 0;
  durations = [];
  running = new Map();
  isTerminal = process.stderr.isTTY === true;

  onTestStart({ path }) {
    const timer = setInterval(() => {
      this.clearLine();
      process.stderr.write(`${relative(root, path)} still runs at ${this.seconds()} s\n`);
    }, LONG_MS);
    // it keeps no run alive that ends before its results
    timer.unref();
    this.running.set(path, timer);
  }

  onTestResult(
    { path },
    { numFailingTests, testExecError, failureMessage, perfStats, console: output },
    { numTotalTestSuites },
  ) {
    const file = relative(root, path);
    clearInterval(this.running.get(path));
    this.done += 1;
    this.failures += testExecError ? 1 : numFailingTests;
    this.durations.push([perfStats.end - perfStats.start, file]);
    if (failureMessage) {
      this.clearLine();
      const words = output?.map(({ type, message }) => `    ${type}: ${message}`).join('\n');
      process.stderr.write(`FAIL ${file}\n${failureMessage}${words ? `\n  What it wrote:\n${words}\n` : ''}\n`);
    }
    const part = Math.ceil(numTotalTestSuites / PARTS);
    if (this.isTerminal || this.done % part === 0 || this.done === numTotalTestSuites) {
      this.clearLine();
      const line = `${this.done} of ${numTotalTestSuites} files, ${this.seconds()} s, ${this.failures} failed`;
      process.stderr.write(this.isTerminal ? line : `${line}\n`);
    }
  }

  onRunComplete(_contexts, results) {
    if (this.isTerminal) process.stderr.write('\n');
    const slowest = this.durations.sort(([one], [other]) => other - one).slice(0, SLOWEST);
    if (this.durations.length > SLOWEST) {
      process.stderr.write('The slowest files:\n');
      for (const [ms, file] of slowest) process.stderr.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}\n`);
    }
    // repeated, since the failures themselves are far above the end of a long run
    for (const { testFilePath, testResults } of results.testResults.filter(({ failureMessage }) => failureMessage)) {
      const failed = testResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName);
      const others = failed.length > 1 ? ` and ${failed.length - 1} more` : '';
      process.stderr.write(`Failed: ${relative(root, testFilePath)}: ${failed[0] ?? 'outside its tests'}${others}\n`);
    }
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

  seconds() {
    return ((performance.now() - this.began) / 1000).toFixed(0);
  }

  clearLine() {
    if (this.isTerminal) process.stderr.write('\r\x1b[2K');
  }
}
