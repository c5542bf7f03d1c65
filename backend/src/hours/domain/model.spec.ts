import { HOURS_EVENT_TYPES, addDays, hoursBetween, type HoursStatus, type Role } from '@hourtrail/contracts';
import fc from 'fast-check';
import { recorded, refusalOf, entryFrom as retold } from '../../../test/given.js';
import {
  VERBS,
  commandsAndErasures,
  type Ask,
  type Begin,
  type Command,
  type Erase,
  type Who,
} from '../../../test/hours-commands.js';
import { isForOthers, Reference, type Card, type Filled, type Given } from '../../../test/hours-reference.js';
import type { Beginning, Member, School, Verb } from '../../../test/hours-reference.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { checkIn, markPresent, takeAttendance } from './attendance.js';
import type { Attended } from './attendance.rules.js';
import { evolve } from './evolve.js';
import type { HoursEvent, HoursEventData } from './volunteer-hours.events.js';
import type { Circumstances, Person, VolunteerHours } from './volunteer-hours.state.js';
import * as decisions from './volunteer-hours.js';

const SEED = 20_260_316;
const RUNS = 150;
const LEAST_COMMANDS = 10_000;

const SCHOOLS: readonly School[] = [
  { id: 2, policy: 'standard', oldestDays: 365 },
  { id: 3, policy: 'strict', oldestDays: 30 },
];
const STAFFING: readonly Role[] = ['student', 'student', 'parent', 'teacher', 'admin', 'admin', 'verifier', 'verifier'];

/** Two schools of eight people each, and a super-admin at the first; an admin of theirs created the verifiers. */
const everybody = (): Member[] =>
  SCHOOLS.flatMap(({ id: school }, index) =>
    [...STAFFING, ...(index === 0 ? (['super-admin'] as const) : [])].map((role, place) => {
      const createdBy = role === 'verifier' ? school * 100 + 4 : null;
      return {
        id: school * 100 + place,
        school,
        role,
        active: true,
        erased: false,
        createdBy,
        earlier: new Set<number>(),
      };
    }),
  );

const ABLE: Readonly<Record<Beginning, readonly Role[]>> = {
  draft: ['student', 'parent'],
  log: ['student', 'parent'],
  add: ['admin', 'super-admin'],
  mark: ['teacher', 'admin', 'super-admin'],
  'check in': ['student', 'parent'],
  'bring pending': ['admin', 'super-admin'],
  'bring verified': ['admin', 'super-admin'],
  'bring approved': ['admin', 'super-admin'],
  'bring rejected': ['admin', 'super-admin'],
};

/** Words that only a file from elsewhere has. */
const IMPORTED_TEXTS = {
  approver: 'Mr. Okafor',
  verifierComments: 'Stayed to clean up',
  approverComments: 'Signed on paper',
};

/** What an opportunity has that anybody could publish: all of it, the hours those between its times. */
function ofAnOpportunity({ organizationName, startTime, endTime, ...rest }: Filled): Filled {
  const [starts, ends] = startTime && endTime ? [startTime, endTime] : ['09:00', '12:00'];
  const hundredths = Math.floor(hoursBetween(starts, ends) * 2) * 50;
  const named = organizationName?.trim() ? organizationName : 'Library';
  const description = rest.description ?? 'Sort donations';
  return { ...rest, description, organizationName: named, startTime: starts, endTime: ends, hundredths };
}

const attended = (filled: Filled, organizationId: number): Attended => ({
  id: 1,
  organizationId,
  title: filled.description ?? '',
  organizationName: filled.organizationName ?? '',
  date: filled.date,
  startTime: filled.startTime ?? '',
  endTime: filled.endTime ?? '',
  coordinatorId: filled.verifierId,
  isCancelled: false,
  window: 'open',
});

const COUNTS_AS: Partial<Record<HoursStatus | 'deleted', 'approved' | 'pending'>> = {
  pending: 'pending',
  verified: 'pending',
  approved: 'approved',
};

/** What the log alone knows of totals and days, kept as its projections keep them: from each event's before and after. */
class Sums {
  constructor(private readonly byKey: ReadonlyMap<string, number> = new Map()) {}

  with(school: number, data: HoursEventData): Sums {
    const next = new Map(this.byKey);
    const count = (status: HoursEventData['from'], date: string | null, hundredths: number): void => {
      const total = status && COUNTS_AS[status];
      const keys = total ? [`${school}/${data.student}/${total}`, `${school}/${data.student}/${date}`] : [];
      for (const key of keys) next.set(key, (next.get(key) ?? 0) + hundredths);
    };
    count(data.from, data.dateBefore, -(data.hundredthsBefore ?? Number.NaN));
    count(data.to, data.dateAfter, data.hundredthsAfter ?? Number.NaN);
    return new Sums(next);
  }

  of = (school: number, student: number, what: string): number => this.byKey.get(`${school}/${student}/${what}`) ?? 0;
}

const DECIDE: Record<Verb, (e: VolunteerHours, by: Person, given: Given, now: Circumstances) => readonly HoursEvent[]> =
  {
    submit: (e, by, _given, now) => decisions.submit(e, by, now),
    withdraw: (e, by) => decisions.withdraw(e, by),
    verify: (e, by, given) => decisions.verify(e, by, given),
    retract: (e, by, { comment }) => decisions.retract(e, by, comment),
    approve: (e, by, given, now) => decisions.approve(e, by, given, now),
    reject: (e, by, { comment }) => decisions.reject(e, by, comment),
    reopen: (e, by, { comment }) => decisions.reopen(e, by, comment),
    revoke: (e, by, { comment }) => decisions.revoke(e, by, comment),
    amend: (e, by, { fields = {}, comment }, now) => decisions.amend(e, by, { fields, reason: comment }, now),
    delete: (e, by, { comment }) => decisions.remove(e, by, comment),
    restore: (e, by, { comment }) => decisions.restore(e, by, comment),
  };

/** The real decisions and their log; stands where commands, unit of work and projections stand in the server. */
class Real {
  readonly entries: VolunteerHours[] = [];
  readonly trails: RecordedEvent[][] = [];
  readonly refusals: string[] = [];
  sums = new Sums();

  take(
    by: Member,
    place: { readonly id: number; readonly organizationId: number; readonly version: number },
    decide: (person: Person) => readonly HoursEvent[],
  ): string {
    const person = { id: by.id, role: by.role, organizationId: by.school, earlierSchools: [...by.earlier] };
    const decided: { events: readonly HoursEvent[] } = { events: [] };
    const refusal = refusalOf(() => Object.assign(decided, { events: decide(person) }));
    if (refusal) {
      this.refusals.push(refusal.code);
      const fields = [...new Set(refusal.errors.map(({ field }) => field))].sort();
      return `${refusal.kind} ${fields.join(', ')}`.trim();
    }
    const [event] = decided.events;
    if (!event) return 'nothing';
    const data: HoursEventData = event.data;
    const sums = this.sums.with(place.organizationId, data);
    if (sums.of(place.organizationId, data.student, data.dateAfter) > 2400) {
      this.refusals.push('hours.day-too-long');
      return 'invalid hours';
    }
    this.sums = sums;
    this.keep(recorded(decided.events, person, place), place.id);
    const marks = [data.singleActor && 'alone', data.overturned && 'overturned', data.noReason && 'no-reason'];
    return [event.type, ...marks.filter(Boolean)].join(' ');
  }

  /** What the system writes when a volunteer moves or is erased. */
  note(
    events: readonly HoursEvent[],
    place: { readonly id: number; readonly organizationId: number; readonly version: number },
  ): string {
    for (const { data } of events) this.sums = this.sums.with(place.organizationId, data);
    this.keep(recorded(events, SYSTEM, place), place.id);
    return events.map(({ type }) => type).join(' ') || 'nothing';
  }

  private keep(steps: readonly RecordedEvent[], id: number): void {
    this.trails[id] = [...(this.trails[id] ?? []), ...steps];
    this.entries[id] = steps.reduce<VolunteerHours | undefined>(evolve, this.entries[id]) as VolunteerHours;
  }
}

const SYSTEM = { id: null, role: 'system' } as const;

interface Done {
  readonly expected: string;
  readonly found: string;
  readonly index: number;
}

/** A year of two schools: the same commands told to the reference and to the real thing. */
class Year {
  readonly members = everybody();
  readonly reference = new Reference(SCHOOLS, this.members);
  readonly real = new Real();

  /** Both answers, and the entry they are about; none where nothing was asked of an entry. */
  follow(command: Command | Erase): readonly Done[] {
    switch (command.what) {
      case 'wait':
        this.reference.today = addDays(this.reference.today, command.days);
        return [];
      case 'erase':
        return this.erase(this.pick(command.person, this.indexOf(command.entry)));
      case 'begin':
        return [this.begin(command)];
      case 'ask':
        return this.reference.cards.length === 0 ? [] : [this.ask(command)];
      default:
        return this.change(command, this.pick(command.person, this.indexOf(command.entry)));
    }
  }

  /** Nothing of an account changes any more once its person was erased. */
  private change(command: Extract<Command, { what: 'role' | 'suspend' | 'move' }>, member: Member): readonly Done[] {
    if (member.erased) return [];
    if (command.what === 'move') return this.move(member);
    if (command.what === 'role') member.role = command.role;
    else member.active = !member.active;
    return [];
  }

  /** Asked of all they ever began, and so now and then of what was erased already. */
  private erase(who: Member): readonly Done[] {
    return this.reference.erase(who).map(([index, expected]) => {
      const entry = this.real.entries[index] as VolunteerHours;
      return { expected, found: this.real.note(decisions.erase(entry), entry), index };
    });
  }

  /** To the other school; super-admins act everywhere and stay. */
  private move(who: Member): readonly Done[] {
    if (who.role === 'super-admin') return [];
    const { id: to } = SCHOOLS.find(({ id }) => id !== who.school) as School;
    return this.reference.move(who, to).flatMap(([index, anew]) => {
      const entry = this.real.entries[index] as VolunteerHours;
      const ends = decisions.moveAway(entry, { organizationId: to, id: anew });
      const ended = { expected: 'hours.moved-away', found: this.real.note(ends, entry), index };
      if (anew === null) return [ended];
      const place = { id: anew, organizationId: to, version: 0 };
      const found = this.real.note(decisions.moveIn(entry), place);
      return [ended, { expected: 'hours.moved-in', found, index: anew }];
    });
  }

  private begin({ how, ...command }: Begin): Done {
    const able = ABLE[how];
    const present = this.members.filter(({ erased }) => !erased);
    const by = oneOf(present, command.by, ({ role }) => !command.sensibly || able.includes(role));
    const near = ({ school }: Member): boolean => by.role === 'super-admin' || school === by.school;
    const owner = isForOthers(how) ? oneOf(present, command.owner, near) : by;
    const typed = this.filled(command.fields, owner.school, { nth: command.by }) as Filled;
    const filled = how === 'mark' || how === 'check in' ? ofAnOpportunity(typed) : typed;
    const now = this.now(owner.school, filled.verifierId);
    const index = this.reference.cards.length;
    const place = { id: index, organizationId: owner.school, version: 0 };
    const bring = (status: Exclude<HoursStatus, 'draft'>) => (person: Person) =>
      decisions.bringIn(
        filled,
        { studentId: owner.id, status, importId: 1, row: 1, earlier: IMPORTED_TEXTS, reason: null },
        person,
        now,
      );
    const decide = {
      draft: (person: Person) => decisions.draft(filled, person, now),
      log: (person: Person) => decisions.log(filled, person, now),
      add: (person: Person) => decisions.add(filled, { studentId: owner.id }, person, now),
      'bring pending': bring('pending'),
      'bring verified': bring('verified'),
      'bring approved': bring('approved'),
      'bring rejected': bring('rejected'),
      mark: (person: Person) => {
        const taking = { by: person, verified: false };
        takeAttendance(attended(filled, owner.school), taking);
        const volunteers = owner.role === 'student' || owner.role === 'parent';
        const attendee = { id: owner.id, hasPlace: true, volunteers, isLogged: false };
        return markPresent(attended(filled, owner.school), attendee, taking, now);
      },
      'check in': (person: Person) => checkIn(attended(filled, owner.school), person, now),
    };
    const expected = this.reference.begin(how, by, owner, filled);
    return { expected, found: this.real.take(by, place, decide[how]), index };
  }

  private ask(command: Ask): Done {
    const index = this.indexOf(command.entry);
    const card = this.reference.cards[index] as Card;
    const entry = this.real.entries[index] as VolunteerHours;
    const verb = this.sensible(command, card);
    const by = this.pick(command.by, index, verb);
    const most = card.filled.hundredths ?? 0;
    const credits = { 'as is': undefined, less: Math.max(50, most - 50), none: 0, more: most + 50 };
    const [approver] = card.everApproved;
    const fields = this.filled(command.fields, card.school, { nth: command.entry, approver });
    const given = { hundredths: credits[command.credit], comment: command.comment, fields };
    const nominee = verb === 'amend' ? fields.verifierId : undefined;
    const now = this.now(card.school, nominee ?? card.filled.verifierId);
    const expected = this.reference.ask(verb, card, by, given);
    return {
      expected,
      found: this.real.take(by, entry, (person) => DECIDE[verb](entry, person, given, now)),
      index,
    };
  }

  private sensible({ verb, otherwise }: Ask, card: Card): Verb {
    const anyoneMay = (requested: Verb): boolean =>
      this.members.some((member) => this.reference.refusal(requested, card, member) === undefined);
    const possible = otherwise === null || anyoneMay(verb) ? [] : VERBS.filter(anyoneMay);
    return possible[(otherwise ?? 0) % possible.length] ?? verb;
  }

  private now(schoolId: number, verifierId: number | null): Circumstances {
    const school = SCHOOLS.find(({ id }) => id === schoolId) as School;
    const verifier = this.members.find(
      ({ id, school: present, earlier }) => id === verifierId && (present === schoolId || earlier.has(schoolId)),
    );
    return {
      today: this.reference.today,
      timeZone: 'America/New_York',
      approvalPolicy: school.policy,
      acceptsSupervisors: false,
      organizationId: school.id,
      oldestAcceptedDays: school.oldestDays,
      verifier: verifier && { ...verifier, isActive: verifier.active && verifier.school === schoolId },
    };
  }

  /** One of the latest entries, so that some of them live long lives. */
  private indexOf = (nth: number): number => Math.max(0, this.reference.cards.length - 1 - (nth % 6));

  private pick({ as, nth }: Who, index: number, verb?: Verb): Member {
    const card = this.reference.cards[index];
    const ids: Partial<Record<Who['as'], number | null>> = {
      owner: card?.owner ?? null,
      named: card?.filled.verifierId ?? null,
      verified: [...(card?.everVerified ?? [])].at(-1) ?? null,
      approved: [...(card?.everApproved ?? [])].at(-1) ?? null,
      creator: card?.creator ?? null,
      patron: this.members.find(({ id }) => id === card?.filled.verifierId)?.createdBy ?? null,
    };
    const suits = (member: Member): boolean => {
      if (as === 'able') return !!card && !!verb && this.reference.refusal(verb, card, member) === undefined;
      return as === 'anybody' || (as === 'colleague' ? member.school === card?.school : member.id === ids[as]);
    };
    const colleagues = this.members.filter(({ school }) => !card || school === card.school);
    return oneOf(this.members.some(suits) ? this.members : colleagues, nth, suits);
  }

  private filled({ daysAgo, times, verifier, ...rest }: Ask['fields'], school: number, { nth, approver }: Nominees) {
    const verifiers = this.members.filter((member) => member.school === school && member.role === 'verifier');
    const ours = verifiers[nth % verifiers.length]?.id ?? null;
    const nominee = { 'one of ours': ours, 'an approver': approver ?? ours };
    const named = typeof verifier === 'number' ? school * 100 + verifier : verifier && nominee[verifier];
    return {
      ...rest,
      ...(daysAgo === undefined ? {} : { date: addDays(this.reference.today, -daysAgo) }),
      ...(times === undefined ? {} : { startTime: times[0], endTime: times[1] }),
      ...(named === undefined ? {} : { verifierId: named }),
    };
  }
}

interface Nominees {
  readonly nth: number;
  readonly approver?: number | undefined;
}

/** One of those who suit; where nobody does, anybody. */
function oneOf(members: readonly Member[], nth: number, suits: (member: Member) => boolean): Member {
  const suitable = members.filter(suits);
  const among = suitable.length > 0 ? suitable : members;
  return among[nth % among.length] as Member;
}

const sketchOfCard = ({ filled, ...card }: Card) => ({
  ...filled,
  school: card.school,
  owner: card.owner,
  creator: card.creator,
  status: card.status,
  deleted: card.deleted,
  gone: card.gone,
  erased: card.erased,
  verifiedBy: card.verifiedBy,
  approvedBy: card.approvedBy,
  alone: card.alone,
});

const sketchOfEntry = (entry: VolunteerHours): ReturnType<typeof sketchOfCard> => ({
  organizationName: entry.organizationName,
  description: entry.description,
  date: entry.date,
  startTime: entry.startTime,
  endTime: entry.endTime,
  hundredths: entry.hundredths,
  verifierId: entry.verifierId,
  school: entry.organizationId,
  owner: entry.studentId,
  creator: entry.createdBy,
  status: entry.status,
  deleted: entry.deletedAt !== null,
  gone: entry.movedTo !== null,
  erased: entry.erasedAt !== null,
  verifiedBy: entry.verifiedBy,
  approvedBy: entry.approvedBy,
  alone: entry.singleActor,
});

const DECIDING = /added|verif|approved|rejected|reopened|revoked|restored/;

function theTrailHolds(trail: readonly RecordedEvent[], entry: VolunteerHours): void {
  const whoDid = (what: RegExp) => trail.filter(({ type }) => what.test(type)).map(({ actor }) => actor.id);
  const approvers = whoDid(/approved/);
  expect(whoDid(DECIDING)).not.toContain(entry.studentId);
  expect(whoDid(/hours.verified/).filter((person) => approvers.includes(person))).toEqual([]);
  expect(entry.version).toBe(trail.length);
  expect(retold(trail)).toEqual(entry);
}

/** Whatever anybody ever wrote to it: the entry tells none of it, and comes to the same from a log that lost it. */
function theWordsAreGone(trail: readonly RecordedEvent[], entry: VolunteerHours): void {
  const words = trail.flatMap(({ texts }) => Object.values(texts)).filter((text) => text?.trim());
  const json = JSON.stringify(entry);
  const wordless = trail.map((event) => {
    const texts = Object.fromEntries(Object.keys(event.texts).map((field) => [field, null]));
    return { ...event, texts };
  });
  expect(words.filter((text) => json.includes(text as string))).toEqual([]);
  expect(trail.at(-1)?.texts).toEqual({});
  expect(retold(wordless)).toEqual(entry);
}

/** What the log alone sums up, what the states sum up to, and what the reference says: of one person at one school. */
function theSumsAgree({ reference, real }: Year, { school, owner }: Card): void {
  const living = real.entries.filter(
    (entry) => entry.studentId === owner && entry.organizationId === school && !entry.deletedAt,
  );
  const sumOf = (...statuses: readonly HoursStatus[]): number =>
    living.reduce((sum, entry) => sum + (statuses.includes(entry.status) ? (entry.hundredths ?? 0) : 0), 0);
  const dates = [...new Set(real.entries.map(({ date }) => date))];
  const loggedSum = (what: string): number => real.sums.of(school, owner, what);

  expect({ approved: loggedSum('approved'), pending: loggedSum('pending') }).toEqual(reference.totals(school, owner));
  expect({ approved: sumOf('approved'), pending: sumOf('pending', 'verified') }).toEqual(
    reference.totals(school, owner),
  );
  expect(dates.map(loggedSum)).toEqual(dates.map((date) => reference.day(school, owner, date)));
}

function check(year: Year, { expected, found, index }: Done): void {
  const card = year.reference.cards[index];
  const entry = year.real.entries[index];
  expect(found).toBe(expected);
  expect(entry && sketchOfEntry(entry)).toEqual(card && sketchOfCard(card));
  if (!entry || !card || !found.startsWith('hours.')) return;
  theTrailHolds(year.real.trails[index] ?? [], entry);
  theSumsAgree(year, card);
  if (card.erased) theWordsAreGone(year.real.trails[index] ?? [], entry);
}

/** All that the domain ever refuses with: none may be missing from what was tried. */
const REFUSALS = [
  'not-found',
  'hours.incomplete',
  'hours.own-entry',
  'hours.not-yours',
  'hours.wrong-state',
  'hours.deleted',
  'hours.not-deleted',
  'hours.raised',
  'hours.nothing-credited',
  'hours.day-too-long',
  'hours.verification-required',
  'hours.verified-by-you',
  'hours.approved-by-you',
  'hours.created-by-you',
  'hours.verifier-created-by-you',
  'hours.earlier-school',
  'hours.moved-away',
  'hours.erased',
];

describe('Whatever two schools do', () => {
  it(`comes out as decided, over more than ${LEAST_COMMANDS} commands`, () => {
    const seen = new Map<string, number>();
    const count = (what: string): void => void seen.set(what, (seen.get(what) ?? 0) + 1);

    fc.assert(
      fc.property(commandsAndErasures, (commands) => {
        const year = new Year();
        for (const command of commands) {
          for (const done of year.follow(command)) {
            check(year, done);
            count('commands');
            count(done.found.split(' ')[0] as string);
          }
        }
        year.real.refusals.forEach((code) => count(`refused ${code}`));
      }),
      { seed: SEED, numRuns: RUNS },
    );

    // files, messages and a wrong address leave the entry as it is
    const leaveItAsItIs = [
      'hours.wrong-supervisor',
      'hours.supervisor-joined',
      'hours.message-sent',
      'hours.attached',
      'hours.attachment-removed',
    ];
    const changing = HOURS_EVENT_TYPES.filter((type) => !leaveItAsItIs.includes(type));
    const seldom = [...changing, ...REFUSALS.map((code) => `refused ${code}`)];
    expect(seldom.filter((what) => (seen.get(what) ?? 0) < 3)).toEqual([]);
    expect(seen.get('commands')).toBeGreaterThan(LEAST_COMMANDS);
  });
});
