// What Jest runs spec files in, in place of a fresh world for each: Node itself. The files of a worker share their
// modules, so that Nest, TypeORM and MUI are loaded once for each worker and not once for each file. See decision 15.
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import 'reflect-metadata';
import { sourceMaps } from './typescript-hooks.mjs';

const require = createRequire(import.meta.url);
// React's scheduler and fetch wait for these, in Node
const NOT_OF_A_BROWSER = ['nextTick', 'setImmediate', 'clearImmediate'];
// the message of jest-worker to a worker that has no more to do
const END = 2;
const SYMBOLS_OF_CIRCUS = ['EVENT_HANDLERS', 'JEST_STATE_SYMBOL'];

// it ends, whatever its specs have left open: a browser, a timer, a connection
const { exit } = process;
process.on('message', ([kind]) => kind === END && exit.call(process));

export default class SharedRuntime {
  constructor(_config, environment) {
    this.environment = environment;
  }

  /** The runner of the tests; each file has a new one, so that none sees the tests of another. */
  requireInternalModule(path) {
    for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
      if (SYMBOLS_OF_CIRCUS.includes(symbol.description)) delete globalThis[symbol];
    }
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  /** Loads a spec, or calls what a set-up file exports; a set-up file is loaded once, and called before each spec. */
  async unstable_importModule(path) {
    const { default: setUp } = await import(pathToFileURL(path).href);
    if (typeof setUp === 'function') await setUp();
  }

  setGlobalsForRuntime(globals) {
    const { moduleMocker: mocks, fakeTimersModern: timers } = this.environment;
    const jest = {
      fn: mocks.fn.bind(mocks),
      spyOn: mocks.spyOn.bind(mocks),
      clearAllMocks: () => (mocks.clearAllMocks(), jest),
      restoreAllMocks: () => (mocks.restoreAllMocks(), jest),
      useFakeTimers: (options = {}) => (
        timers.useFakeTimers({ ...options, doNotFake: [...NOT_OF_A_BROWSER, ...(options.doNotFake ?? [])] }),
        jest
      ),
      useRealTimers: () => (timers.useRealTimers(), jest),
      setSystemTime: (now) => timers.setSystemTime(now),
      advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
    };
    Object.assign(globalThis, globals, { jest });
  }

  enterTestCode() {}
  leaveTestCode() {}
  clearAllMocks() {}
  resetAllMocks() {}
  restoreAllMocks() {}
  getAllCoverageInfoCopy() {}
  getSourceMaps() {
    return sourceMaps;
  }

  teardown() {
    this.environment.fakeTimersModern.dispose();
    this.environment.moduleMocker.restoreAllMocks();
  }
}
