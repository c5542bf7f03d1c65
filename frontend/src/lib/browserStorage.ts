const PREFIX = 'hourtrail-kept ';

/** Stands in where the browser keeps nothing, or has no room: then it lasts as long as the page. */
const inMemory = new Map<string, string>();

function stored<T>(act: (storage: Storage) => T, otherwise: T): T {
  try {
    return act(localStorage);
  } catch {
    return otherwise;
  }
}

/** Text of somebody that stays on this device, over reloads and ended sessions, until they sign out. */
export const browserStorage = {
  read: (name: string): string | null =>
    inMemory.get(name) ?? stored((storage) => storage.getItem(PREFIX + name), null),

  /** False where it lasts only as long as the page. */
  write(name: string, text: string): boolean {
    const lasts = stored((storage) => (storage.setItem(PREFIX + name, text), true), false);
    if (lasts) inMemory.delete(name);
    else inMemory.set(name, text);
    return lasts;
  },

  drop(name: string): void {
    inMemory.delete(name);
    stored((storage) => storage.removeItem(PREFIX + name), undefined);
  },

  /** For who signs out: a school's computer is somebody else's next. */
  dropAll(): void {
    inMemory.clear();
    stored((storage) => {
      const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      names.filter((name) => name.startsWith(PREFIX)).forEach((name) => storage.removeItem(name));
    }, undefined);
  },
};

/** What was kept as JSON; undefined where there is none that can be read. */
export function storedJson(name: string): unknown {
  try {
    return JSON.parse(browserStorage.read(name) ?? '') as unknown;
  } catch {
    return undefined;
  }
}
