import { HOURS_STATUSES, ROLES, type ChangeHours, type HoursStatus, type Role } from '@hourtrail/contracts';
import { aPerson, admin, refusalOf, student, superAdmin, teacher, verifier } from '../../../test/given.js';
import { requestedAction, type RequestedAction } from '../domain/decide.js';
import type { Person } from '../domain/volunteer-hours.state.js';
import type { OnEntry } from '../persistence/hours-store.js';
import { commandOf, entryInputOf, reviewOf } from './review-command.js';

/** What naming a status means, by who names it (decisions §4); what is not here, the role never may. */
const MEANS: Record<Role, Partial<Record<HoursStatus, RequestedAction>>> = {
  student: { pending: 'submit', draft: 'withdraw' },
  parent: { pending: 'submit', draft: 'withdraw' },
  verifier: {
    approved: 'verify',
    verified: 'verify',
    pending: 'retract',
    rejected: 'reject',
  },
  teacher: { approved: 'approve', rejected: 'reject' },
  admin: { approved: 'approve', rejected: 'reject', pending: 'reopen' },
  'super-admin': { approved: 'approve', rejected: 'reject', pending: 'reopen' },
  auditor: {},
  'district-admin': { approved: 'approve', rejected: 'reject', pending: 'reopen' },
  'district-auditor': {},
};
/** Who may amend at all. */
const AMEND: readonly Role[] = ['student', 'parent', 'admin', 'super-admin', 'district-admin'];
const CELLS = ROLES.flatMap((role) =>
  HOURS_STATUSES.map((status) => ({ role, status, means: MEANS[role][status] ?? ('nothing' as const) })),
);

const record = (by: Person): OnEntry => ({ by, id: 17, version: 4 });
const sent = (by: Person, body: ChangeHours) => commandOf(record(by), body);
const refusedTo = (by: Person, body: ChangeHours) => refusalOf(() => sent(by, body));
const reviewers = [teacher, admin, superAdmin, verifier];

const NO_FIELDS = {
  organizationName: undefined,
  description: undefined,
  date: undefined,
  startTime: undefined,
  endTime: undefined,
  hundredths: undefined,
  verifierId: undefined,
};

describe('A status on the wire', () => {
  it.each(CELLS.filter(({ means }) => means !== 'nothing'))(
    '`$status` of a $role means: $means',
    ({ role, status, means }) => {
      const by = aPerson(role, 30);

      const command = sent(by, { status });

      expect(command).toMatchObject({ record: { by, id: 17, version: 4 }, request: { action: means } });
      expect(command.request.fields).toBeUndefined();
    },
  );

  it.each(CELLS.filter(({ means }) => means === 'nothing'))(
    '`$status` is never for a $role to say',
    ({ role, status }) => {
      expect(refusedTo(aPerson(role, 30), { status })).toMatchObject({
        kind: 'forbidden',
        code: 'hours.not-yours',
      });
    },
  );

  it.each(CELLS.filter(({ role, means }) => means === 'nothing' && !AMEND.includes(role)))(
    '`$status` is never for a $role to say, whatever stands beside it',
    ({ role, status }) => {
      expect(refusedTo(aPerson(role, 30), { status, description: 'New' })?.kind).toBe('forbidden');
    },
  );

  it.each(CELLS.filter(({ role, means }) => means === 'nothing' && AMEND.includes(role)))(
    '`$status` of a $role says nothing beside other fields, if the entry has it already',
    ({ role, status }) => {
      const by = aPerson(role, 30);
      const command = sent(by, { status, description: 'New', hours: 2 });

      expect(command.request.fields).toMatchObject({ description: 'New', hundredths: 200 });
      expect(command.record.unlessIs).toMatchObject({ status, refusal: { code: 'hours.not-yours' } });
    },
  );

  it('that its role may ask for is asked for, whatever the entry has', () => {
    for (const status of ['pending', 'approved', 'rejected'] as const) {
      expect(sent(admin, { status, description: 'New' }).record.unlessIs).toBeUndefined();
    }
  });

  it('credits hours where it approves, and is beside an amendment of them where it does not', () => {
    expect(sent(admin, { status: 'pending', hours: 2 }).request).toMatchObject({
      fields: { hundredths: 200 },
      then: { action: 'reopen', status: 'pending' },
    });
    expect(sent(admin, { status: 'verified', hours: 2 }).request.fields).toMatchObject({ hundredths: 200 });
    expect(sent(verifier, { status: 'pending', hours: 2 }).request).toMatchObject({ action: 'retract' });
    expect(sent(admin, { status: 'rejected', hours: 2 }).request).toMatchObject({ action: 'reject' });
  });

  it('is looked at for each of nine roles and five states', () => {
    expect(CELLS).toHaveLength(45);
    expect(CELLS.filter(({ means }) => means === 'nothing')).toHaveLength(26);
  });

  it('means the same in a review of many', () => {
    expect(requestedAction('approved', 'verifier')).toBe('verify');
    expect(requestedAction('verified', 'verifier')).toBe('verify');
    expect(requestedAction('approved', 'teacher')).toBe('approve');
    expect(requestedAction('rejected', 'admin')).toBe('reject');
  });
});

describe('A review of many', () => {
  const many = { ids: [17, 18], status: 'approved' as const };

  it('asks for each entry at the version it was looked at', () => {
    expect(reviewOf(teacher, { ...many, versions: [4, 9], comments: 'Seen' })).toMatchObject({
      entries: [
        { id: 17, version: 4 },
        { id: 18, version: 9 },
      ],
      action: 'approve',
      review: { comment: 'Seen' },
    });
    expect(reviewOf(teacher, many).entries).toEqual([{ id: 17 }, { id: 18 }]);
  });

  it.each([[[]], [[4]], [[4, 9, 1]]])('with the versions %j of two entries is refused', (versions) => {
    expect(refusalOf(() => reviewOf(teacher, { ...many, versions }))).toMatchObject({
      kind: 'invalid',
      errors: [{ field: 'versions', message: 'List one version for each entry.' }],
    });
  });
});

describe('A review of one entry', () => {
  const one = { ids: [17], status: 'approved' as const };

  it('may credit fewer hours than claimed, and says why', () => {
    expect(reviewOf(teacher, { ...one, hours: '2.5', comments: 'Lunch' }).review).toEqual({
      hundredths: 250,
      comment: 'Lunch',
    });
  });

  it.each([
    ['for several entries at once', { ids: [17, 18], hours: 2 }, 'You can change the hours of one entry at a time.'],
    ['that are left empty', { hours: '' }, 'Hours is required'],
  ])('takes no hours %s', (_what, given, message) => {
    expect(refusalOf(() => reviewOf(teacher, { ...one, ...given }))).toMatchObject({
      kind: 'invalid',
      errors: [{ field: 'hours', message }],
    });
  });
});

describe('A review', () => {
  it.each(reviewers)('carries the hours and the comment of a $role', (by) => {
    const comments = by.role === 'verifier' ? { verifierComments: 'Was there' } : { approverComments: 'Was there' };

    expect(sent(by, { status: 'approved', hours: '2.50', ...comments }).request).toMatchObject({
      review: { hundredths: 250, comment: 'Was there' },
    });
  });

  it.each<[ChangeHours['hours'], number | undefined]>([
    [3, 300],
    ['3', 300],
    ['0.5', 50],
    [24, 2400],
    [0, 0],
    ['0.00', 0],
    [undefined, undefined],
  ])('reads hours %j as %p hundredths', (hours, hundredths) => {
    const command = sent(teacher, { status: 'approved', ...(hours === undefined ? {} : { hours }) });

    expect(command.request.review?.hundredths).toBe(hundredths);
  });

  it.each(reviewers.flatMap((by) => (['', null] as const).map((hours) => [by.role, hours, by] as const)))(
    'by a %s with the hours emptied as %j is refused',
    (_role, hours, by) => {
      for (const status of ['approved', 'rejected'] as const) {
        expect(refusedTo(by, { status, hours })?.details.errors).toEqual([
          { field: 'hours', message: 'Hours is required' },
        ]);
      }
    },
  );

  it('with 0 hours is a rejection when it says so', () => {
    expect(sent(teacher, { status: 'rejected', hours: 0, approverComments: 'No' }).request).toMatchObject({
      action: 'reject',
    });
  });

  it('takes no notice of who older clients say approved, and when', () => {
    const body = { status: 'approved' as const, approvedBy: 99, approvedAt: '2001-01-01' };

    expect(sent(admin, body)).toEqual(sent(admin, { status: 'approved' }));
  });

  it('takes a reason where there is no comment', () => {
    const comment = (body: ChangeHours) => sent(admin, body).request.review?.comment;

    expect(comment({ status: 'pending', reason: 'Wrong day' })).toBe('Wrong day');
    expect(comment({ status: 'rejected', approverComments: '', reason: 'Twice' })).toBe('Twice');
    expect(comment({ status: 'rejected', approverComments: 'Seen', reason: 'Twice' })).toBe('Seen');
  });

  it.each([
    { by: verifier, field: 'approverComments' },
    { by: student, field: 'approverComments' },
    { by: student, field: 'verifierComments' },
    { by: teacher, field: 'verifierComments' },
    { by: admin, field: 'verifierComments' },
  ])('is written in nobody else’s name: no $field by a $by.role', ({ by, field }) => {
    const status = by.role === 'student' ? 'pending' : 'approved';

    expect(refusedTo(by, { status, [field]: 'Was there' })).toMatchObject({
      kind: 'invalid',
      errors: [{ field }],
    });
  });

  it('may have empty comments of anybody', () => {
    const empty = { verifierComments: '', approverComments: null };

    expect(sent(verifier, { status: 'approved', ...empty }).request).toMatchObject({ action: 'verify' });
    expect(sent(teacher, { status: 'approved', ...empty }).request).toMatchObject({ action: 'approve' });
    expect(sent(student, { status: 'pending', ...empty }).request).toMatchObject({ action: 'submit' });
  });
});

const NO_SUPERVISOR = { supervisorName: null, supervisorEmail: null };

describe('Fields on the wire', () => {
  it.each([student, admin, superAdmin])('are an amendment of a $role', (by) => {
    expect(sent(by, { organizationName: 'Library', reason: 'Mistyped' }).request).toEqual({
      fields: { ...NO_FIELDS, organizationName: 'Library' },
      review: { comment: 'Mistyped' },
      then: undefined,
    });
  });

  it.each<[keyof ChangeHours, ChangeHours, object]>([
    ['organizationName', { organizationName: 'Library' }, { organizationName: 'Library' }],
    ['description', { description: ' ' }, { description: null }],
    ['date', { date: '2026-03-14T13:00:00Z' }, { date: '2026-03-14T13:00:00Z' }],
    ['startTime', { startTime: '' }, { startTime: null }],
    ['endTime', { endTime: '12:30' }, { endTime: '12:30' }],
    ['hours', { hours: '2.5' }, { hundredths: 250 }],
    ['hours', { hours: 0 }, { hundredths: 0 }],
    ['hours', { hours: null }, { hundredths: null }],
    ['verifierId', { verifierId: 22 }, { verifierId: 22, ...NO_SUPERVISOR }],
    ['verifierId', { verifierId: null }, { verifierId: null, ...NO_SUPERVISOR }],
    ['supervisor', { supervisor: null }, NO_SUPERVISOR],
    [
      'supervisor',
      { supervisor: { name: 'Rosa', email: 'rosa@library.example' } },
      { verifierId: null, supervisorName: 'Rosa', supervisorEmail: 'rosa@library.example' },
    ],
  ])('are amended one by one: %s', (_field, body, fields) => {
    for (const by of [student, admin]) {
      expect(sent(by, body).request.fields).toEqual({ ...NO_FIELDS, ...fields });
    }
  });

  it.each<{ by: Person; body: ChangeHours }>([
    { by: teacher, body: { organizationName: 'Library' } },
    { by: teacher, body: { hours: 2 } },
    { by: teacher, body: { date: '2026-03-14', status: 'rejected' } },
    { by: verifier, body: { hours: 2 } },
    { by: verifier, body: { description: 'x', status: 'approved' } },
  ])('are not for a $by.role to amend: $body', ({ by, body }) => {
    expect(refusedTo(by, body)).toMatchObject({ kind: 'forbidden', code: 'hours.not-yours' });
  });

  it('beside a status are amended first and decided then', () => {
    const both = { description: 'New', hours: '2', status: 'approved', approverComments: 'Fine' } as const;

    expect(sent(admin, both).request).toMatchObject({
      fields: { description: 'New', hundredths: 200 },
      review: { comment: 'Fine' },
      then: { action: 'approve', status: 'approved' },
    });
    expect(sent(student, { hours: 2, status: 'pending' }).request).toMatchObject({
      fields: { hundredths: 200 },
      then: { action: 'submit', status: 'pending' },
    });
  });

  it('name the verifier they would bring, so that the school can look them up', () => {
    expect(sent(admin, { verifierId: 22 }).record).toEqual({ ...record(admin), nominee: 22 });
    expect(sent(admin, { description: 'x' }).record.nominee).toBeUndefined();
  });

  it.each([student, teacher, verifier, admin])('that say nothing are refused to a $role', (by) => {
    for (const body of [{}, { reason: 'Because' }, { version: 4 }, { approvedBy: 3, approvedAt: 'now' }]) {
      expect(refusedTo(by, body)).toMatchObject({ kind: 'invalid', errors: [{ field: 'status' }] });
    }
  });

  it('of a new entry are read the same way', () => {
    expect(entryInputOf({ organizationName: ' ', date: '2026-03-14', hours: '3.5', endTime: '' })).toEqual({
      ...NO_FIELDS,
      organizationName: null,
      date: '2026-03-14',
      endTime: null,
      hundredths: 350,
    });
  });
});
