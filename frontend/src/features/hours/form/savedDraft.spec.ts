import { browserStorage } from '../../../lib/browserStorage.js';
import { emptyForm } from './hoursFormValues.js';
import { backWords, deleteDraft, saveDraft, savedDraft, slotOf, typedOf } from './savedDraft.js';

const entry = {
  values: { ...typedOf(emptyForm('2026-09-30')), organizationName: 'Food Bank', otherDays: ['2026-09-29'] },
  at: '2026-09-30T14:42:00.000Z',
  version: 0,
};

describe('what somebody typed and has not sent', () => {
  beforeEach(() => browserStorage.dropAll());

  it('comes back as it was, until it is dropped', () => {
    expect(saveDraft('hours 5 new', entry)).toBe(true);
    expect(savedDraft('hours 5 new')).toEqual(entry);
    deleteDraft('hours 5 new');
    expect(savedDraft('hours 5 new')).toBeUndefined();
  });

  it('is kept apart for each person, each entry and what fills it in', () => {
    const slots = [
      slotOf(5, 'new'),
      slotOf(6, 'new'),
      slotOf(5, 41),
      slotOf(5, 'new', { like: 41 }),
      slotOf(5, 'new', { opportunity: 41 }),
    ];
    expect(new Set(slots).size).toBe(slots.length);
  });

  it.each([
    ['no JSON', '{'],
    ['null', 'null'],
    ['something else', '{"values":{"date":1},"at":"x","version":0}'],
    ['no time', JSON.stringify({ ...entry, at: 'yesterday' })],
    ['days that are none', JSON.stringify({ ...entry, values: { ...entry.values, otherDays: [7] } })],
  ])('is left alone where the browser holds %s', (_what, text) => {
    browserStorage.write('hours 5 new', text);
    expect(savedDraft('hours 5 new')).toBeUndefined();
  });

  it('says from when it is, by the clock of the school', () => {
    const today = new Date('2026-09-30T20:00:00.000Z');
    const later = new Date('2026-10-02T20:00:00.000Z');
    expect(backWords(entry, 'America/New_York', today)).toBe('Your unsaved entry from 10:42 AM is back.');
    expect(backWords({ ...entry, version: 3 }, 'America/New_York', later)).toBe(
      'Your unsaved changes from September 30, 2026, 10:42 AM are back.',
    );
  });
});
