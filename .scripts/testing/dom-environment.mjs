// One page for each worker. What a browser's window has is global, as there; specs find it empty and at its start.
import { runInNewContext } from 'node:vm';
import { JSDOM, VirtualConsole } from 'jsdom';
import NodeEnvironment from './node-environment.mjs';

const OF_THE_LANGUAGE = new Set(runInNewContext('Object.getOwnPropertyNames(globalThis)'));
// what jsdom lacks, and what has to go with it
const OF_NODE = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'atob',
  'btoa',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'queueMicrotask',
  'setInterval',
  'setTimeout',
  'structuredClone',
]);

const FRAME_MS = 16;
const JSDOM_IS_DONE_MS = 20;
const bindings = new WeakMap();

const { window } = new JSDOM('<!doctype html>', {
  url: 'http://localhost/',
  pretendToBeVisual: true,
  virtualConsole: new VirtualConsole().forwardTo(console, { jsdomErrors: ['unhandled-exception'] }),
});

// React reads a form with it, which only the page's can; Node's fetch sends only Node's
const OfPage = window.FormData;
globalThis.FormData = new Proxy(FormData, {
  construct(OfNode, [form, submitter]) {
    const made = new OfNode();
    if (form) for (const [name, value] of new OfPage(form, submitter)) made.append(name, value);
    return made;
  },
});
for (const name of namesOf(window))
  if (!OF_NODE.has(name) && !OF_THE_LANGUAGE.has(name)) share(window, name, globalThis);
for (const name of OF_NODE) share(globalThis, name, window);
// a channel keeps the process from ending
for (const name of ['BroadcastChannel', 'MessageChannel']) delete globalThis[name];
// drawn by the timers of the specs, so that what asks for frames without end is ended with them
window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), FRAME_MS);
window.cancelAnimationFrame = (frame) => clearTimeout(frame);
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
const { prototype } = window.Element;
prototype.scrollIntoView ??= () => {};
prototype.hasPointerCapture ??= () => false;
window.matchMedia ??= (media) =>
  Object.assign(new window.EventTarget(), { media, matches: false, addListener() {}, removeListener() {} });
// what decides whether something is seen, can be used, and how its name reads; jsdom matches each element with every
// rule that it is given
const { insertRule } = window.CSSStyleSheet.prototype;
window.CSSStyleSheet.prototype.insertRule = function (rule, index) {
  return /display|visibility|pointer-events|position|float/.test(rule) ? insertRule.call(this, rule, index) : index;
};
for (const name of ['ResizeObserver', 'matchMedia']) share(window, name, globalThis);

function namesOf(object) {
  const names = new Set();
  for (let at = object; at; at = Object.getPrototypeOf(at)) {
    if (Object.hasOwn(at, 'hasOwnProperty')) break;
    for (const name of Object.getOwnPropertyNames(at)) if (name !== 'constructor') names.add(name);
  }
  return names;
}

/** Makes a property of one object that of another too, whichever of them is set. */
function share(owner, name, other) {
  Object.defineProperty(other, name, {
    configurable: true,
    enumerable: true,
    get() {
      const value = owner[name];
      // a method of the window is called without it
      return owner === window && typeof value === 'function' && !value.prototype ? bound(value) : value;
    },
    set(value) {
      owner[name] = value;
    },
  });
}

function bound(method) {
  if (!bindings.has(method)) bindings.set(method, method.bind(window));
  return bindings.get(method);
}

export default class DomEnvironment extends NodeEnvironment {
  async setup() {
    await super.setup();
    this.timers = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };
    this.running = new Set();
    for (const [name, start] of Object.entries(this.timers)) {
      globalThis[name] = (...given) => {
        const timer = start(...given);
        this.running.add(timer);
        return timer;
      };
    }
  }

  /** Leaves the page as a reader who closes it: nothing goes on, and the next one finds nothing. */
  async teardown() {
    Object.assign(globalThis, this.timers);
    // what jsdom itself has put off is done by then, and only what the specs left running is ended
    await new Promise((done) => setTimeout(done, JSDOM_IS_DONE_MS));
    for (const timer of this.running) clearTimeout(timer);
    window.document.body.replaceChildren();
    window.localStorage.clear();
    window.sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    await super.teardown();
  }
}
