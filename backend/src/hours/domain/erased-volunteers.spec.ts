import {
  aDay,
  admin,
  anEntry,
  refusalOf,
  student,
  superAdmin,
  teacher,
  entryFrom,
  verifier,
} from '../../../test/given.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { amend, approve, erase, remove, reopen, restore, revoke } from './volunteer-hours.js';

const pending = anEntry().pending();
const verified = pending.verifiedBy(verifier, { comment: 'Sorted with me' });
const approved = verified.approvedBy(teacher, { comment: 'Well done, Ana' });
const rejected = pending.rejectedBy(teacher, 'Who is this Ana?');

/** A trail as the log has it once its texts were taken away. */
const wordless = (trail: readonly RecordedEvent[]): RecordedEvent[] =>
  trail.map((event) => ({
    ...event,
    texts: Object.fromEntries(Object.keys(event.texts).map((field) => [field, null])),
  }));

const WORDS = /Food Bank|Sorted|Ana|Well done/;

describe('An entry whose volunteer was erased', () => {
  it.each([
    ['approved', approved],
    ['rejected', rejected],
  ])('stays and counts as it did when it was %s', (status, { entry }) => {
    expect(erase(entry)).toMatchObject([
      { type: 'hours.erased', data: { student: student.id, from: status, to: status }, texts: {} },
    ]);
    expect(erase(entry)[0]?.data).toMatchObject({ hundredthsBefore: 300, hundredthsAfter: 300 });
  });

  it.each([
    ['draft', anEntry().draft()],
    ['pending', pending],
    ['verified', verified],
  ])('ends when it was %s: nobody could tell any more what they decide on', (status, { entry }) => {
    expect(erase(entry)).toMatchObject([{ type: 'hours.erased', data: { from: status, to: 'deleted' } }]);
  });

  it('stays deleted since it was deleted, and gone where it went', () => {
    const deleted = approved.deletedBy(admin);
    expect(deleted.erased().entry).toMatchObject({ status: 'approved', deletedAt: deleted.entry.deletedAt });
    expect(erase(deleted.entry)[0]?.data).toMatchObject({ from: 'deleted', to: 'deleted' });
    const gone = pending.movedAway();
    expect(gone.erased().entry).toMatchObject({ movedTo: gone.entry.movedTo, deletedAt: gone.entry.deletedAt });
  });

  it.each([
    ['a draft', anEntry().draft()],
    ['pending', pending],
    ['approved', approved],
    ['rejected', rejected],
    ['imported', anEntry().importedBy(admin)],
    ['amended', approved.amendedBy(admin, { organizationName: 'Food Bank Annex' }, 'Ana wrote the wrong one')],
  ])('has no word left when it was %s, and comes to the same from a log without words', (_state, given) => {
    const { trail, entry } = given.erased();
    expect(JSON.stringify(entry)).not.toMatch(WORDS);
    expect(entryFrom(wordless(trail))).toEqual(entry);
  });

  it('keeps who decided, when, and how many hours', () => {
    const { entry } = approved.erased();
    expect(entry).toMatchObject({
      status: 'approved',
      hundredths: 300,
      verifiedBy: verifier.id,
      approvedBy: teacher.id,
      approvedAt: approved.entry.approvedAt,
      organizationName: 'Erased',
      deletedAt: null,
    });
    expect(entry.erasedAt).not.toBeNull();
  });

  it('is erased once', () => {
    expect(erase(approved.erased().entry)).toEqual([]);
  });

  it('is changed by nobody any more', () => {
    const { entry } = approved.erased();
    const removed = pending.erased().entry;
    const amendment = { fields: { description: 'Ana was there' }, reason: 'For the record' };
    const refusals = [
      () => amend(entry, admin, amendment, aDay()),
      () => revoke(entry, admin),
      () => reopen(entry, superAdmin),
      () => remove(entry, admin),
      () => approve(rejected.erased().entry, admin, {}, aDay()),
      () => restore(removed, admin),
    ].map((act) => refusalOf(act));
    expect(refusals.map((refusal) => refusal?.code)).toEqual(refusals.map(() => 'hours.erased'));
    expect(refusals[0]?.details).toMatchObject({ current: 'approved', allowed: [] });
  });
});
