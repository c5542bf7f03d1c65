import { anEntry } from '../testing/builders.js';
import { isSetAside, lessSetAside } from './entriesSetAside.js';

const waiting = {
  41: { version: 1, status: 'pending' as const, statusSince: '2026-11-02T15:00:00.000Z', namesSomeone: true },
  42: { version: 3, status: 'verified' as const, statusSince: '2026-11-11T15:00:00.000Z', namesSomeone: true },
};

describe('counting what waits while decisions are on their way', () => {
  it('leaves out what was decided on here', () => {
    expect(lessSetAside('12', waiting, ['pending', 'verified'])).toBe('10');
    expect(lessSetAside('12', waiting, ['pending'])).toBe('11');
  });

  it('leaves the other tabs alone', () => {
    expect(lessSetAside('12', waiting, ['approved'])).toBe('12');
  });

  it('leaves out of those that wait long only what waited long', () => {
    const long = ({ statusSince }: { statusSince: string }): boolean => statusSince < '2026-11-05';
    expect(lessSetAside('3', waiting, ['pending', 'verified'], 0, long)).toBe('2');
  });

  it('leaves it to the server once it was read after the decision was recorded', () => {
    const recorded = { 41: { ...waiting[41], recordedAt: 1000 } };
    expect(lessSetAside('12', recorded, ['pending'], 999)).toBe('11');
    expect(lessSetAside('11', recorded, ['pending'], 1000)).toBe('11');
  });

  it('never falls below none, and does not count where the server does not', () => {
    expect(lessSetAside('1', waiting, ['pending', 'verified'])).toBe('0');
    expect(lessSetAside('1000+', waiting, ['pending'])).toBe('1000+');
  });

  it('shows an entry again as soon as somebody else has changed it', () => {
    expect(isSetAside(waiting, anEntry())).toBe(true);
    expect(isSetAside(waiting, anEntry({ version: 2 }))).toBe(false);
    expect(isSetAside(waiting, anEntry({ id: 43 }))).toBe(false);
  });

  it('hides the row of a list that is older than the entry that was decided on', () => {
    expect(isSetAside(waiting, anEntry({ id: 42, version: 2 }))).toBe(true);
  });
});
