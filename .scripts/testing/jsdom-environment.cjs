const { TestEnvironment } = require('jest-environment-jsdom');

// Parts of the web platform that Node has and jsdom lacks. MessageChannel is not among them: it keeps Jest from ending.
const FROM_NODE = [
  'TextEncoder',
  'TextDecoder',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'AbortController',
  'AbortSignal',
  'structuredClone',
];

class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.ResizeObserver ??= ResizeObserver;
    const { prototype } = this.global.Element;
    prototype.scrollIntoView ??= () => {};
    prototype.hasPointerCapture ??= () => false;
    this.global.matchMedia ??= (media) =>
      Object.assign(new EventTarget(), { media, matches: false, addListener() {}, removeListener() {} });
  }
};
