import {
  admin,
  anEntry,
  aPerson,
  parent,
  student,
  superAdmin,
  supervisedMorning,
  teacher,
  verifier,
} from '../../test/given.js';
import type { RecordedEvent } from '../platform/kernel/event.js';
import { recipientsOf, type Others } from './hours-recipients.js';

/** The recipients of the last event of a trail, in words. */
const notified = (
  { trail }: { readonly trail: readonly RecordedEvent[] },
  verifierId: number | null = verifier.id,
  parents: readonly number[] = [],
) =>
  recipientsOf(trail.at(-1) as RecordedEvent, { verifierId, parents }).map(
    ({ userId, kind }) => `${NAMES.get(userId)}: ${kind}`,
  );

/** Who is told of the message that a trail ends with. */
const asked = ({ trail }: { readonly trail: readonly RecordedEvent[] }, others: Partial<Others> = {}) =>
  recipientsOf(trail.at(-1) as RecordedEvent, {
    verifierId: verifier.id,
    verifiers: [verifier.id],
    staff: [teacher.id],
    before: trail.slice(0, -1).map(({ actor }) => actor),
    ...others,
  }).map(({ userId }) => NAMES.get(userId));

const another = aPerson('verifier', 7);
const AT_TEN = { startTime: '10:00', hundredths: 200 };
const NAMES = new Map([
  [student.id, 'volunteer'],
  [verifier.id, 'verifier'],
  [another.id, 'another verifier'],
  [parent.id, 'parent'],
  [teacher.id, 'teacher'],
  [admin.id, 'administrator'],
]);

describe('who is told of what happened to an entry', () => {
  const pending = anEntry().pending();
  const approved = pending.approvedBy(teacher);

  it('its verifier, when it is handed in, handed in again or added by an administrator', () => {
    expect(notified(pending)).toEqual(['verifier: hours.submitted']);
    expect(notified(anEntry().draft().submitted())).toEqual(['verifier: hours.submitted']);
    expect(notified(pending.rejectedBy(teacher).submitted())).toEqual(['verifier: hours.submitted']);
    expect(notified(anEntry().addedBy(admin))).toEqual(['verifier: hours.submitted', 'volunteer: hours.added']);
  });

  it('its supervisor, when it waits for the account that they have now, and not of what they answered', () => {
    const waiting = anEntry().with(supervisedMorning).pending();
    expect(notified(waiting.joinedBy(verifier), null)).toEqual(['verifier: hours.submitted']);
    expect(notified(waiting.confirmedByLink().joinedBy(verifier), null)).toEqual([]);
  });

  it('nobody, when it is handed in and names no verifier', () => {
    expect(notified(anEntry().with({ verifierId: null }).pending(), null)).toEqual([]);
  });

  it.each([
    ['hours.verified', pending.verifiedBy(verifier)],
    ['hours.approved', approved],
    ['hours.rejected', pending.rejectedBy(teacher)],
    ['hours.rejected', pending.rejectedBy(verifier)],
    ['hours.reopened', approved.reopenedBy(admin)],
    ['hours.revoked', approved.revokedBy(superAdmin)],
    ['hours.amended', pending.amendedBy(admin, { description: 'Sorted tins' })],
    ['hours.deleted', pending.deletedBy(admin)],
    ['hours.restored', pending.deletedBy(admin).restoredBy(admin)],
  ])('its volunteer, of %s', (kind, entry) => {
    expect(notified(entry)).toEqual([`volunteer: ${kind}`]);
  });

  it('the parents who follow its volunteer, of what the school decided and of nothing else', () => {
    const toParents = (entry: typeof pending) =>
      notified(entry, verifier.id, [parent.id]).filter((to) => /^parent/.test(to));
    expect(toParents(approved)).toEqual(['parent: hours.approved']);
    expect(toParents(pending.rejectedBy(verifier))).toEqual(['parent: hours.rejected']);
    expect(toParents(approved.revokedBy(admin))).toEqual(['parent: hours.revoked']);
    for (const other of [
      pending,
      pending.verifiedBy(verifier),
      approved.reopenedBy(admin),
      pending.amendedBy(admin, AT_TEN),
      pending.deletedBy(admin),
      anEntry().addedBy(admin),
    ]) {
      expect(toParents(other)).toEqual([]);
    }
  });

  it('the verifier whom an amendment names, while the entry waits', () => {
    const naming = ({ trail }: typeof pending) => ({
      trail: trail.map((event) => ({ ...event, data: { ...event.data, set: { verifierId: another.id } } })),
    });
    expect(notified(naming(pending.amendedBy(student, AT_TEN)))).toEqual(['another verifier: hours.submitted']);
    expect(notified(naming(approved.amendedBy(admin, AT_TEN)))).toEqual([
      'another verifier: hours.submitted',
      'volunteer: hours.amended',
    ]);
    expect(notified(naming(pending.rejectedBy(teacher).amendedBy(student, AT_TEN)))).toEqual([]);
    expect(notified(pending.amendedBy(student, AT_TEN))).toEqual([]);
  });

  it('the verifier, of a message while it waits for one who is there to answer', () => {
    expect(asked(pending.askedBy(student, 'Did you get it?'))).toEqual(['verifier']);
    expect(asked(pending.askedBy(student, 'Did you get it?'), { verifiers: [] })).toEqual(['verifier', 'teacher']);
    expect(asked(pending.askedBy(verifier, 'Which day was it?'))).toEqual(['volunteer']);
    expect(asked(pending.askedBy(teacher, 'Which day was it?'))).toEqual(['volunteer', 'verifier']);
  });

  it('a school’s staff, of a message about what waits for them, until one of them had a part in it', () => {
    const verified = pending.verifiedBy(verifier).askedBy(student, 'When will it count?');
    expect(asked(verified)).toEqual(['verifier', 'teacher']);
    const answered = verified.askedBy(teacher, 'On Monday.');
    expect(asked(answered)).toEqual(['volunteer', 'verifier']);
    expect(asked(answered.askedBy(student, 'Thank you!'), { staff: [teacher.id, admin.id] })).toEqual([
      'verifier',
      'teacher',
    ]);
    const rejected = anEntry().with({ verifierId: null }).pending().rejectedBy(admin).askedBy(student, 'Why?');
    expect(asked(rejected, { verifierId: null })).toEqual(['administrator']);
    const unnamed = anEntry().with({ verifierId: null }).pending().askedBy(student, 'Who verifies it?');
    expect(asked(unnamed, { verifierId: null })).toEqual(['teacher']);
  });

  it('nobody, when it is imported or that is undone', () => {
    const imported = anEntry().importedBy(admin);
    expect(notified(imported)).toEqual([]);
    expect(notified(imported.takenBackBy(admin))).toEqual([]);
    expect(notified(imported.deletedBy(admin))).toEqual(['volunteer: hours.deleted']);
  });

  it('nobody of what they do themselves, and nobody of a draft', () => {
    expect(notified(pending.deletedBy(student))).toEqual([]);
    expect(notified(pending.amendedBy(student, { description: 'Sorted tins' }))).toEqual([]);
    expect(notified(pending.withdrawn())).toEqual([]);
    expect(notified(anEntry().draft())).toEqual([]);
    expect(notified(anEntry().draft().deletedBy(student))).toEqual([]);
  });
});
