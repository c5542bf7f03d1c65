import { browserStorage, storedJson } from './browserStorage.js';

describe('what is kept on this device', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const storageThat = (get: () => Storage): void => {
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    Object.defineProperty(window, 'localStorage', real);
    browserStorage.dropAll();
  });

  it('goes with who signs out, and nothing else of the browser does', () => {
    localStorage.setItem('hourtrail-theme', 'dark');
    expect(browserStorage.write('one', '1')).toBe(true);
    browserStorage.write('two', '2');
    browserStorage.dropAll();
    expect(browserStorage.read('one')).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['hourtrail-theme']);
  });

  it('lasts as long as the page where the browser forbids storage', () => {
    storageThat(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(browserStorage.write('one', '1')).toBe(false);
    expect(browserStorage.read('one')).toBe('1');
    browserStorage.drop('one');
    expect(browserStorage.read('one')).toBeNull();
  });

  it('lasts as long as the page where the storage is full, and is the newest there is', () => {
    browserStorage.write('one', 'old');
    const full = (): never => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const storage = localStorage;
    storageThat(() => new Proxy(storage, { get: (target, name) => (name === 'setItem' ? full : bound(target, name)) }));
    expect(browserStorage.write('one', 'new')).toBe(false);
    expect(browserStorage.read('one')).toBe('new');
  });

  it('is nothing where it cannot be read as JSON', () => {
    browserStorage.write('one', '{"a":1}');
    browserStorage.write('two', '{');
    expect(storedJson('one')).toEqual({ a: 1 });
    expect(storedJson('two')).toBeUndefined();
    expect(storedJson('three')).toBeUndefined();
  });
});

function bound(target: Storage, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
