import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REVIEW_SIGNALS, type ReviewSignalRule } from '@hourtrail/contracts';
import { admin, anEntry, aPerson, parent, student, superAdmin, teacher, verifier } from '../../../test/given.js';
import { signalsOf, type OtherEntry, type ReviewFacts } from './review-signals.rules.js';
import type { Person, VolunteerHours } from './volunteer-hours.state.js';

const nothing: ReviewFacts = {
  timeZone: 'America/New_York',
  around: [],
  sameText: null,
  opportunity: null,
  nominatedBy: null,
  supervisorIs: null,
};

const storyHour: OtherEntry = {
  date: '2026-03-14',
  startTime: '10:00',
  endTime: '12:00',
  hundredths: 200,
  organizationName: 'Elm Street Library',
  verifierId: null,
};

/** 9:00 AM to 12:00 PM on March 14, 2026, submitted that day. */
const morning = anEntry().pending().entry;
const at = (startTime: string, endTime: string): VolunteerHours => ({ ...morning, startTime, endTime });

const reasonOf = (
  rule: ReviewSignalRule,
  facts: Partial<ReviewFacts>,
  entry: VolunteerHours = morning,
  by: Person = teacher,
): string | undefined => signalsOf(entry, { ...nothing, ...facts }, by).find((signal) => signal.rule === rule)?.reason;

describe('an entry that overlaps another', () => {
  it('says when and where the other one was', () => {
    const reason = 'Overlaps another entry on this day: 10:00 AM to 12:00 PM at Elm Street Library.';
    expect(reasonOf('overlaps', { around: [storyHour] })).toBe(reason);
  });

  it('counts the others, and tells of the earliest', () => {
    const around = [{ ...storyHour, startTime: '11:00' }, storyHour, { ...storyHour, startTime: '10:30' }];
    const reason = 'Overlaps another entry on this day: 10:00 AM to 12:00 PM at Elm Street Library, and 2 more.';
    expect(reasonOf('overlaps', { around })).toBe(reason);
  });

  it.each([
    ['begins when the other ends', '12:00', '14:00', storyHour],
    ['ends when the other begins', '08:00', '10:00', storyHour],
    [
      'is on the next day, after midnight',
      '01:00',
      '03:00',
      { ...storyHour, date: '2026-03-13', startTime: '22:00', endTime: '01:00' },
    ],
    [
      'ends past midnight before the other begins',
      '22:00',
      '01:00',
      { ...storyHour, date: '2026-03-15', startTime: '01:00' },
    ],
    ['is on a day of its own', '09:00', '12:00', { ...storyHour, date: '2026-03-15' }],
  ])('is none that %s', (_what, start, end, other) => {
    expect(reasonOf('overlaps', { around: [other] }, at(start, end))).toBeUndefined();
  });

  it.each([
    [
      'from the evening before',
      '00:30',
      '03:00',
      { ...storyHour, date: '2026-03-13', startTime: '22:00', endTime: '01:00' },
      'March 13, 2026: 10:00 PM to 1:00 AM',
    ],
    [
      'into the next morning',
      '22:00',
      '01:30',
      { ...storyHour, date: '2026-03-15', startTime: '01:00' },
      'March 15, 2026: 1:00 AM to 12:00 PM',
    ],
    [
      'though both go on past midnight',
      '23:00',
      '02:00',
      { ...storyHour, startTime: '22:30', endTime: '00:30' },
      'this day: 10:30 PM to 12:30 AM',
    ],
    [
      'for a whole day, from noon to noon',
      '09:00',
      '12:30',
      { ...storyHour, startTime: '12:00', endTime: '12:00' },
      'this day: 12:00 PM to 12:00 PM',
    ],
  ])('is found %s', (_what, start, end, other, when) => {
    const reason = `Overlaps another entry on ${when} at Elm Street Library.`;
    expect(reasonOf('overlaps', { around: [other] }, at(start, end))).toBe(reason);
  });

  it('tells a verifier no more than that of entries that do not name them', () => {
    expect(reasonOf('overlaps', { around: [storyHour] }, morning, verifier)).toBe(
      'Overlaps another entry on this day.',
    );
    const theirs = { ...storyHour, verifierId: verifier.id };
    expect(reasonOf('overlaps', { around: [theirs] }, morning, verifier)).toContain('at Elm Street Library');
  });
});

describe('an entry with the description of another', () => {
  it('names that one', () => {
    const reason = 'Same description as the entry on March 14, 2026 at Elm Street Library.';
    expect(reasonOf('same-text', { sameText: storyHour })).toBe(reason);
  });

  it('tells a verifier no more than that of an entry that does not name them', () => {
    const reason = 'Same description as another of this person’s entries.';
    expect(reasonOf('same-text', { sameText: storyHour }, morning, verifier)).toBe(reason);
  });
});

describe('an entry of an opportunity', () => {
  const opportunity = { date: '2026-03-14', startTime: '09:00', endTime: '12:00' };
  const timesReason = (startTime: string, endTime: string, its: object = {}) =>
    reasonOf('outside-opportunity', { opportunity: { ...opportunity, ...its } }, at(startTime, endTime));

  it('is flagged where it reaches beyond the times of it', () => {
    const reason = 'Outside the opportunity’s times: 9:00 AM to 12:00 PM.';
    expect([timesReason('08:30', '12:00'), timesReason('09:00', '12:30'), timesReason('13:00', '14:00')]).toEqual([
      reason,
      reason,
      reason,
    ]);
    expect([timesReason('09:00', '12:00'), timesReason('10:00', '11:00')]).toEqual([undefined, undefined]);
  });

  it('is flagged on another day, but not past the midnight that the opportunity passes', () => {
    const night = { date: '2026-03-13', startTime: '22:00', endTime: '02:00' };
    expect(timesReason('09:00', '12:00', { date: '2026-03-21' })).toBe(
      'Outside the opportunity’s times: 9:00 AM to 12:00 PM on March 21, 2026.',
    );
    expect(timesReason('00:30', '01:30', night)).toBeUndefined();
    expect(timesReason('01:30', '02:30', night)).toBe(
      'Outside the opportunity’s times: 10:00 PM to 2:00 AM on March 13, 2026.',
    );
  });
});

describe('a volunteer who wrote', () => {
  it('waits for an answer until somebody else wrote or decided', () => {
    const reason = (entry: ReturnType<typeof anEntry>): string | undefined => reasonOf('unanswered', {}, entry.entry);
    const asked = anEntry().pending().askedBy(student, 'When will it count?');
    expect(reason(asked)).toMatch(/^The volunteer wrote on .* and waits for an answer\. Read it in the trail\.$/);
    expect(reason(asked.amendedBy(student, { description: 'Sorted tins' }))).toBeDefined();
    expect(reason(asked.askedBy(teacher, 'On Monday.'))).toBeUndefined();
    expect(reason(asked.verifiedBy(verifier))).toBeUndefined();
    expect(reason(anEntry().pending().askedBy(teacher, 'Which day?'))).toBeUndefined();
  });
});

describe('a supervisor without an account', () => {
  it('is flagged where the address is that of family or staff, or resembles it', () => {
    expect(reasonOf('close-supervisor', { supervisorIs: 'family' })).toBe(
      'The supervisor’s email belongs to the volunteer’s family.',
    );
    expect(reasonOf('close-supervisor', { supervisorIs: 'staff' })).toBe(
      'The supervisor’s email belongs to the school’s staff.',
    );
    expect(reasonOf('close-supervisor', { supervisorIs: 'look-alike' })).toBe(
      'The supervisor’s email looks like one of the school, but isn’t.',
    );
    expect(reasonOf('close-supervisor', {})).toBeUndefined();
  });
});

describe('an unusually long day', () => {
  it('is one of more than twelve hours, all entries together', () => {
    const others = (hundredths: number) => [{ ...storyHour, startTime: '13:00', endTime: '23:00', hundredths }];
    expect(reasonOf('long-day', { around: others(950) })).toBe('This day adds up to 12.5 hours.');
    expect(reasonOf('long-day', { around: others(900) })).toBeUndefined();
  });

  it('does not add the night before or the morning after', () => {
    const around = [{ ...storyHour, date: '2026-03-13', startTime: '12:00', endTime: '01:00', hundredths: 1200 }];
    expect(reasonOf('long-day', { around })).toBeUndefined();
  });
});

describe('a verifier of their own choosing', () => {
  it.each([
    ['volunteer', 'The volunteer nominated the verifier.'],
    ['family', 'The volunteer’s family nominated the verifier.'],
  ] as const)('is told when the %s nominated them', (nominatedBy, reason) => {
    expect(reasonOf('nominated-verifier', { nominatedBy })).toBe(reason);
  });
});

describe('a decision of one person', () => {
  it('is told of an approval without a verification, whoever reads it', () => {
    const alone = anEntry().pending().approvedBy(teacher).entry;
    expect(reasonOf('decided-alone', {}, alone)).toBe('Approved by one person alone. No one verified it.');
    expect(reasonOf('decided-alone', {}, alone, verifier)).toBeDefined();
    expect(
      reasonOf('decided-alone', {}, anEntry().pending().verifiedBy(verifier).approvedBy(teacher).entry),
    ).toBeUndefined();
  });

  it('is not told of an entry that waits: its status says that no one has verified it', () => {
    expect(reasonOf('decided-alone', {})).toBeUndefined();
  });
});

describe('an entry that came early', () => {
  const submitted = (instant: string, entry: Partial<VolunteerHours> = {}) =>
    reasonOf('submitted-early', {}, { ...morning, submittedAt: new Date(instant), ...entry });

  it('is one submitted before its end time, by the clock of the school', () => {
    expect(submitted('2026-03-14T15:59:00Z')).toBe(
      'Submitted on March 14, 2026 at 11:59 AM, before its end time of 12:00 PM.',
    );
    expect(submitted('2026-03-14T16:00:00Z')).toBeUndefined();
  });

  it('may end after midnight', () => {
    const night = { startTime: '22:00', endTime: '02:00' };
    expect(submitted('2026-03-15T05:00:00Z', night)).toBe(
      'Submitted on March 15, 2026 at 1:00 AM, before its end time of 2:00 AM.',
    );
    expect(submitted('2026-03-15T06:00:00Z', night)).toBeUndefined();
  });

  it('is none that a check-in or an import made', () => {
    const noon = '2026-03-14T15:00:00Z';
    expect(submitted(noon)).toBeDefined();
    expect(submitted(noon, { opportunityId: 8 })).toBeUndefined();
    expect(submitted(noon, { importId: 8 })).toBeUndefined();
  });

  it('of an opportunity is one that a coordinator verified while the event was on', () => {
    const marked = (instant: string) =>
      submitted('2026-03-14T13:00:00Z', { opportunityId: 8, status: 'verified', verifiedAt: new Date(instant) });
    expect(marked('2026-03-14T14:10:00Z')).toBe(
      'Verified on March 14, 2026 at 10:10 AM, before its end time of 12:00 PM.',
    );
    expect(marked('2026-03-14T16:00:00Z')).toBeUndefined();
  });
});

describe('an entry that came late', () => {
  it('is one submitted more than thirty days after the date of service, by the calendar of the school', () => {
    const submitted = (instant: string): VolunteerHours => ({ ...morning, submittedAt: new Date(instant) });
    expect(reasonOf('submitted-late', {}, submitted('2026-04-14T04:00:00Z'))).toBe(
      'Submitted 31 days after the date of service.',
    );
    expect(reasonOf('submitted-late', {}, submitted('2026-04-14T03:59:59Z'))).toBeUndefined();
  });
});

describe('the signals of an entry', () => {
  const everything: ReviewFacts = {
    timeZone: 'America/New_York',
    around: [{ ...storyHour, hundredths: 1000 }],
    sameText: storyHour,
    opportunity: storyHour,
    nominatedBy: 'family',
    supervisorIs: 'staff',
  };
  const submittedOn = (instant: string): VolunteerHours => ({
    ...morning,
    submittedAt: new Date(instant),
    singleActor: true,
    unansweredSince: new Date(instant),
  });
  const late = submittedOn('2026-06-01T12:00:00Z');
  const early = submittedOn('2026-03-14T14:00:00Z');

  it('are told in one order, each with the version that the documentation gives its rule', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/hours-lifecycle.md'), 'utf8');
    const section = page.split(/^## /m).find((text) => text.startsWith('Review signals')) ?? '';
    const rows = [...section.matchAll(/^\| `([a-z-]+)` +\| (\d+) /gm)];
    const documented = rows.map(([, rule, version]) => [rule, Number(version)]);
    const signals = [early, late].map((entry) => signalsOf(entry, everything, admin));
    for (const [index, never] of (['submitted-late', 'submitted-early'] as const).entries()) {
      expect(signals[index]?.map(({ rule }) => rule)).toEqual(REVIEW_SIGNALS.filter((rule) => rule !== never));
    }
    expect(documented.map(([rule]) => rule)).toEqual(REVIEW_SIGNALS);
    expect(documented).toEqual(expect.arrayContaining(signals.flat().map(({ rule, version }) => [rule, version])));
  });

  it.each([
    ['its volunteer', student],
    ['a parent', parent],
    ['a verifier it does not name', aPerson('verifier', 66)],
    ['its volunteer, who is a teacher by now', { ...student, role: 'teacher' as const }],
  ])('are not for %s', (_who, by) => {
    expect(signalsOf(late, everything, by)).toEqual([]);
  });

  it.each([
    ['the verifier it names', verifier],
    ['a teacher', teacher],
    ['an admin', admin],
    ['a super-admin', superAdmin],
  ])('are for %s', (_who, by) => {
    expect(signalsOf(late, everything, by).length).toBeGreaterThan(3);
  });

  it('are gone with what is deleted', () => {
    expect(signalsOf(anEntry().pending().deletedBy(admin).entry, everything, admin)).toEqual([]);
  });
});
