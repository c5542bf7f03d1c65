import type { HoursEvent, HoursEventData } from './volunteer-hours.events.js';
import {
  amend,
  approve,
  reject,
  remove,
  reopen,
  restore,
  retract,
  revoke,
  submit,
  verify,
  withdraw,
} from './volunteer-hours.js';
import { isVisibleTo } from './volunteer-hours.rules.js';
import type { Circumstances, Person } from './volunteer-hours.state.js';
import { decide } from './decide.js';
import {
  ROOSEVELT,
  aDay,
  aPerson,
  admin,
  anEntry,
  morningAtTheFoodBank,
  nowA,
  parent,
  refusalOf,
  student,
  superAdmin,
  teacher,
  under,
  verifier,
} from '../../../test/given.js';

const principal = aPerson('admin', 20);
const otherTeacher = aPerson('teacher', 21);
const otherVerifier = aPerson('verifier', 22);
const visitingSuperAdmin = aPerson('super-admin', 9, ROOSEVELT);

const known = (person: Partial<NonNullable<Circumstances['verifier']>>): Circumstances =>
  aDay({ verifier: { id: verifier.id, role: 'verifier', isActive: true, createdBy: null, ...person } });

const only = (events: readonly HoursEvent[]): HoursEvent => {
  expect(events).toHaveLength(1);
  return events[0] as HoursEvent;
};
const dataOf = (events: readonly HoursEvent[]): HoursEventData => only(events).data;
const commentOf = (events: readonly HoursEvent[]) => only(events).texts?.['comment'];
const refusedFields = (decision: () => unknown) => refusalOf(decision)?.errors;

describe('Partial credit', () => {
  it.each([50, 100, 250, 300])('lets verifier and approver credit %p of 300 hundredths', (hundredths) => {
    const { entry } = anEntry().pending();

    expect(dataOf(verify(entry, verifier, { hundredths }))).toMatchObject({
      hundredthsBefore: 300,
      hundredthsAfter: hundredths,
    });
    expect(dataOf(approve(entry, teacher, { hundredths }, aDay()))).toMatchObject({
      hundredthsBefore: 300,
      hundredthsAfter: hundredths,
    });
    expect(anEntry().pending().verifiedBy(verifier, { hundredths }).entry.hundredths).toBe(hundredths);
    expect(anEntry().pending().approvedBy(teacher, { hundredths }).entry.hundredths).toBe(hundredths);
  });

  it('never raises the hours', () => {
    const { entry } = anEntry().pending();
    const problem = [{ field: 'hours', message: 'A reviewer can lower the hours, not raise them.' }];

    expect(refusedFields(() => verify(entry, verifier, { hundredths: 350 }))).toEqual(problem);
    expect(refusedFields(() => approve(entry, teacher, { hundredths: 350 }, aDay()))).toEqual(problem);
  });

  it('never raises again what the verifier lowered', () => {
    const lowered = anEntry().pending().verifiedBy(verifier, { hundredths: 200 }).entry;

    expect(refusalOf(() => approve(lowered, teacher, { hundredths: 300 }, aDay()))?.code).toBe('hours.raised');
    expect(dataOf(approve(lowered, teacher, {}, aDay())).hundredthsAfter).toBe(200);
  });

  it('is not a rejection: no hours at all are refused', () => {
    const { entry } = anEntry().pending();
    const problem = [{ field: 'hours', message: 'To credit no hours, reject the entry instead.' }];

    expect(refusedFields(() => verify(entry, verifier, { hundredths: 0 }))).toEqual(problem);
    expect(refusedFields(() => approve(entry, teacher, { hundredths: 0 }, aDay()))).toEqual(problem);
  });

  it('plays no part in a rejection', () => {
    const request = { by: teacher, review: { hundredths: 0, comment: 'No' } };

    expect(dataOf(decide('reject', anEntry().pending().entry, request, aDay()))).toMatchObject({
      hundredthsBefore: 300,
      hundredthsAfter: 300,
    });
  });
});

describe('The strict policy', () => {
  const strict = under('strict');

  it('approves what a verifier verified', () => {
    expect(dataOf(approve(anEntry().pending().verifiedBy(verifier).entry, teacher, {}, strict)).policy).toBe('strict');
  });

  it.each([
    ['a pending entry', anEntry().pending().entry],
    ['a rejected entry', anEntry().pending().rejectedBy(teacher).entry],
    ['a rejected entry that was verified', anEntry().pending().verifiedBy(verifier).rejectedBy(teacher).entry],
  ])('does not approve %s, and says what is possible instead', (_what, entry) => {
    const refusal = refusalOf(() => approve(entry, admin, {}, strict));

    expect(refusal).toMatchObject({ kind: 'conflict', code: 'hours.verification-required' });
    expect(refusal?.details['current']).toBe(entry.status);
    expect(refusal?.details['allowed']).not.toContain('approve');
  });

  it('counts what a supervisor without an account confirmed where the school says so, and nowhere else', () => {
    const confirmed = { ...anEntry().pending().verifiedBy(verifier).entry, verificationLevel: 'email-link' as const };
    const accepting = { ...strict, acceptsSupervisors: true };

    expect(refusalOf(() => approve(confirmed, teacher, {}, strict))).toMatchObject({
      kind: 'conflict',
      code: 'hours.verification-required',
    });
    expect(dataOf(approve(confirmed, teacher, {}, accepting)).to).toBe('approved');
    expect(dataOf(approve(confirmed, teacher, {}, under('standard'))).to).toBe('approved');
  });

  it('wants another approver than who created the entry', () => {
    const added = anEntry().addedBy(admin).verifiedBy(verifier).entry;

    expect(refusalOf(() => approve(added, admin, {}, strict))).toMatchObject({
      kind: 'forbidden',
      code: 'hours.created-by-you',
    });
    expect(dataOf(approve(added, principal, {}, strict)).to).toBe('approved');
    expect(dataOf(approve(added, admin, {}, under('standard'))).to).toBe('approved');
  });

  it('wants another approver than who created the verifier', () => {
    const verified = anEntry().pending().verifiedBy(verifier).entry;
    const createdBy = (id: number) => ({ ...known({ createdBy: id }), approvalPolicy: 'strict' as const });

    expect(refusalOf(() => approve(verified, teacher, {}, createdBy(teacher.id)))).toMatchObject({
      kind: 'forbidden',
      code: 'hours.verifier-created-by-you',
    });
    expect(dataOf(approve(verified, otherTeacher, {}, createdBy(teacher.id))).to).toBe('approved');
  });
});

describe('A reason', () => {
  const approved = anEntry().pending().approvedBy(teacher);
  const without: readonly [string, (comment?: string) => readonly HoursEvent[]][] = [
    ['reopening', (comment) => reopen(approved.entry, admin, comment)],
    ['revoking', (comment) => revoke(approved.entry, admin, comment)],
    ['restoring', (comment) => restore(approved.deletedBy(admin).entry, admin, comment)],
    ['overturning', (comment) => approve(anEntry().pending().rejectedBy(teacher).entry, admin, { comment }, aDay())],
    [
      'amending a decided entry',
      (reason) => amend(approved.entry, admin, { fields: { description: 'Sorted tins' }, reason }, aDay()),
    ],
    [
      "a super-admin's approval elsewhere",
      (comment) => approve(anEntry().pending().entry, visitingSuperAdmin, { comment }, aDay()),
    ],
    [
      "a super-admin's rejection elsewhere",
      (comment) => reject(anEntry().pending().entry, visitingSuperAdmin, comment),
    ],
    ["a super-admin's deletion elsewhere", (comment) => remove(anEntry().pending().entry, visitingSuperAdmin, comment)],
    [
      "a super-admin's amendment elsewhere",
      (reason) =>
        amend(anEntry().pending().entry, visitingSuperAdmin, { fields: { description: null }, reason }, aDay()),
    ],
  ];

  it.each(without)('is told as absent when %s gave none', (_act, decide) => {
    expect(dataOf(decide()).noReason).toBe(true);
    expect(dataOf(decide('')).noReason).toBe(true);
    expect(commentOf(decide())).toBeUndefined();
  });

  it.each(without)('is kept when %s gave one', (_act, decide) => {
    expect(dataOf(decide('Paper form in the office')).noReason).toBeUndefined();
    expect(commentOf(decide('Paper form in the office'))).toBe('Paper form in the office');
  });

  it('is not asked of anybody for deleting at their own school, nor for correcting what is undecided', () => {
    const { entry } = anEntry().pending();

    expect(dataOf(remove(entry, admin)).noReason).toBeUndefined();
    expect(dataOf(amend(entry, admin, { fields: { description: null } }, aDay())).noReason).toBeUndefined();
  });
});

describe('Hours of one’s own', () => {
  const asAnybody = (['teacher', 'admin', 'verifier', 'super-admin'] as const).map((role) => nowA(role, student));
  const others = { ...morningAtTheFoodBank, verifierId: null };

  it.each(asAnybody)('are decided by nobody, whatever they became: a $role', (self) => {
    const pending = anEntry().pending();
    const verified = pending.verifiedBy(verifier);
    const approved = verified.approvedBy(teacher);
    const attempts = [
      () => verify({ ...pending.entry, verifierId: student.id }, self, {}),
      () => approve(pending.entry, self, {}, aDay()),
      () => approve(verified.entry, self, {}, aDay()),
      () => approve(pending.rejectedBy(teacher).entry, self, {}, aDay()),
      () => reject(pending.entry, self),
      () => revoke(approved.entry, self),
      () => reopen(approved.entry, self),
      () => retract({ ...verified.entry, verifiedBy: student.id, verifierId: student.id }, self),
      () => amend(approved.entry, self, { fields: { hundredths: 250 } }, aDay()),
      () => remove(approved.entry, self),
    ];

    for (const attempt of attempts) {
      expect(refusalOf(attempt)).toMatchObject({ kind: 'forbidden', code: 'hours.own-entry' });
    }
  });

  it('that are approved are changed by an administrator, as their volunteer is told', () => {
    const { entry } = anEntry().pending().approvedBy(teacher);
    const fields = { hundredths: 250 };
    expect(refusalOf(() => amend(entry, student, { fields }, aDay()))?.message).toBe(
      'This entry is approved. Only an administrator can change it now.',
    );
    expect(refusalOf(() => remove(entry, student))?.message).toBe(
      'This entry is approved. Only an administrator can delete it now.',
    );
  });

  it('are not restored by a volunteer who became an administrator, deleted or not', () => {
    const { entry } = anEntry().pending().approvedBy(teacher);
    for (const role of ['admin', 'super-admin'] as const) {
      expect(refusalOf(() => restore(entry, nowA(role, student)))).toMatchObject({
        code: 'hours.own-entry',
        message: 'No one decides on their own hours.',
      });
    }
  });

  it('are not restored by their volunteer, who does not see them any more', () => {
    const deleted = anEntry().pending().approvedBy(teacher).deletedBy(admin).entry;

    for (const self of asAnybody) expect(refusalOf(() => restore(deleted, self))?.kind).toBe('not-found');
  });

  it('are not changed by their volunteer while their role is not student or parent', () => {
    const pending = anEntry().with(others).pending().entry;

    for (const self of asAnybody) {
      for (const attempt of [() => withdraw(pending, self), () => remove(pending, self)]) {
        expect(refusalOf(attempt)?.kind).toBe('forbidden');
      }
    }
  });
});

describe('Verifier and approver', () => {
  const changed = (role: 'teacher' | 'admin'): Person => nowA(role, verifier);

  it.each([
    ['verified', anEntry().pending().verifiedBy(verifier)],
    ['verified and took it back', anEntry().pending().verifiedBy(verifier).retractedBy(verifier)],
    ['verified and saw it reopened', anEntry().pending().verifiedBy(verifier).reopenedBy(admin)],
    ['verified and saw it rejected', anEntry().pending().verifiedBy(verifier).rejectedBy(teacher)],
    [
      'verified before it was withdrawn',
      anEntry().pending().verifiedBy(verifier).reopenedBy(admin).withdrawn().submitted(),
    ],
    ['verified before it was amended', anEntry().pending().verifiedBy(verifier).amendedBy(admin, { hundredths: 200 })],
    ['verified before it was deleted', anEntry().pending().verifiedBy(verifier).deletedBy(admin).restoredBy(admin)],
  ])('are never one person: not one who %s and became an administrator', (_how, { entry }) => {
    expect(refusalOf(() => approve(entry, changed('admin'), {}, aDay()))).toMatchObject({
      kind: 'forbidden',
      code: 'hours.verified-by-you',
    });
  });

  it('are never one person the other way round', () => {
    const approvedByThem = anEntry().pending().approvedBy(changed('teacher'));

    for (const { entry } of [
      approvedByThem.reopenedBy(admin),
      approvedByThem.revokedBy(admin).submitted(),
      approvedByThem.amendedBy(admin, { hundredths: 200 }),
    ]) {
      expect(refusalOf(() => verify(entry, verifier, {}))?.code).toBe('hours.approved-by-you');
    }
  });

  it('may be somebody who was named and never verified', () => {
    expect(dataOf(approve(anEntry().pending().entry, changed('teacher'), {}, aDay())).to).toBe('approved');
  });
});

describe('Who sees an entry', () => {
  const classmate = aPerson('student', 30);
  const mother: Person = { ...parent, follows: [50, student.id] };
  const everybody = { student, classmate, parent, mother, teacher, admin, verifier, otherVerifier, superAdmin };
  const stranger = {
    strangeTeacher: aPerson('teacher', 40, ROOSEVELT),
    strangeAdmin: aPerson('admin', 41, ROOSEVELT),
    strangeMother: { ...mother, organizationId: ROOSEVELT },
  };
  const whoSees = ({ entry }: ReturnType<typeof anEntry>): string[] =>
    Object.entries({ ...everybody, ...stranger, visitingSuperAdmin })
      .filter(([, by]) => isVisibleTo(entry, by))
      .map(([name]) => name);

  it('is its owner alone while it is a draft', () => {
    expect(whoSees(anEntry().draft())).toEqual(['student']);
  });

  it.each([
    anEntry().pending(),
    anEntry().pending().verifiedBy(verifier),
    anEntry().pending().approvedBy(teacher),
    anEntry().pending().rejectedBy(verifier),
  ])('is its owner and who follows them, its verifier, the staff of its school and super-admins', (entry) => {
    const staff = ['teacher', 'admin', 'verifier', 'superAdmin', 'visitingSuperAdmin'];
    expect(whoSees(entry)).toEqual(['student', 'mother', ...staff]);
  });

  it('is administrators alone once it is deleted', () => {
    expect(whoSees(anEntry().pending().deletedBy(student))).toEqual(['admin', 'superAdmin', 'visitingSuperAdmin']);
  });

  it('is nobody who once was a parent and followed its owner', () => {
    const { entry } = anEntry().pending();

    expect(isVisibleTo(entry, nowA('student', mother))).toBe(false);
    expect(isVisibleTo(entry, nowA('verifier', mother))).toBe(false);
  });

  it('is more than who may change it: a parent only reads the hours of a child', () => {
    const pending = anEntry().pending();
    const { entry } = pending;
    const own = anEntry().of(mother).pending().entry;

    const refusals = [
      () => submit(pending.rejectedBy(teacher).entry, mother, aDay()),
      () => withdraw(entry, mother),
      () => amend(entry, mother, { fields: { hundredths: 100 } }, aDay()),
      () => remove(entry, mother),
    ].map((decision) => refusalOf(decision)?.code);
    expect(refusals).toEqual(Array.from({ length: 4 }, () => 'hours.child-entry'));
    expect(refusalOf(() => withdraw(own, mother))).toBeUndefined();
  });
});
