import type { EntryFields, HoursEvent, HoursEventData } from './volunteer-hours.events.js';
import {
  add,
  amend,
  approve,
  draft,
  log,
  reject,
  remove,
  reopen,
  restore,
  retract,
  submit,
  verify,
  withdraw,
} from './volunteer-hours.js';
import { completeFields } from './entry-fields.rules.js';
import { isCut } from './volunteer-hours.rules.js';
import type { Circumstances, Person } from './volunteer-hours.state.js';
import { after, decide } from './decide.js';
import {
  aDay,
  aPerson,
  admin,
  anEntry,
  morningAtTheFoodBank,
  nowA,
  parent,
  recorded,
  refusalOf,
  student,
  superAdmin,
  teacher,
  entryFrom,
  verifier,
} from '../../../test/given.js';

const otherTeacher = aPerson('teacher', 21);
const otherVerifier = aPerson('verifier', 22);

const known = (person: Partial<NonNullable<Circumstances['verifier']>>): Circumstances =>
  aDay({ verifier: { id: verifier.id, role: 'verifier', isActive: true, createdBy: null, ...person } });

const only = (events: readonly HoursEvent[]): HoursEvent => {
  expect(events).toHaveLength(1);
  return events[0] as HoursEvent;
};
const dataOf = (events: readonly HoursEvent[]): HoursEventData => only(events).data;
const refusedFields = (decision: () => unknown) => refusalOf(decision)?.errors;

describe('Writing hours down', () => {
  it('keeps a draft that has nothing but its date', () => {
    const fields = completeFields({ date: '2026-03-14' }, 'America/New_York');

    const event = only(draft(fields, student, aDay()));

    expect(event).toEqual({
      type: 'hours.drafted',
      data: {
        student: student.id,
        from: null,
        to: 'draft',
        hundredthsBefore: null,
        hundredthsAfter: null,
        dateBefore: null,
        dateAfter: '2026-03-14',
        set: { date: '2026-03-14', startTime: null, endTime: null, hundredths: null, verifierId: null },
        rules: 1,
      },
      texts: { organizationName: null, description: null },
    });
  });

  it('hands a complete entry in at once', () => {
    expect(only(log(morningAtTheFoodBank, student, aDay()))).toMatchObject({
      type: 'hours.submitted',
      data: { student: student.id, from: null, to: 'pending', hundredthsAfter: 300, dateAfter: '2026-03-14' },
      texts: { organizationName: 'Food Bank', description: 'Sorted cans' },
    });
  });

  it('lets parents log hours of their own as students do', () => {
    expect(anEntry().of(parent).pending().entry).toMatchObject({ studentId: parent.id, status: 'pending' });
  });

  it.each([teacher, admin, verifier, superAdmin])('lets nobody but students and parents log hours: a $role', (by) => {
    expect(refusalOf(() => log(morningAtTheFoodBank, by, aDay()))?.kind).toBe('forbidden');
    expect(refusalOf(() => draft(morningAtTheFoodBank, by, aDay()))?.kind).toBe('forbidden');
  });

  it.each([admin, superAdmin])('lets administrators add hours for somebody else: a $role', (by) => {
    expect(only(add(morningAtTheFoodBank, { studentId: student.id }, by, aDay()))).toMatchObject({
      type: 'hours.added',
      data: { student: student.id, from: null, to: 'pending', hundredthsAfter: 300 },
    });
  });

  it.each([student, parent, teacher, verifier])('lets nobody else add hours for somebody: a $role', (by) => {
    expect(refusalOf(() => add(morningAtTheFoodBank, { studentId: 99 }, by, aDay()))?.kind).toBe('forbidden');
  });

  it('lets no administrator add hours for themselves', () => {
    expect(refusalOf(() => add(morningAtTheFoodBank, { studentId: admin.id }, admin, aDay()))).toMatchObject({
      kind: 'forbidden',
      code: 'hours.own-entry',
    });
  });

  it('remembers who wrote an added entry down, and whose it is', () => {
    expect(anEntry().addedBy(admin).entry).toMatchObject({ createdBy: admin.id, studentId: student.id });
  });
});

describe('Handing in and taking back', () => {
  it('hands a draft in, and a rejected entry in again', () => {
    const rejected = anEntry().pending().rejectedBy(teacher, 'Which food bank?');

    expect(only(submit(anEntry().draft().entry, student, aDay()))).toMatchObject({
      type: 'hours.submitted',
      data: { from: 'draft', to: 'pending' },
    });
    expect(only(submit(rejected.entry, student, aDay()))).toMatchObject({
      type: 'hours.resubmitted',
      data: { from: 'rejected', to: 'pending' },
    });
  });

  it('keeps earlier comments in the trail when an entry is handed in again', () => {
    const again = anEntry().pending().rejectedBy(teacher, 'Which food bank?').submitted();

    expect(again.entry).toMatchObject({ status: 'pending', approverComments: null });
    expect(again.trail.map(({ texts }) => texts['comment'])).toEqual([undefined, 'Which food bank?', undefined]);
  });

  it('takes a pending entry back into draft', () => {
    expect(only(withdraw(anEntry().pending().entry, student))).toMatchObject({
      type: 'hours.withdrawn',
      data: { from: 'pending', to: 'draft' },
    });
    expect(anEntry().pending().withdrawn().entry).toMatchObject({ status: 'draft', submittedAt: null });
  });

  it('lets nobody walk back what is decided', () => {
    const verified = anEntry().pending().verifiedBy(verifier).entry;

    expect(refusalOf(() => withdraw(verified, student))).toMatchObject({
      kind: 'conflict',
      code: 'hours.wrong-state',
      details: { current: 'verified', allowed: [] },
    });
  });
});

describe('Verifying', () => {
  it('vouches for all hours where none are named', () => {
    expect(only(verify(anEntry().pending().entry, verifier, { comment: 'Was there' }))).toEqual({
      type: 'hours.verified',
      data: {
        student: student.id,
        from: 'pending',
        to: 'verified',
        hundredthsBefore: 300,
        hundredthsAfter: 300,
        dateBefore: '2026-03-14',
        dateAfter: '2026-03-14',
        rules: 1,
      },
      texts: { comment: 'Was there' },
    });
  });

  it('says who verified, when, and in which words', () => {
    const { entry, trail } = anEntry().pending().verifiedBy(verifier, { comment: 'Was there' });

    expect(entry).toMatchObject({
      status: 'verified',
      verifiedBy: verifier.id,
      verifiedAt: trail[1]?.at,
      statusSince: trail[1]?.at,
      verifierComments: 'Was there',
      pastVerifiers: [verifier.id],
    });
  });

  it('is for the verifier named on the entry', () => {
    expect(refusalOf(() => verify(anEntry().pending().entry, otherVerifier, {}))?.kind).toBe('not-found');
    expect(refusalOf(() => verify(anEntry().pending().entry, teacher, {}))?.kind).toBe('forbidden');
  });

  it('is not for somebody who approved the entry before, in another role', () => {
    const approvedBefore = anEntry()
      .pending()
      .approvedBy(nowA('teacher', verifier))
      .reopenedBy(admin, 'Wrong day').entry;

    expect(refusalOf(() => verify(approvedBefore, verifier, {}))).toMatchObject({
      kind: 'forbidden',
      code: 'hours.approved-by-you',
    });
  });

  it('can be taken back by who verified, and asks nobody why', () => {
    const verified = anEntry().pending().verifiedBy(verifier, { comment: 'Was there' });

    const event = only(retract(verified.entry, verifier, 'It was another student'));

    expect(event).toMatchObject({
      type: 'hours.verification-retracted',
      texts: { comment: 'It was another student' },
    });
    expect(event.data).toMatchObject({ from: 'verified', to: 'pending' });
    expect(event.data.noReason).toBeUndefined();
    expect(verified.retractedBy(verifier).entry).toMatchObject({
      status: 'pending',
      verifiedBy: null,
      verifiedAt: null,
      verifierComments: null,
      pastVerifiers: [verifier.id],
    });
  });

  it('can be taken back by nobody else', () => {
    const verified = anEntry().pending().verifiedBy(verifier).entry;

    for (const by of [teacher, admin, superAdmin, student]) {
      expect(refusalOf(() => retract(verified, by))?.kind).toBe('forbidden');
    }
    expect(refusalOf(() => retract({ ...verified, verifiedBy: otherVerifier.id }, verifier))?.kind).toBe('forbidden');
  });
});

describe('Crediting fewer hours than were logged', () => {
  it('is known of an entry as long as the credit stands', () => {
    const cut = anEntry().with({ hundredths: 150 }).pending().verifiedBy(verifier, { hundredths: 100 });

    expect(cut.entry).toMatchObject({ hundredths: 100, loggedHundredths: 150 });
    expect(isCut(cut.entry)).toBe(true);
    expect(isCut(cut.approvedBy(teacher).entry)).toBe(true);
    expect(isCut(cut.retractedBy(verifier).entry)).toBe(false);
    expect(isCut(cut.approvedBy(teacher).revokedBy(admin).entry)).toBe(false);
  });

  it('is measured by the hours that were entered last', () => {
    const corrected = anEntry().with({ hundredths: 150 }).pending().amendedBy(student, { hundredths: 200 });

    expect(isCut(corrected.approvedBy(teacher).entry)).toBe(false);
    expect(corrected.approvedBy(teacher, { hundredths: 150 }).entry).toMatchObject({ loggedHundredths: 200 });
    const lowered = anEntry().pending().amendedBy(admin, { hundredths: 100 });
    expect(isCut(lowered.approvedBy(teacher).entry)).toBe(false);
  });
});

describe('Approving', () => {
  it('under the standard policy credits what nobody verified, and marks that one person decided alone', () => {
    const alone = approve(anEntry().pending().entry, teacher, {}, aDay());

    expect(dataOf(alone)).toMatchObject({
      from: 'pending',
      to: 'approved',
      policy: 'standard',
      singleActor: true,
    });
    expect(anEntry().pending().approvedBy(teacher).entry.singleActor).toBe(true);
  });

  it('carries no such mark when a verifier came first', () => {
    const verified = anEntry().pending().verifiedBy(verifier);

    expect(dataOf(approve(verified.entry, teacher, {}, aDay())).singleActor).toBeUndefined();
    expect(verified.approvedBy(teacher).entry.singleActor).toBe(false);
  });

  it('marks the one person again when the verification was taken back', () => {
    const takenBack = anEntry().pending().verifiedBy(verifier).retractedBy(verifier).entry;

    expect(dataOf(approve(takenBack, teacher, {}, aDay())).singleActor).toBe(true);
  });

  it('says who approved, when, and in which words, beside what the verifier said', () => {
    const { entry, trail } = anEntry()
      .pending()
      .verifiedBy(verifier, { comment: 'Was there' })
      .approvedBy(teacher, { comment: 'Well done' });

    expect(entry).toMatchObject({
      status: 'approved',
      verifiedBy: verifier.id,
      verifierComments: 'Was there',
      approvedBy: teacher.id,
      approvedAt: trail[2]?.at,
      approverComments: 'Well done',
      pastApprovers: [teacher.id],
    });
  });

  it.each([teacher, admin, superAdmin])('is for teachers and administrators: a $role', (by) => {
    expect(only(approve(anEntry().pending().verifiedBy(verifier).entry, by, {}, aDay())).type).toBe('hours.approved');
  });

  it('asks for no reason in the ordinary case', () => {
    expect(dataOf(approve(anEntry().pending().entry, teacher, {}, aDay())).noReason).toBeUndefined();
  });

  it('overturns a rejection, by administrators only, with a mark and a reason asked for', () => {
    const rejected = anEntry().pending().rejectedBy(teacher).entry;

    expect(refusalOf(() => approve(rejected, otherTeacher, {}, aDay()))?.kind).toBe('forbidden');
    expect(dataOf(approve(rejected, admin, {}, aDay()))).toMatchObject({
      from: 'rejected',
      to: 'approved',
      overturned: true,
      noReason: true,
    });
    expect(dataOf(approve(rejected, admin, { comment: 'I saw her there' }, aDay()))).toMatchObject({
      overturned: true,
    });
    expect(dataOf(approve(rejected, admin, { comment: 'I saw her there' }, aDay())).noReason).toBeUndefined();
  });
});

describe('Rejecting, revoking and reopening', () => {
  it.each([teacher, admin, superAdmin, verifier])('turns a pending entry down: a $role', (by) => {
    expect(only(reject(anEntry().pending().entry, by, 'No'))).toMatchObject({
      type: 'hours.rejected',
      data: { from: 'pending', to: 'rejected' },
      texts: { comment: 'No' },
    });
  });

  it('needs no comment', () => {
    const event = only(reject(anEntry().pending().entry, teacher));

    expect(event.texts).toEqual({});
    expect(event.data.noReason).toBeUndefined();
  });

  it('keeps the comment with the one who wrote it', () => {
    const byVerifier = anEntry().pending().rejectedBy(verifier, 'Was not there').entry;
    const byTeacher = anEntry().pending().rejectedBy(teacher, 'Not a charity').entry;

    expect(byVerifier).toMatchObject({ verifierComments: 'Was not there', approverComments: null });
    expect(byTeacher).toMatchObject({ verifierComments: null, approverComments: 'Not a charity' });
  });

  it('leaves no verified entry to the verifier to reject', () => {
    expect(refusalOf(() => reject(anEntry().pending().verifiedBy(verifier).entry, verifier))?.kind).toBe('forbidden');
  });

  it('means revoking when the entry is approved', () => {
    const approved = anEntry().pending().approvedBy(teacher).entry;

    const revoked = decide('reject', approved, { by: admin, review: { comment: 'Twice' } }, aDay());
    const asTeacher = () => decide('reject', approved, { by: teacher, review: {} }, aDay());

    expect(only(revoked)).toMatchObject({
      type: 'hours.revoked',
      data: { from: 'approved', to: 'rejected' },
    });
    expect(refusalOf(asTeacher)?.kind).toBe('forbidden');
  });

  it('clears the approval when it is revoked, and keeps that there was one', () => {
    expect(anEntry().pending().approvedBy(teacher).revokedBy(admin, 'Twice').entry).toMatchObject({
      status: 'rejected',
      approvedBy: null,
      approvedAt: null,
      singleActor: false,
      approverComments: 'Twice',
      pastApprovers: [teacher.id],
    });
  });

  it.each([
    ['approved', anEntry().pending().approvedBy(teacher)],
    ['verified', anEntry().pending().verifiedBy(verifier)],
    ['rejected', anEntry().pending().rejectedBy(teacher)],
  ] as const)('takes an entry that was %s back to pending, undecided', (status, was) => {
    expect(only(reopen(was.entry, admin, 'Look again')).data).toMatchObject({ from: status, to: 'pending' });
    expect(was.reopenedBy(admin).entry).toMatchObject({
      status: 'pending',
      verifiedBy: null,
      verifiedAt: null,
      approvedBy: null,
      approvedAt: null,
      singleActor: false,
    });
  });
});

describe('Amending', () => {
  const amended = (fields: Partial<EntryFields>, { entry } = anEntry().pending(), by: Person = admin) =>
    amend(entry, by, { fields }, aDay());

  it('tells before and after of what changed and of nothing else', () => {
    const event = only(amended({ hundredths: 250, date: '2026-03-13', description: 'Sorted tins', endTime: '12:00' }));

    expect(event).toEqual({
      type: 'hours.amended',
      data: {
        student: student.id,
        from: 'pending',
        to: 'pending',
        hundredthsBefore: 300,
        hundredthsAfter: 250,
        dateBefore: '2026-03-14',
        dateAfter: '2026-03-13',
        set: { date: '2026-03-13', hundredths: 250 },
        rules: 1,
      },
      texts: { description: 'Sorted tins' },
    });
  });

  it('lets graduates correct what they did before, and move nothing past the day they graduated', () => {
    const now = aDay({ graduatedOn: '2026-03-14' });
    const refused = [
      { field: 'date', message: 'You graduated on March 14, 2026. You can’t log hours after that day.' },
    ];
    const rejected = anEntry().pending().rejectedBy(teacher).entry;
    for (const entry of [anEntry().draft().entry, anEntry().pending().entry, rejected]) {
      const move = (date: string, by = student) => refusedFields(() => amend(entry, by, { fields: { date } }, now));
      expect([move('2026-03-13'), move('2026-03-15')]).toEqual([undefined, refused]);
    }
    expect(refusedFields(() => submit(rejected, student, now))).toBeUndefined();
    const theDayBefore = aDay({ graduatedOn: '2026-03-13' });
    for (const entry of [anEntry().draft().entry, rejected])
      expect(refusedFields(() => submit(entry, student, theDayBefore))).toMatchObject([{ field: 'date' }]);
  });

  it('with no change is no event', () => {
    expect(amended({})).toEqual([]);
    expect(amended({ ...morningAtTheFoodBank })).toEqual([]);
    expect(amended({ organizationName: 'Food Bank' }, anEntry().pending().approvedBy(teacher))).toEqual([]);
  });

  it('with no change is refused all the same to who may not amend', () => {
    expect(refusalOf(() => amended({}, anEntry().pending(), teacher))?.kind).toBe('forbidden');
  });

  it('empties a text that was given empty', () => {
    const emptied = anEntry().pending().amendedBy(student, { description: null });

    expect(emptied.trail[1]?.texts).toEqual({ description: null });
    expect(emptied.entry.description).toBeNull();
  });

  it.each<[string, Partial<EntryFields>]>([
    ['the organization', { organizationName: 'Library' }],
    ['the date', { date: '2026-03-13' }],
    ['the start', { startTime: '08:00' }],
    ['the end', { endTime: '13:00' }],
    ['the hours', { hundredths: 250 }],
    ['the hours and the description', { hundredths: 250, description: null }],
  ])('returns a verified or approved entry to pending when it changes %s', (_what, fields) => {
    const verified = anEntry().pending().verifiedBy(verifier, { comment: 'Was there' });

    for (const was of [verified, verified.approvedBy(teacher), anEntry().pending().approvedBy(teacher)]) {
      expect(dataOf(amended(fields, was))).toMatchObject({ from: was.entry.status, to: 'pending' });
      expect(was.amendedBy(admin, fields).entry).toMatchObject({
        ...fields,
        status: 'pending',
        verifiedBy: null,
        approvedBy: null,
        singleActor: false,
      });
    }
  });

  it('leaves a decision standing when only the description changes', () => {
    const approved = anEntry().pending().verifiedBy(verifier).approvedBy(teacher);

    const { entry } = approved.amendedBy(admin, { description: 'Sorted tins' });

    expect(entry).toEqual({ ...approved.entry, version: 4, description: 'Sorted tins' });
  });

  it('leaves a rejected entry rejected', () => {
    const rejected = anEntry().pending().rejectedBy(teacher, 'Too long');

    expect(rejected.amendedBy(student, { hundredths: 250 }).entry).toMatchObject({
      status: 'rejected',
      hundredths: 250,
      approverComments: 'Too long',
    });
  });

  it('of hours that were verified and then rejected leaves them verified by nobody', () => {
    const claimedMore = anEntry().pending().verifiedBy(verifier, { hundredths: 200 }).rejectedBy(teacher, 'Too long');
    expect(claimedMore.entry.verifiedBy).toBe(verifier.id);
    expect(claimedMore.amendedBy(student, { description: 'Sorted and stacked cans' }).entry.verifiedBy).toBe(
      verifier.id,
    );
    const raised = claimedMore.amendedBy(student, { hundredths: 300 });
    expect(raised.entry).toMatchObject({ status: 'rejected', verifiedBy: null, verifiedAt: null });
    expect(dataOf(approve(raised.entry, admin, {}, aDay()))).toMatchObject({ singleActor: true, overturned: true });
  });

  it('of a spelling mistake is not held up by a verifier who has left since', () => {
    const left = aDay({ verifier: { id: verifier.id, role: 'verifier', isActive: false, createdBy: null } });
    const approved = anEntry().pending().verifiedBy(verifier).approvedBy(teacher).entry;
    expect(
      only(amend(approved, admin, { fields: { description: 'Sorted tins' }, reason: 'Spelling' }, left)).type,
    ).toBe('hours.amended');
    const naming = { fields: { hundredths: 1000 } };
    expect(refusalOf(() => amend(approved, admin, naming, left))?.errors.map(({ field }) => field)).toEqual(['hours']);
  });

  it('takes a reason of spaces for none', () => {
    const approved = anEntry().pending().approvedBy(teacher).entry;
    const blank = only(amend(approved, admin, { fields: { description: 'Sorted tins' }, reason: '  ' }, aDay()));
    expect(blank).toMatchObject({ data: { noReason: true } });
    expect(blank.texts).not.toHaveProperty('comment');
  });

  it('returns a decided entry to pending when it names another verifier', () => {
    const approved = anEntry().pending().verifiedBy(verifier).approvedBy(teacher).entry;
    const now = known({ id: otherVerifier.id });

    const event = only(amend(approved, admin, { fields: { verifierId: otherVerifier.id } }, now));

    expect(event.data).toMatchObject({
      from: 'approved',
      to: 'pending',
      set: { verifierId: otherVerifier.id },
    });
  });

  it('holds a volunteer to the rules of handing in, and staff to those of adding', () => {
    const { entry } = anEntry().pending();
    const longAgo = { fields: { date: '2020-01-10' } };

    expect(refusedFields(() => amend(entry, student, longAgo, aDay()))).toEqual([
      { field: 'date', message: 'Only staff can add hours more than 365 days old.' },
    ]);
    expect(dataOf(amend(entry, admin, longAgo, aDay())).dateAfter).toBe('2020-01-10');
  });

  it.each<[string, Partial<EntryFields>, string]>([
    ['the organization', { organizationName: null }, 'organizationName'],
    ['the start', { startTime: null }, 'startTime'],
    ['the hours', { hundredths: null }, 'hours'],
    ['more hours than there were', { hundredths: 350 }, 'hours'],
    ['a day to come', { date: '2026-03-17' }, 'date'],
    ['a verifier nobody knows', { verifierId: 99 }, 'verifierId'],
  ])('keeps an entry complete: %s', (_what, fields, field) => {
    expect(refusedFields(() => amended(fields))?.map((problem) => problem.field)).toEqual([field]);
  });

  it('leaves a draft incomplete if its volunteer likes, but never with no hours', () => {
    const aDraft = anEntry().draft();

    expect(dataOf(amended({ hundredths: null, startTime: null }, aDraft, student)).to).toBe('draft');
    expect(refusedFields(() => amended({ hundredths: 0 }, aDraft, student))).toEqual([
      { field: 'hours', message: 'Hours must be from 0.5 to 24 in steps of 0.5.' },
    ]);
  });

  it('can be followed by a decision on what the entry became', () => {
    const { entry } = anEntry().pending();
    const events = amend(entry, admin, { fields: { hundredths: 250, organizationName: 'Library' } }, aDay());

    const became = after(entry, events, admin, new Date('2026-03-16T15:00:00Z'));

    expect(became).toMatchObject({ hundredths: 250, organizationName: 'Library', status: 'pending' });
    expect(dataOf(approve(became, admin, {}, aDay()))).toMatchObject({
      hundredthsBefore: 250,
      hundredthsAfter: 250,
    });
  });
});

describe('Deleting and restoring', () => {
  it.each([
    ['pending', anEntry().pending()],
    ['verified', anEntry().pending().verifiedBy(verifier)],
    ['approved', anEntry().pending().verifiedBy(verifier).approvedBy(teacher)],
    ['rejected', anEntry().pending().rejectedBy(teacher, 'No')],
  ] as const)('brings a deleted entry back as it was: %s', (status, was) => {
    const deleted = was.deletedBy(admin, 'Twice');
    const restored = deleted.restoredBy(superAdmin, 'It was not');

    expect(deleted.trail.at(-1)?.data).toMatchObject({ from: status, to: 'deleted' });
    expect(restored.trail.at(-1)?.data).toMatchObject({ from: 'deleted', to: status });
    expect(deleted.entry).toEqual({
      ...was.entry,
      version: was.entry.version + 1,
      deletedAt: deleted.trail.at(-1)?.at,
    });
    expect(restored.entry).toEqual({
      ...was.entry,
      version: was.entry.version + 2,
      statusSince: restored.trail.at(-1)?.at,
    });
  });

  it('lets nothing be done with a deleted entry but restore it', () => {
    const deleted = anEntry().pending().deletedBy(admin).entry;

    expect(refusalOf(() => approve(deleted, admin, {}, aDay()))).toMatchObject({
      kind: 'conflict',
      code: 'hours.deleted',
      details: { current: 'deleted', allowed: ['restore'] },
    });
  });

  it('restores nothing that is not deleted', () => {
    expect(refusalOf(() => restore(anEntry().pending().entry, admin))).toMatchObject({
      kind: 'conflict',
      code: 'hours.not-deleted',
      details: { current: 'pending' },
    });
  });

  it('lets volunteers delete what is undecided or rejected, and nothing that is credited', () => {
    for (const { entry } of [anEntry().draft(), anEntry().pending(), anEntry().pending().rejectedBy(teacher)]) {
      expect(only(remove(entry, student)).type).toBe('hours.deleted');
    }
    for (const { entry } of [anEntry().pending().verifiedBy(verifier), anEntry().pending().approvedBy(teacher)]) {
      expect(refusalOf(() => remove(entry, student))?.kind).toBe('forbidden');
    }
  });
});

describe('A trail', () => {
  it('tells the same entry however often it is read', () => {
    const { trail, entry } = anEntry().draft().submitted().verifiedBy(verifier).approvedBy(teacher).reopenedBy(admin);

    const read = JSON.parse(JSON.stringify(trail), (key, value: string) =>
      key === 'at' ? new Date(value) : value,
    ) as typeof trail;

    expect(entryFrom(trail)).toEqual(entry);
    expect(entryFrom(read)).toEqual(entry);
    expect(entry.version).toBe(trail.length);
  });

  it('outlives the erasure of its texts', () => {
    const { trail } = anEntry().pending().verifiedBy(verifier, { comment: 'Was there' });
    const erased = trail.map((event) => ({
      ...event,
      texts: Object.fromEntries(Object.keys(event.texts).map((field) => [field, null])),
    }));

    expect(entryFrom(erased)).toMatchObject({
      status: 'verified',
      organizationName: null,
      verifierComments: null,
    });
  });

  it('begins with the person who wrote the entry down', () => {
    const events = draft(morningAtTheFoodBank, student, aDay());

    const entry = entryFrom(recorded(events, student, { id: 17, organizationId: student.organizationId, version: 0 }));

    expect(entry).toMatchObject({
      ...morningAtTheFoodBank,
      id: 17,
      version: 1,
      createdBy: student.id,
      submittedAt: null,
    });
  });
});
