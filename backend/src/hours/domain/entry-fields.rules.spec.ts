import { completeFields, sentFields } from './entry-fields.rules.js';
import type { EntryFields } from './volunteer-hours.events.js';
import { add, log, submit } from './volunteer-hours.js';
import type { Circumstances } from './volunteer-hours.state.js';
import {
  TODAY,
  aDay,
  aPerson,
  admin,
  anEntry,
  morningAtTheFoodBank,
  refusalOf,
  student,
  under,
  verifier,
} from '../../../test/given.js';

const otherVerifier = aPerson('verifier', 22);

const morning = (than: Partial<EntryFields>): EntryFields => ({ ...morningAtTheFoodBank, ...than });
const known = (person: Partial<NonNullable<Circumstances['verifier']>>): Circumstances =>
  aDay({ verifier: { id: verifier.id, role: 'verifier', isActive: true, createdBy: null, ...person } });

const refusedFields = (decision: () => unknown) => refusalOf(decision)?.errors;

describe('The input of an entry', () => {
  it.each([[undefined], [null]])('asks even a draft for its date (%p)', (date) => {
    expect(refusalOf(() => completeFields({ date }, 'America/New_York'))).toMatchObject({
      kind: 'invalid',
      code: 'hours.incomplete',
      errors: [{ field: 'date', message: 'Date is required' }],
    });
  });

  it("puts an instant on the day of the school's calendar", () => {
    const lateOnTheFourteenth = '2026-03-15T03:30:00Z';

    expect(completeFields({ date: lateOnTheFourteenth }, 'America/New_York').date).toBe('2026-03-14');
    expect(sentFields({ date: lateOnTheFourteenth }, 'Europe/Berlin')).toEqual({ date: '2026-03-15' });
  });

  it('leaves alone what was not given, and empties what was given empty', () => {
    expect(sentFields({ description: null, startTime: undefined }, 'America/New_York')).toStrictEqual({
      description: null,
    });
  });
});

describe('An entry that is handed in', () => {
  const handIn = (fields: Partial<EntryFields>, now = aDay()) =>
    refusedFields(() => log(morning(fields), student, now));

  it.each<[string, Partial<EntryFields>, { field: string; message: string }]>([
    ['no organization', { organizationName: null }, { field: 'organizationName', message: 'Organization is required' }],
    [
      'a blank organization',
      { organizationName: '  ' },
      { field: 'organizationName', message: 'Organization is required' },
    ],
    ['no start', { startTime: null }, { field: 'startTime', message: 'Start time is required' }],
    ['no end', { endTime: null }, { field: 'endTime', message: 'End time is required' }],
    ['no hours', { hundredths: null }, { field: 'hours', message: 'Hours is required' }],
  ])('is refused with %s', (_lack, fields, problem) => {
    expect(handIn(fields)).toEqual([problem]);
  });

  it.each([0, 25, 30, 49, 51, 75, 2425, 2450, -50, Number.NaN, Number.POSITIVE_INFINITY])(
    'is refused with %p hundredths of an hour',
    (hundredths) => {
      expect(handIn({ hundredths, startTime: '00:00', endTime: '00:00' })).toContainEqual({
        field: 'hours',
        message: 'Hours must be from 0.5 to 24 in steps of 0.5.',
      });
    },
  );

  it.each([50, 100, 150, 2350, 2400])('is taken with %p hundredths of an hour', (hundredths) => {
    expect(handIn({ hundredths, startTime: '00:00', endTime: '00:00' })).toBeUndefined();
  });

  it('tells everything that is missing at once', () => {
    const refusal = refusalOf(() => log(completeFields({ date: '2027-01-01' }, 'America/New_York'), student, aDay()));

    expect(refusal?.errors.map(({ field }) => field)).toEqual([
      'organizationName',
      'startTime',
      'endTime',
      'hours',
      'date',
    ]);
    expect(refusal?.message).toBe(
      'Organization is required. Start time is required. End time is required. Hours is required. You can’t log hours for a future date.',
    );
  });

  it('needs neither a description nor, under the standard policy, a verifier', () => {
    expect(handIn({ description: null, verifierId: null }, aDay({ verifier: undefined }))).toBeUndefined();
  });

  it('needs a verifier under the strict policy', () => {
    expect(handIn({ verifierId: null }, aDay({ verifier: undefined, approvalPolicy: 'strict' }))).toEqual([
      { field: 'verifierId', message: 'Your school requires a verifier on every entry.' },
    ]);
    expect(handIn({}, under('strict'))).toBeUndefined();
  });

  it('may name a supervisor instead where a strict school accepts them', () => {
    const rosa = { verifierId: null, supervisorName: 'Rosa Lind', supervisorEmail: 'rosa@library.example' };
    const strict = aDay({ verifier: undefined, approvalPolicy: 'strict' });
    expect(handIn(rosa, strict)).toEqual([
      {
        field: 'supervisor.email',
        message: 'Your school needs a verifier who has an account. Choose one instead of a supervisor.',
      },
    ]);
    expect(handIn(rosa, { ...strict, acceptsSupervisors: true })).toBeUndefined();
  });

  it.each<[string, Circumstances]>([
    ['nobody the school knows', aDay({ verifier: undefined })],
    ['somebody inactive', known({ isActive: false })],
    ['a teacher', known({ role: 'teacher' })],
    ['somebody else than was looked up', known({ id: otherVerifier.id })],
  ])('may not name %s as its verifier', (_who, now) => {
    expect(handIn({}, now)).toEqual([{ field: 'verifierId', message: 'Choose an active verifier at your school.' }]);
  });

  it('may not name its volunteer as its verifier', () => {
    expect(handIn({ verifierId: student.id }, known({ id: student.id }))).toEqual([
      { field: 'verifierId', message: 'Choose an active verifier at your school.' },
    ]);
  });

  it('may be of today and of no day to come', () => {
    expect(handIn({ date: TODAY })).toBeUndefined();
    expect(handIn({ date: '2026-03-17' })).toEqual([
      { field: 'date', message: 'You can’t log hours for a future date.' },
    ]);
  });

  it('may be 365 days old and not a day older', () => {
    expect(handIn({ date: '2025-03-16' })).toBeUndefined();
    expect(handIn({ date: '2025-03-15' })).toEqual([
      { field: 'date', message: 'Only staff can add hours more than 365 days old.' },
    ]);
  });

  it('may be as old as the school has set', () => {
    const now = aDay({ oldestAcceptedDays: 30 });

    expect(handIn({ date: '2026-02-14' }, now)).toBeUndefined();
    expect(handIn({ date: '2026-02-13' }, now)).toEqual([
      { field: 'date', message: 'Only staff can add hours more than 30 days old.' },
    ]);
  });

  it('may be of any past day when staff adds it, and still of none to come', () => {
    const adding = (date: string) =>
      refusedFields(() => add(morning({ date }), { studentId: student.id }, admin, aDay()));

    expect(adding('2019-05-01')).toBeUndefined();
    expect(adding('2026-03-17')).toEqual([{ field: 'date', message: 'You can’t log hours for a future date.' }]);
  });

  it.each<[string, string, number, boolean]>([
    ['09:00', '12:00', 300, true],
    ['09:00', '12:00', 350, false],
    ['09:00', '12:20', 350, false],
    ['09:00', '12:30', 350, true],
    ['22:00', '02:00', 400, true],
    ['22:00', '02:00', 450, false],
    ['23:30', '00:00', 50, true],
    ['23:30', '00:00', 100, false],
    ['09:00', '09:00', 2400, true],
    ['09:00', '08:30', 2350, true],
    ['09:00', '08:30', 2400, false],
    ['09:00', '09:29', 50, false],
  ])('from %s to %s holds %p hundredths: %p', (startTime, endTime, hundredths, fits) => {
    const fields = handIn({ startTime, endTime, hundredths })?.map(({ field }) => field);

    expect(fields).toEqual(fits ? undefined : ['hours']);
  });

  it('says how many hours there were', () => {
    expect(handIn({ endTime: '10:20' })).toEqual([
      { field: 'hours', message: 'There are only 1.33 hours between the start and end times.' },
    ]);
  });

  it.each([
    ['a draft', anEntry().with({ endTime: null }).draft()],
    ['a draft of long ago', anEntry().with({ date: '2024-01-10' }).draft()],
  ])('is held to the same when it was %s', (_what, { entry }) => {
    expect(refusalOf(() => submit(entry, student, aDay()))).toMatchObject({
      kind: 'invalid',
      code: 'hours.incomplete',
    });
  });
});
