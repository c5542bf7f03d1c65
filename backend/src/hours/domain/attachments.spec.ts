import {
  aDay,
  admin,
  anEntry,
  aPerson,
  entryFrom,
  nowA,
  recorded,
  refusalOf,
  student,
  superAdmin,
  teacher,
  under,
  verifier,
} from '../../../test/given.js';
import {
  amend,
  approve,
  attach,
  erase,
  recordPaper,
  remove,
  removeAttachment,
  reopen,
  retract,
} from './volunteer-hours.js';
import type { HoursEvent } from './volunteer-hours.events.js';
import type { Attachment, Person, VolunteerHours } from './volunteer-hours.state.js';

const colleague = aPerson('teacher', 8);
const file = (id: number): Attachment => ({
  id,
  name: `form ${id}.jpg`,
  type: 'image/jpeg',
  bytes: 1200,
  sha256: 'a'.repeat(64),
});
type Given = ReturnType<typeof anEntry>;
const then = (given: Given, by: Person, decide: (entry: VolunteerHours) => readonly HoursEvent[]): Given => {
  const { entry } = given;
  return Object.assign(Object.create(given) as Given, {
    trail: [...given.trail, ...recorded(decide(entry), by, entry)],
  });
};
const withFile = (given: Given, by: Person = student, id = 1): Given =>
  then(given, by, (entry) => attach(entry, by, file(id)));
const onPaper = (given: Given, by: Person = teacher, than: { hundredths?: number } = {}): Given =>
  then(given, by, (entry) => recordPaper(entry, by, { scan: 1, signedBy: 'Rosa Lind', ...than }, aDay()));
const code = (decision: () => unknown): string | undefined => refusalOf(decision)?.code;

const pending = anEntry().pending();
const scanned = withFile(pending);

describe('A file', () => {
  it('is attached by the volunteer while the entry is theirs to edit, by administrators after, by teachers while it waits', () => {
    const states = {
      draft: anEntry().draft(),
      pending,
      verified: pending.verifiedBy(verifier),
      approved: pending.approvedBy(teacher),
      rejected: pending.rejectedBy(teacher),
    };
    const may = (by: Person): string[] =>
      Object.entries(states).flatMap(([name, { entry }]) => (code(() => attach(entry, by, file(1))) ? [] : [name]));
    expect(may(student)).toEqual(['draft', 'pending', 'rejected']);
    expect(may(admin)).toEqual(['pending', 'verified', 'approved', 'rejected']);
    expect(may(superAdmin)).toEqual(may(admin));
    expect(may(teacher)).toEqual(['pending']);
    expect(may(verifier)).toEqual([]);
    expect(may(aPerson('auditor', 9))).toEqual([]);
  });

  it('changes nothing that is decided, and its name stands beside the event', () => {
    expect(attach(pending.entry, student, file(7))).toMatchObject([
      {
        type: 'hours.attached',
        data: { from: 'pending', to: 'pending', attachment: { id: 7, bytes: 1200, sha256: file(7).sha256 } },
        texts: { fileName: 'form 7.jpg' },
      },
    ]);
    const kept = pending.verifiedBy(verifier);
    const after = withFile(kept, admin).entry;
    expect(after).toEqual({ ...kept.entry, version: after.version, attachments: [file(1)] });
  });

  it('is one of five', () => {
    const five = [1, 2, 3, 4, 5].reduce((given, id) => withFile(given, student, id), pending);
    expect(code(() => attach(five.entry, student, file(6)))).toBe('attachments.too-many');
    expect(code(() => removeAttachment(five.entry, student, 6))).toBe('not-found');
    const four = then(five, student, (entry) => removeAttachment(entry, student, 2)).entry;
    expect(four.attachments.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('goes with an erasure and a deleted draft, and stays with what can be restored', () => {
    const draft = withFile(anEntry().draft());
    expect(then(draft, student, (entry) => remove(entry, student)).entry.attachments).toEqual([]);
    expect(then(scanned, student, (entry) => remove(entry, student)).entry.attachments).toHaveLength(1);
    expect(
      entryFrom([...scanned.trail, ...recorded(erase(scanned.entry), student, scanned.entry)]).attachments,
    ).toEqual([]);
  });
});

describe('A paper form that came back', () => {
  it('verifies the hours, by the person who signed it and not by the one who records it', () => {
    const { entry } = onPaper(scanned, teacher, { hundredths: 250 });
    expect(entry).toMatchObject({
      status: 'verified',
      hundredths: 250,
      verifiedBy: null,
      verificationLevel: 'paper',
      pastVerifiers: [],
      pastRecorders: [teacher.id],
      attachments: [{ ...file(1), isScan: true }],
    });
    expect(recordPaper(scanned.entry, teacher, { scan: 1, signedBy: 'Rosa Lind' }, aDay())).toMatchObject([
      { type: 'hours.verified', data: { level: 'paper', scan: 1 }, texts: { signedName: 'Rosa Lind' } },
    ]);
  });

  it('is recorded by staff, of an entry that waits, with its scan, for no more hours', () => {
    const form = { scan: 1, signedBy: 'Rosa Lind' };
    const record = (entry: VolunteerHours, by: Person, than = {}) =>
      code(() => recordPaper(entry, by, { ...form, ...than }, aDay()));
    expect([teacher, admin, superAdmin].map((by) => record(scanned.entry, by))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(record(scanned.entry, verifier)).toBe('hours.not-yours');
    expect(record(scanned.entry, student)).toBe('hours.own-entry');
    expect(record(scanned.entry, nowA('teacher', student))).toBe('hours.own-entry');
    expect(record(pending.entry, teacher)).toBe('invalid-input');
    expect(record(scanned.entry, teacher, { hundredths: 350 })).toBe('hours.raised');
    expect(record(scanned.approvedBy(teacher).entry, teacher)).toBe('hours.wrong-state');
    expect(record(withFile(anEntry().draft()).entry, teacher)).toBe('not-found');
  });

  it('is approved by whoever recorded it under standard, marked as decided by one person; by another it is not', () => {
    const { entry } = onPaper(scanned);
    expect(approve(entry, teacher, {}, aDay())).toMatchObject([{ data: { singleActor: true } }]);
    expect(approve(entry, colleague, {}, aDay())[0]?.data).not.toHaveProperty('singleActor');
    const again = then(
      then(onPaper(scanned), admin, (one) => reopen(one, admin, 'Wrong day')),
      verifier,
      (one) => [...recordPaper(one, colleague, { scan: 1, signedBy: 'Rosa Lind' }, aDay())],
    );
    expect(again.entry.verificationLevel).toBe('paper');
  });

  it('counts under strict where the school says so; whoever ever recorded one approves nothing there', () => {
    const form = { scan: 1, signedBy: 'Rosa Lind' };
    expect(code(() => recordPaper(scanned.entry, teacher, form, under('strict')))).toBe('hours.paper-not-accepted');
    const accepting = aDay({ approvalPolicy: 'strict', acceptsSupervisors: true });
    expect(code(() => recordPaper(scanned.entry, teacher, form, accepting))).toBeUndefined();
    const { entry } = onPaper(scanned);
    expect(code(() => approve(entry, colleague, {}, under('strict')))).toBe('hours.verification-required');
    expect(code(() => approve(entry, teacher, {}, accepting))).toBe('hours.recorded-by-you');
    expect(code(() => approve(entry, colleague, {}, accepting))).toBeUndefined();
    const friend: Person = { ...colleague, couldBe: [teacher.id] };
    expect(code(() => approve(entry, friend, {}, accepting))).toBe('hours.one-hand');
  });

  it('is not retracted by the named verifier; its scan stays until the entry is reopened or amended', () => {
    const verified = onPaper(scanned);
    expect(code(() => retract(verified.entry, verifier))).toBe('hours.not-yours');
    expect(code(() => removeAttachment(verified.entry, admin, 1))).toBe('hours.scan-in-use');
    const amended = then(verified, admin, (one) => amend(one, admin, { fields: { hundredths: 200 } }, aDay()));
    expect(amended.entry).toMatchObject({ status: 'pending', verificationLevel: null });
    expect(code(() => removeAttachment(amended.entry, student, 1))).toBeUndefined();
  });
});
