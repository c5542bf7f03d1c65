import { ROLES, addDays, type ApprovalPolicy, type HoursStatus, type Role } from '@hourtrail/contracts';
import fc from 'fast-check';
import { recorded, refusalOf, told } from '../../../test/given.js';
import { Reference, type Filled, type Given, type Member, type Verb } from '../../../test/hours-reference.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { evolve } from './evolve.js';
import type { HoursEvent, HoursEventData } from './volunteer-hours.events.js';
import type { Circumstances, Person, VolunteerHours } from './volunteer-hours.state.js';
import * as decisions from './volunteer-hours.js';

const SEED = 20_260_316;
const RUNS = 200;
const LEAST_COMMANDS = 10_000;

const SCHOOLS = [
  { id: 2, policy: 'standard' as ApprovalPolicy, oldestDays: 365 },
  { id: 3, policy: 'strict' as ApprovalPolicy, oldestDays: 30 },
];
const STAFFING: readonly Role[] = [
  'student',
  'student',
  'parent',
  'teacher',
  'admin',
  'admin',
  'verifier',
  'verifier',
];

/** Two schools with eight people each, and a super-admin at the first; its admins created the verifiers. */
const everybody = (): Member[] =>
  SCHOOLS.flatMap(({ id: school }, index) =>
    [...STAFFING, ...(index === 0 ? (['super-admin'] as const) : [])].map((role, place) => {
      const createdBy = role === 'verifier' ? school * 100 + 4 : null;
      return { id: school * 100 + place, school, role, active: true, createdBy };
    }),
  );

const often = <T>(usual: readonly T[], rare: readonly T[]): fc.Arbitrary<T> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...usual), weight: 9 },
    { arbitrary: fc.constantFrom(...rare), weight: 1 },
  );

const fields = {
  organizationName: often<string | null>(['Food Bank', 'Library'], [null, ' ']),
  description: fc.constantFrom('Sorted cans', 'Read to children', null),
  daysAgo: often([0, 1, 1, 2], [-1, 30, 31, 365, 366]),
  times: often<readonly [string | null, string | null]>(
    [
      ['08:00', '18:00'],
      ['20:00', '06:00'],
      ['00:00', '00:00'],
    ],
    [
      ['09:00', '09:40'],
      [null, '10:00'],
      ['09:00', null],
      [null, null],
    ],
  ),
  hundredths: often<number | null>([50, 100, 300, 800, 1000], [null, 0, 25, 1050, 2400, 2450]),
  verifier: often<number | null>([6, 7, 6, 7, null], [0, 3, 99]),
};

type Who = {
  readonly as: 'owner' | 'named' | 'verified' | 'approved' | 'colleague' | 'anybody';
  readonly nth: number;
};
const who: fc.Arbitrary<Who> = fc.record({
  as: fc.constantFrom(
    'owner',
    'named',
    'verified',
    'approved',
    'colleague',
    'colleague',
    'colleague',
    'anybody',
  ),
  nth: fc.nat({ max: 1000 }),
});
const entry = fc.nat({ max: 1000 });
const comment = fc.constantFrom(undefined, '', 'Paper form in the office');

const begin = fc.record({
  what: fc.constant('begin' as const),
  how: fc.constantFrom('draft' as const, 'log' as const, 'log' as const, 'add' as const),
  by: fc.nat({ max: 1000 }),
  owner: fc.nat({ max: 1000 }),
  sensibly: often([true], [false]),
  fields: fc.record(fields),
});
const ask = fc.record({
  what: fc.constant('ask' as const),
  verb: fc.constantFrom<Verb[]>(
    ...([
      'submit',
      'withdraw',
      'verify',
      'verify',
      'verify',
      'retract',
      'approve',
      'approve',
      'approve',
      'reject',
    ] as const),
    ...(['reopen', 'revoke', 'amend', 'amend', 'delete', 'restore'] as const),
  ),
  entry,
  by: who,
  credit: often<'as is' | 'less' | 'none' | 'more'>(['as is', 'as is', 'less'], ['none', 'more']),
  comment,
  fields: fc.record(fields, { requiredKeys: [] }),
});
const promote = fc.record({
  what: fc.constant('role' as const),
  entry,
  whom: who,
  role: fc.constantFrom(...ROLES),
});
const suspend = fc.record({ what: fc.constant('suspend' as const), entry, whom: who });
const wait = fc.record({ what: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 20 }) });

const command = fc.oneof(
  { arbitrary: begin, weight: 6 },
  { arbitrary: ask, weight: 40 },
  { arbitrary: promote, weight: 4 },
  { arbitrary: suspend, weight: 1 },
  { arbitrary: wait, weight: 1 },
);
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;
type Fields = Extract<Command, { what: 'ask' }>['fields'];

const COUNTS_AS: Partial<Record<HoursStatus | 'deleted', 'approved' | 'pending'>> = {
  pending: 'pending',
  verified: 'pending',
  approved: 'approved',
};

/** What the log alone knows: totals and days, kept as its projections keep them, from each event's before and after. */
class Sums {
  readonly byKey = new Map<string, number>();

  with(school: number, { student, ...data }: HoursEventData): Sums {
    const next = new Sums();
    for (const [key, sum] of this.byKey) next.byKey.set(key, sum);
    const count = (status: HoursEventData['from'], date: string | null, hundredths: number): void => {
      const total = status && COUNTS_AS[status];
      if (!total) return;
      for (const key of [`${school}/${student}/${total}`, `${school}/${student}/${date}`]) {
        next.byKey.set(key, (next.byKey.get(key) ?? 0) + hundredths);
      }
    };
    count(data.from, data.dateBefore, -(data.hundredthsBefore ?? Number.NaN));
    count(data.to, data.dateAfter, data.hundredthsAfter ?? Number.NaN);
    return next;
  }

  of(school: number, student: number, what: string): number {
    return this.byKey.get(`${school}/${student}/${what}`) ?? 0;
  }

  get longestDay(): number {
    return Math.max(
      0,
      ...[...this.byKey].filter(([key]) => /\d{4}-\d\d-\d\d$/.test(key)).map(([, sum]) => sum),
    );
  }
}

/** The real thing, with its log; stands where commands, unit of work and projections stand in the server. */
class Real {
  readonly entries: VolunteerHours[] = [];
  readonly trails: RecordedEvent[][] = [];
  sums = new Sums();

  constructor(private readonly members: readonly Member[]) {}

  now(today: string, schoolId: number, verifierId: number | null): Circumstances {
    const school = SCHOOLS.find(({ id }) => id === schoolId);
    const verifier = this.members.find((member) => member.id === verifierId && member.school === schoolId);
    return {
      today,
      timeZone: 'America/New_York',
      approvalPolicy: school?.policy ?? 'standard',
      oldestAcceptedDays: school?.oldestDays ?? 365,
      verifier: verifier && { ...verifier, isActive: verifier.active },
    };
  }

  begin(by: Member, school: number, decide: (person: Person) => readonly HoursEvent[]): string {
    const place = { id: this.entries.length, organizationId: school, version: 0 };
    return this.take(by, place, decide);
  }

  ask(
    index: number,
    by: Member,
    decide: (entry: VolunteerHours, person: Person) => readonly HoursEvent[],
  ): string {
    const was = this.entries[index] as VolunteerHours;
    return this.take(by, was, (person) => decide(was, person));
  }

  private take(
    by: Member,
    place: { readonly id: number; readonly organizationId: number; readonly version: number },
    decide: (person: Person) => readonly HoursEvent[],
  ): string {
    const person = { id: by.id, role: by.role, organizationId: by.school };
    let events: readonly HoursEvent[] = [];
    const refusal = refusalOf(() => {
      events = decide(person);
    });
    if (refusal) {
      const fields = [...new Set(refusal.errors.map(({ field }) => field))].sort();
      return `${refusal.kind} ${fields.join(', ')}`.trim();
    }
    const [event] = events;
    if (!event) return 'nothing';
    const sums = this.sums.with(place.organizationId, event.data);
    if (sums.longestDay > 2400) return 'invalid hours';
    const steps = recorded(events, person, place);
    this.sums = sums;
    this.trails[place.id] = [...(this.trails[place.id] ?? []), ...steps];
    this.entries[place.id] = steps.reduce<VolunteerHours | undefined>(
      evolve,
      this.entries[place.id],
    ) as VolunteerHours;
    const { singleActor, overturned, noReason } = event.data;
    const marks = [singleActor && 'alone', overturned && 'overturned', noReason && 'no-reason'];
    return [event.type, ...marks.filter(Boolean)].join(' ');
  }
}

const DECIDE: Record<
  Verb,
  (e: VolunteerHours, by: Person, given: Given, now: Circumstances) => readonly HoursEvent[]
> = {
  submit: (e, by, _given, now) => decisions.submit(e, by, now),
  withdraw: (e, by) => decisions.withdraw(e, by),
  verify: (e, by, given) => decisions.verify(e, by, given),
  retract: (e, by, { comment: why }) => decisions.retract(e, by, why),
  approve: (e, by, given, now) => decisions.approve(e, by, given, now),
  reject: (e, by, { comment: why }) => decisions.reject(e, by, why),
  reopen: (e, by, { comment: why }) => decisions.reopen(e, by, why),
  revoke: (e, by, { comment: why }) => decisions.revoke(e, by, why),
  amend: (e, by, given, now) =>
    decisions.amend(e, by, { fields: given.fields ?? {}, reason: given.comment }, now),
  delete: (e, by, { comment: why }) => decisions.remove(e, by, why),
  restore: (e, by, { comment: why }) => decisions.restore(e, by, why),
};

/** A year of two schools: the same commands told to the real thing and to the reference. */
class Year {
  readonly members = everybody();
  readonly reference = new Reference(SCHOOLS, this.members);
  readonly real = new Real(this.members);

  /** Does it on both sides; both answers, and the entry it was about. Undefined where it was no command. */
  follow(
    told: Command,
  ): { readonly wanted: string; readonly found: string; readonly index: number } | undefined {
    switch (told.what) {
      case 'wait':
        this.reference.today = addDays(this.reference.today, told.days);
        return undefined;
      case 'role':
        this.pick(told.whom, this.cardIndex(told.entry)).role = told.role;
        return undefined;
      case 'suspend': {
        const member = this.pick(told.whom, this.cardIndex(told.entry));
        member.active = !member.active;
        return undefined;
      }
      case 'begin':
        return this.begin(told);
      case 'ask':
        return this.reference.cards.length === 0 ? undefined : this.ask(told);
    }
  }

  private begin({ how, by: nth, owner: ofNth, sensibly, fields: told }: Extract<Command, { what: 'begin' }>) {
    const { today } = this.reference;
    const able = (how === 'add' ? ['admin', 'super-admin'] : ['student', 'parent']) as readonly Role[];
    const by = at(this.members, nth, (member) => !sensibly || able.includes(member.role));
    const near = (member: Member) => by.role === 'super-admin' || member.school === by.school;
    const owner = how === 'add' ? at(this.members, ofNth, near) : by;
    const filled = { ...EMPTY, ...this.filled(told, owner.school) };
    const now = this.real.now(today, owner.school, filled.verifierId);
    const index = this.reference.cards.length;
    const wanted = this.reference.begin(how, by, owner, filled);
    const found = this.real.begin(by, owner.school, (person) => {
      if (how === 'draft') return decisions.draft(filled, person);
      return how === 'log'
        ? decisions.log(filled, person, now)
        : decisions.add(filled, owner.id, person, now);
    });
    return { wanted, found, index };
  }

  private ask({
    verb,
    entry: nth,
    by: whose,
    credit,
    comment: words,
    fields: told,
  }: Extract<Command, { what: 'ask' }>) {
    const index = this.cardIndex(nth);
    const card = this.reference.cards[index] as Reference['cards'][number];
    const by = this.pick(whose, index);
    const most = card.filled.hundredths ?? 0;
    const hundredths = { 'as is': undefined, less: Math.max(50, most - 50), none: 0, more: most + 50 }[
      credit
    ];
    const amended = this.filled(told, card.school);
    const given = { hundredths, comment: words, fields: amended };
    const verifierId = amended.verifierId ?? card.filled.verifierId;
    const now = this.real.now(this.reference.today, card.school, verifierId);
    const wanted = this.reference.ask(verb, card, by, given);
    const found = this.real.ask(index, by, (entryNow, person) => DECIDE[verb](entryNow, person, given, now));
    return { wanted, found, index };
  }

  /** Mostly one of the latest entries, so that some of them live long lives. */
  private cardIndex = (nth: number): number => Math.max(0, this.reference.cards.length - 1 - (nth % 6));

  private pick({ as, nth }: Who, index: number): Member {
    const card = this.reference.cards[index];
    const ids = {
      owner: card?.owner,
      named: card?.filled.verifierId,
      verified: [...(card?.everVerified ?? [])].at(-1),
      approved: [...(card?.everApproved ?? [])].at(-1),
      colleague: undefined,
      anybody: undefined,
    };
    const found = this.members.find(({ id }) => id === ids[as]);
    return (
      found ?? at(this.members, nth, ({ school }) => as !== 'colleague' || !card || school === card.school)
    );
  }

  private filled({ daysAgo, times, verifier, ...rest }: Partial<Fields>, school: number): Partial<Filled> {
    return {
      ...rest,
      ...(daysAgo === undefined ? {} : { date: addDays(this.reference.today, -daysAgo) }),
      ...(times === undefined ? {} : { startTime: times[0], endTime: times[1] }),
      ...(verifier === undefined ? {} : { verifierId: verifier === null ? null : school * 100 + verifier }),
    };
  }
}

const EMPTY: Filled = {
  organizationName: null,
  description: null,
  date: '2026-03-16',
  startTime: null,
  endTime: null,
  hundredths: null,
  verifierId: null,
};

function at(members: readonly Member[], nth: number, suits: (member: Member) => boolean): Member {
  const suitable = members.filter(suits);
  const among = suitable.length > 0 ? suitable : members;
  return among[nth % among.length] as Member;
}

const sketchOfCard = ({ filled, ...card }: Reference['cards'][number]) => ({
  ...filled,
  school: card.school,
  owner: card.owner,
  status: card.status,
  deleted: card.deleted,
  verifiedBy: card.verifiedBy,
  approvedBy: card.approvedBy,
  alone: card.alone,
});

const sketchOfEntry = (found: VolunteerHours): ReturnType<typeof sketchOfCard> => ({
  organizationName: found.organizationName,
  description: found.description,
  date: found.date,
  startTime: found.startTime,
  endTime: found.endTime,
  hundredths: found.hundredths,
  verifierId: found.verifierId,
  school: found.organizationId,
  owner: found.studentId,
  status: found.status,
  deleted: found.deletedAt !== null,
  verifiedBy: found.verifiedBy,
  approvedBy: found.approvedBy,
  alone: found.singleActor,
});

const DECIDING = /added|verified|retracted|approved|rejected|reopened|revoked|restored/;

function nobodyDecidedOnTheirOwn(trail: readonly RecordedEvent[], owner: number): void {
  const deciders = trail.filter(({ type }) => DECIDING.test(type)).map(({ actor }) => actor.id);
  expect(deciders).not.toContain(owner);
}

function nobodyVerifiedAndApproved(trail: readonly RecordedEvent[]): void {
  const whoDid = (type: string) => trail.filter((event) => event.type === type).map(({ actor }) => actor.id);
  const approvers = whoDid('hours.approved');
  expect(whoDid('hours.verified').filter((person) => approvers.includes(person))).toEqual([]);
}

function sumsAgree({ reference, real, members }: Year): void {
  for (const { id, school } of members) {
    const { approved, pending } = reference.totals(school, id);
    const states = real.entries.filter((found) => found.studentId === id && !found.deletedAt);
    const sumOf = (...statuses: HoursStatus[]) =>
      states.reduce((sum, found) => sum + (statuses.includes(found.status) ? (found.hundredths ?? 0) : 0), 0);
    expect([real.sums.of(school, id, 'approved'), sumOf('approved')]).toEqual([approved, approved]);
    expect([real.sums.of(school, id, 'pending'), sumOf('pending', 'verified')]).toEqual([pending, pending]);
    for (const date of new Set(states.map((found) => found.date))) {
      expect(real.sums.of(school, id, date)).toBe(reference.day(school, id, date));
    }
  }
}

describe('Whatever two schools do', () => {
  it(`agrees with the text of the decisions, over more than ${LEAST_COMMANDS} commands`, () => {
    const answers = new Map<string, number>();
    let commands = 0;

    fc.assert(
      fc.property(fc.array(command, { maxLength: 140, size: 'max' }), (told) => {
        const year = new Year();
        for (const each of told) {
          const done = year.follow(each);
          if (!done) continue;
          const { wanted, found, index } = done;
          expect(found).toBe(wanted);
          expect(year.real.entries).toHaveLength(year.reference.cards.length);
          commands += 1;
          const answer = found.split(' ')[0] as string;
          answers.set(answer, (answers.get(answer) ?? 0) + 1);
          const card = year.reference.cards[index];
          const now = year.real.entries[index];
          if (!card || !now) continue;
          const trail = year.real.trails[index] as RecordedEvent[];
          expect(sketchOfEntry(now)).toEqual(sketchOfCard(card));
          expect(now.version).toBe(trail.length);
          if (!found.startsWith('hours.')) continue;
          expect(toldAgain(trail)).toEqual(now);
          nobodyDecidedOnTheirOwn(trail, card.owner);
          nobodyVerifiedAndApproved(trail);
          sumsAgree(year);
        }
      }),
      { seed: SEED, numRuns: RUNS },
    );

    console.info(commands, Object.fromEntries(answers));
    expect(commands).toBeGreaterThan(LEAST_COMMANDS);
  });
});

const toldAgain = told;
