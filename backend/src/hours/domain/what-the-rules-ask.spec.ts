import { addDays, NO_COUNTING_RULES, type CountingRules } from '@hourtrail/contracts';
import {
  aDay,
  admin,
  anEntry,
  entryFrom,
  LINCOLN,
  morningAtTheFoodBank,
  recorded,
  refusalOf,
  ROOSEVELT,
  student,
  supervisedMorning,
  teacher,
  verifier,
} from '../../../test/given.js';
import { completeFields, sentFields } from './entry-fields.rules.js';
import { amend, approve, bringIn, draft, erase, log, moveIn, revoke } from './volunteer-hours.js';
import { evolve } from './evolve.js';
import type { Circumstances, VolunteerHours } from './volunteer-hours.state.js';
import type { Begins, HoursEvent } from './volunteer-hours.events.js';

const CATEGORY = { id: 4, name: 'Direct service', min: null, max: null };

const ruled = (rules: Partial<CountingRules> = {}, than: Partial<Circumstances> = {}): Circumstances =>
  aDay({
    countingRules: {
      ...NO_COUNTING_RULES,
      categories: [CATEGORY],
      ...rules,
      version: 7,
    },
    ...than,
  });

const asked = { categoryId: 4, isNonProfit: true, reflection: 'Cans are heavy', reflectionWords: 3 };
const morning = { ...morningAtTheFoodBank, ...asked };

const begun = (events: readonly HoursEvent[]): VolunteerHours =>
  entryFrom(recorded(events, student, { id: 17, organizationId: LINCOLN, version: 0 }));
const then = (entry: VolunteerHours, events: readonly HoursEvent[], by = teacher): VolunteerHours =>
  [...recorded(events, by, entry)].reduce<VolunteerHours>((state, event) => evolve(state, event), entry);

const pending = (): VolunteerHours => begun(log(morning, student, ruled()));
const approved = (): VolunteerHours => then(pending(), approve(pending(), teacher, {}, ruled()));

describe('An entry of a school without rules', () => {
  it('has an event without any of their fields', () => {
    const fields = completeFields({ ...morningAtTheFoodBank }, 'America/New_York');
    const [event] = log(fields, student, aDay());
    expect(Object.keys((event!.data as Begins).set)).toEqual([
      'date',
      'startTime',
      'endTime',
      'hundredths',
      'verifierId',
    ]);
    expect(Object.keys(event?.texts ?? {})).toEqual(['organizationName', 'description']);
    const [decision] = approve(anEntry().pending().entry, teacher, {}, aDay());
    expect(decision?.data).not.toHaveProperty('countingRules');
  });
});

describe('An entry of a school with rules', () => {
  it('keeps what it was asked for, the words of its reflection as a number', () => {
    expect(sentFields({ reflection: 'Cans — are heavy' }, 'America/New_York')).toMatchObject({ reflectionWords: 3 });
    expect(sentFields({ reflection: null }, 'America/New_York')).toEqual({ reflection: null, reflectionWords: null });
    const [event] = log(morning, student, ruled());
    expect(event).toMatchObject({
      data: { set: { categoryId: 4, isNonProfit: true, reflectionWords: 3 } },
      texts: { reflection: 'Cans are heavy' },
    });
    expect(pending()).toMatchObject({ ...asked, rulesVersion: null });
  });

  it('is approved under the version of that moment, which goes when the approval does', () => {
    expect(approved().rulesVersion).toBe(7);
    expect(then(approved(), revoke(approved(), admin, 'Not there'), admin).rulesVersion).toBeNull();
    const corrected = amend(approved(), admin, { fields: { hundredths: 200 }, reason: 'Left early' }, ruled());
    expect(then(approved(), corrected, admin)).toMatchObject({ status: 'pending', rulesVersion: null, categoryId: 4 });
  });

  it('is approved for the school year of its day too, as the year is at that moment, where the rules begin anew', () => {
    const years = [
      { startsOn: '2024-08-01', endsOn: '2025-07-31' },
      { startsOn: '2025-08-01', endsOn: '2026-07-31' },
    ];
    const under = (rules: Partial<CountingRules>, schoolYears: Circumstances['schoolYears']) =>
      then(pending(), approve(pending(), teacher, {}, ruled(rules, { schoolYears })));
    const yearly = under({ resetsYearly: true }, years);
    expect(yearly).toMatchObject({ countingYear: '2025-08-01', countingYearEnds: '2026-07-31' });
    const revoked = then(yearly, revoke(yearly, admin, 'Not there'), admin);
    expect(revoked).toMatchObject({ rulesVersion: null, countingYear: null, countingYearEnds: null });
    expect(under({ resetsYearly: true }, [years[0]!])).toMatchObject({ rulesVersion: 7, countingYear: null });
    expect(under({}, years)).toMatchObject({ rulesVersion: 7, countingYear: null });
    const about = {
      studentId: student.id,
      importId: 4,
      row: 1,
      earlier: {},
      reason: null,
      status: 'approved',
    } as const;
    const now = ruled({ resetsYearly: true }, { schoolYears: years });
    expect(bringIn(morningAtTheFoodBank, about, admin, now)).toMatchObject([{ data: { countingYear: '2025-08-01' } }]);
  });

  it('is imported as approved under it too, and as pending under none', () => {
    const about = { studentId: student.id, importId: 4, row: 1, earlier: {}, reason: null };
    const [there] = bringIn(morningAtTheFoodBank, { ...about, status: 'approved' }, admin, ruled());
    const [waits] = bringIn(morningAtTheFoodBank, { ...about, status: 'pending' }, admin, ruled());
    expect([there?.data, waits?.data].map((data) => data && 'countingRules' in data)).toEqual([true, false]);
  });

  it('returns to pending when an administrator corrects what the rules ask for, so that someone decides on it', () => {
    const fields = { categoryId: null, isNonProfit: false, reflection: null, reflectionWords: null };
    const [event, ...others] = amend(approved(), admin, { fields, reason: 'Wrong box' }, ruled());
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      data: { from: 'approved', to: 'pending', set: { categoryId: null, isNonProfit: false, reflectionWords: null } },
      texts: { reflection: null, comment: 'Wrong box' },
    });
  });

  it('loses its reflection with its volunteer, but not the number of its words', () => {
    expect(then(approved(), erase(approved()))).toMatchObject({
      reflection: null,
      reflectionWords: 3,
      categoryId: 4,
      rulesVersion: 7,
    });
  });

  it('goes to another school without its category, which that school does not have', () => {
    const [begins] = recorded(moveIn(pending()), student, { id: 18, organizationId: ROOSEVELT, version: 0 });
    expect(entryFrom([begins!])).toMatchObject({ ...asked, categoryId: null });
  });
});

describe('The day that hours were handed in', () => {
  const [day, other] = [morningAtTheFoodBank.date, addDays(morningAtTheFoodBank.date, -1)];
  type Given = ReturnType<typeof anEntry>;
  /** The step of its life that it was handed in by, from 1; 0 if it was not. */
  const handedIn = ({ entry, trail }: Given): number =>
    trail.findIndex(({ at }) => at.getTime() === entry.claimedAt?.getTime()) + 1;
  const fewer = { hundredths: 100 };

  it('is that of the first submission', () => {
    expect(handedIn(anEntry().draft())).toBe(0);
    expect(handedIn(anEntry().draft().amendedBy(student, { date: other }).submitted())).toBe(3);
    expect(handedIn(anEntry().pending().verifiedBy(verifier))).toBe(1);
  });

  it('stays when the same hours are submitted again, after a rejection or not', () => {
    expect(handedIn(anEntry().pending().withdrawn().submitted())).toBe(1);
    expect(handedIn(anEntry().pending().rejectedBy(teacher, 'Which shelf?').submitted())).toBe(1);
    const explained = anEntry().pending().rejectedBy(teacher).amendedBy(student, { description: 'The tall shelf' });
    expect(handedIn(explained.submitted())).toBe(1);
  });

  it('stays when hours become fewer', () => {
    expect(handedIn(anEntry().pending().amendedBy(student, fewer))).toBe(1);
    expect(handedIn(anEntry().pending().withdrawn().amendedBy(student, fewer).submitted())).toBe(1);
  });

  it('is a new one when the volunteer changes the date or raises the hours', () => {
    expect(handedIn(anEntry().pending().amendedBy(student, { date: other }))).toBe(2);
    expect(handedIn(anEntry().with(fewer).pending().amendedBy(student, { hundredths: 200 }))).toBe(2);
    const there = anEntry().pending().amendedBy(student, { date: other });
    expect(handedIn(there.amendedBy(student, { date: day }))).toBe(3);
  });

  it('is the day of submitting it again, not of changing it before', () => {
    const changed = [anEntry().pending().withdrawn(), anEntry().pending().rejectedBy(teacher)].map((given) =>
      given.amendedBy(student, { date: other }),
    );
    expect(changed.map(handedIn)).toEqual([0, 0]);
    expect(changed.map((given) => handedIn(given.submitted()))).toEqual([4, 4]);
  });

  it('is the day that the staff take up what was changed after a rejection and not submitted', () => {
    const changed = anEntry().pending().rejectedBy(teacher).amendedBy(student, { date: other });
    expect(handedIn(changed.approvedBy(admin, { comment: 'There' }))).toBe(4);
  });

  it('stays when someone of the staff corrects the date or the hours', () => {
    expect(handedIn(anEntry().pending().amendedBy(admin, { date: other }))).toBe(1);
    expect(handedIn(anEntry().with(fewer).pending().amendedBy(admin, { hundredths: 200 }))).toBe(1);
  });
});

describe('What the rules refuse', () => {
  const problems = (decision: () => unknown) => refusalOf(decision)?.errors;

  it('is a category that they do not have, also in a draft', () => {
    const unknown = [{ field: 'categoryId', message: 'Choose one of the school’s categories.' }];
    expect(problems(() => log({ ...morning, categoryId: 5 }, student, ruled()))).toEqual(unknown);
    expect(problems(() => draft({ ...morning, categoryId: 5 }, student, ruled()))).toEqual(unknown);
    expect(problems(() => log(morning, student, aDay()))).toEqual(unknown);
    const later = ruled({ categories: [{ ...CATEGORY, id: 9 }] });
    expect(problems(() => amend(pending(), student, { fields: { description: 'Cans' } }, later))).toBeUndefined();
  });

  it.each([
    ['relative', { notRelatives: true }, 'Your school doesn’t accept a parent of the student as the supervisor.'],
    ['student', { notStudents: true }, 'Your school doesn’t accept one of its students as the supervisor.'],
  ] as const)('is a %s as the supervisor where they say so', (supervisorIs, rules, message) => {
    const fields = { ...morning, ...supervisedMorning };
    const handIn = (now: Circumstances) => problems(() => log(fields, student, { ...now, verifier: undefined }));
    expect(handIn(ruled(rules, { supervisorIs }))).toEqual([{ field: 'supervisor.email', message }]);
    expect(handIn(ruled({}, { supervisorIs }))).toBeUndefined();
    expect(handIn(ruled(rules))).toBeUndefined();
  });
});
