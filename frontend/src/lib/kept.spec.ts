import { kept, keptJson } from './kept.js';

describe('what is kept on this device', () => {
  const real = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
  const storageThat = (get: () => Storage): void => {
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  };
  beforeEach(() => localStorage.clear());
  afterEach(() => {
    Object.defineProperty(window, 'localStorage', real);
    kept.dropAll();
  });

  it('goes with who signs out, and nothing else of the browser does', () => {
    localStorage.setItem('hourtrail-theme', 'dark');
    expect(kept.write('one', '1')).toBe(true);
    kept.write('two', '2');
    kept.dropAll();
    expect(kept.read('one')).toBeNull();
    expect(Object.keys(localStorage)).toEqual(['hourtrail-theme']);
  });

  it('lasts as long as the page where the browser forbids storage', () => {
    storageThat(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(kept.write('one', '1')).toBe(false);
    expect(kept.read('one')).toBe('1');
    kept.drop('one');
    expect(kept.read('one')).toBeNull();
  });

  it('lasts as long as the page where the storage is full, and is the newest there is', () => {
    kept.write('one', 'old');
    const full = (): never => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    const storage = localStorage;
    storageThat(() => new Proxy(storage, { get: (target, name) => (name === 'setItem' ? full : bound(target, name)) }));
    expect(kept.write('one', 'new')).toBe(false);
    expect(kept.read('one')).toBe('new');
  });

  it('is nothing where it cannot be read as JSON', () => {
    kept.write('one', '{"a":1}');
    kept.write('two', '{');
    expect(keptJson('one')).toEqual({ a: 1 });
    expect(keptJson('two')).toBeUndefined();
    expect(keptJson('three')).toBeUndefined();
  });
});

function bound(target: Storage, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name);
  return typeof value === 'function' ? (value.bind(target) as unknown) : value;
}
