import {
  HOURS_TRANSITIONS,
  ROLES,
  transitionOf,
  type ApprovalPolicy,
  type HoursAction,
  type HoursStatus,
  type Role,
} from '@hourtrail/contracts';
import {
  LINCOLN,
  ROOSEVELT,
  aPerson,
  anEntry,
  morningAtTheFoodBank,
  nowA,
  recorded,
  refusalOf,
  student,
  teacher,
  entryFrom,
  under,
  verifier,
} from '../../../test/given.js';
import { checkIn, markPresent, takeAttendance } from './attendance.js';
import type { Attended } from './attendance.rules.js';
import { evolve } from './evolve.js';
import type { HoursEvent } from './volunteer-hours.events.js';
import { roleNever } from './volunteer-hours.rules.js';
import type { Circumstances, Person, VolunteerHours } from './volunteer-hours.state.js';
import * as decisions from './volunteer-hours.js';

/**
 * The table of the decisions (§4), read from their text and from nowhere else. W the volunteer, V the verifier named,
 * T a teacher, A an admin, S a super-admin. `correct` amends what is credited, `amend` the description alone.
 */
const TABLE = [
  { from: 'draft', ask: 'submit', to: 'pending', event: 'hours.submitted', who: 'W' },
  { from: 'rejected', ask: 'submit', to: 'pending', event: 'hours.resubmitted', who: 'W' },
  { from: 'pending', ask: 'withdraw', to: 'draft', event: 'hours.withdrawn', who: 'W' },
  { from: 'pending', ask: 'verify', to: 'verified', event: 'hours.verified', who: 'V' },
  { from: 'verified', ask: 'retract', to: 'pending', event: 'hours.verification-retracted', who: 'V' },
  { from: 'pending', ask: 'approve', to: 'approved', event: 'hours.approved', who: 'TAS', only: 'standard' },
  { from: 'verified', ask: 'approve', to: 'approved', event: 'hours.approved', who: 'TAS' },
  { from: 'rejected', ask: 'approve', to: 'approved', event: 'hours.approved', who: 'AS', only: 'standard' },
  { from: 'pending', ask: 'reject', to: 'rejected', event: 'hours.rejected', who: 'TASV' },
  { from: 'verified', ask: 'reject', to: 'rejected', event: 'hours.rejected', who: 'TAS' },
  { from: 'approved', ask: 'reopen', to: 'pending', event: 'hours.reopened', who: 'AS' },
  { from: 'verified', ask: 'reopen', to: 'pending', event: 'hours.reopened', who: 'AS' },
  { from: 'rejected', ask: 'reopen', to: 'pending', event: 'hours.reopened', who: 'AS' },
  { from: 'approved', ask: 'revoke', to: 'rejected', event: 'hours.revoked', who: 'AS' },
  { from: 'draft', ask: 'amend', to: 'draft', event: 'hours.amended', who: 'W' },
  { from: 'pending', ask: 'amend', to: 'pending', event: 'hours.amended', who: 'WAS' },
  { from: 'verified', ask: 'amend', to: 'verified', event: 'hours.amended', who: 'AS' },
  { from: 'approved', ask: 'amend', to: 'approved', event: 'hours.amended', who: 'AS' },
  { from: 'rejected', ask: 'amend', to: 'rejected', event: 'hours.amended', who: 'WAS' },
  { from: 'draft', ask: 'correct', to: 'draft', event: 'hours.amended', who: 'W' },
  { from: 'pending', ask: 'correct', to: 'pending', event: 'hours.amended', who: 'WAS' },
  { from: 'verified', ask: 'correct', to: 'pending', event: 'hours.amended', who: 'AS' },
  { from: 'approved', ask: 'correct', to: 'pending', event: 'hours.amended', who: 'AS' },
  { from: 'rejected', ask: 'correct', to: 'rejected', event: 'hours.amended', who: 'WAS' },
  { from: 'draft', ask: 'delete', to: 'deleted', event: 'hours.deleted', who: 'W' },
  { from: 'pending', ask: 'delete', to: 'deleted', event: 'hours.deleted', who: 'WAS' },
  { from: 'verified', ask: 'delete', to: 'deleted', event: 'hours.deleted', who: 'AS' },
  { from: 'approved', ask: 'delete', to: 'deleted', event: 'hours.deleted', who: 'AS' },
  { from: 'rejected', ask: 'delete', to: 'deleted', event: 'hours.deleted', who: 'WAS' },
] as const satisfies readonly {
  from: HoursStatus;
  ask: string;
  to: HoursStatus | 'deleted';
  event: string;
  who: string;
  only?: ApprovalPolicy;
}[];

type Ask = (typeof TABLE)[number]['ask'] | 'restore';
type Relation = 'own' | 'own, of an earlier school' | 'child' | 'named' | 'same school' | 'other school';

const ASKS = [...new Set<Ask>([...TABLE.map(({ ask }) => ask), 'restore'])];
const RELATIONS: readonly Relation[] = [
  'own',
  'own, of an earlier school',
  'child',
  'named',
  'same school',
  'other school',
];
const POLICIES: readonly ApprovalPolicy[] = ['standard', 'strict'];

const principal = aPerson('admin', 20);
const pending = anEntry().pending();
const verified = pending.verifiedBy(verifier);
const LIVING = {
  draft: anEntry().draft(),
  pending,
  verified,
  'approved after verification': verified.approvedBy(teacher),
  'approved by one person': pending.approvedBy(teacher),
  'rejected while pending': pending.rejectedBy(teacher),
  'rejected after verification': verified.rejectedBy(teacher),
  revoked: verified.approvedBy(teacher).revokedBy(principal),
};
const isDecided = ({ status }: VolunteerHours): boolean => status === 'approved' || status === 'rejected';
const STATES: readonly (readonly [string, VolunteerHours])[] = Object.entries(LIVING).flatMap(([name, given]) => [
  [name, given.entry] as const,
  [`deleted, once ${name}`, given.deletedBy(given.entry.status === 'draft' ? student : principal).entry] as const,
  ...(isDecided(given.entry) ? [] : [[`gone to another school, once ${name}`, given.movedAway().entry] as const]),
]);

const personIn = (relation: Relation, role: Role): Person =>
  ({
    own: nowA(role, student),
    'own, of an earlier school': { ...nowA(role, student), organizationId: ROOSEVELT, earlierSchools: [LINCOLN] },
    child: { ...aPerson(role, 32), follows: [student.id] },
    named: nowA(role, verifier),
    'same school': aPerson(role, 30),
    'other school': aPerson(role, 31, ROOSEVELT),
  })[relation];

/** The letter a person has in the table; none where they have no part in it. */
function letterOf(relation: Relation, role: Role): string {
  const letters: Partial<Record<Role, string>> = {
    teacher: 'T',
    admin: 'A',
    'super-admin': 'S',
    'district-admin': 'A',
  };
  if (relation === 'own') return role === 'student' || role === 'parent' ? 'W' : '';
  if (relation === 'named' && role === 'verifier') return 'V';
  if (relation === 'own, of an earlier school') return '';
  return relation === 'other school' && role !== 'super-admin' ? '' : (letters[role] ?? '');
}

/** A super-admin sees what is their own wherever it is, and has no part in it. */
const owns = ({ relation, role }: Cell): boolean =>
  relation === 'own' || (relation === 'own, of an earlier school' && role === 'super-admin');

/** Whoever reads and does nothing else: auditors, parents of the volunteer, and the volunteer once they are elsewhere. */
function onlyReads(entry: VolunteerHours, cell: Cell): boolean {
  if (['auditor', 'district-auditor'].includes(cell.role) && cell.relation !== 'own, of an earlier school') {
    return cell.relation !== 'other school' && !entry.deletedAt && (entry.status !== 'draft' || owns(cell));
  }
  if (cell.relation === 'child') return cell.role === 'parent' && entry.status !== 'draft' && !entry.deletedAt;
  return cell.relation === 'own, of an earlier school' && !owns(cell) && isDecided(entry) && !entry.deletedAt;
}

function isSeen(entry: VolunteerHours, cell: Cell, letter: string): boolean {
  if (onlyReads(entry, cell)) return true;
  if (entry.status === 'draft') return owns(cell) && !entry.deletedAt;
  return entry.deletedAt ? letter === 'A' || letter === 'S' : owns(cell) || letter !== '';
}

/** What ought to come of it: `event → state`, or the kind of the refusal. */
function expected(entry: VolunteerHours, ask: Ask, cell: Cell): string {
  const { relation, role, policy } = cell;
  const letter = letterOf(relation, role);
  if (!isSeen(entry, cell, letter)) return 'not-found';
  if (onlyReads(entry, cell)) return 'forbidden';
  const administers = letter === 'A' || letter === 'S';
  if (ask === 'restore') {
    if (!administers) return 'forbidden';
    return entry.deletedAt && entry.movedTo === null ? `hours.restored → ${entry.status}` : 'conflict';
  }
  if (entry.deletedAt) return 'conflict';
  const row = TABLE.find((edge) => edge.from === entry.status && edge.ask === ask);
  if (!row) return 'conflict';
  if (letter === '' || !row.who.includes(letter)) return 'forbidden';
  if (ask === 'approve' && relation === 'named' && entry.pastVerifiers.includes(verifier.id)) return 'forbidden';
  if ('only' in row && row.only !== policy) return 'conflict';
  return `${row.event} → ${row.to}`;
}

const DECIDE: Record<Ask, (entry: VolunteerHours, by: Person, now: Circumstances) => readonly HoursEvent[]> = {
  submit: (entry, by, now) => decisions.submit(entry, by, now),
  withdraw: (entry, by) => decisions.withdraw(entry, by),
  verify: (entry, by) => decisions.verify(entry, by, {}),
  retract: (entry, by) => decisions.retract(entry, by),
  approve: (entry, by, now) => decisions.approve(entry, by, {}, now),
  reject: (entry, by) => decisions.reject(entry, by),
  reopen: (entry, by) => decisions.reopen(entry, by),
  revoke: (entry, by) => decisions.revoke(entry, by),
  amend: (entry, by, now) => decisions.amend(entry, by, { fields: { description: 'Sorted tins' } }, now),
  correct: (entry, by, now) => decisions.amend(entry, by, { fields: { hundredths: 250 } }, now),
  delete: (entry, by) => decisions.remove(entry, by),
  restore: (entry, by) => decisions.restore(entry, by),
};

const statusOf = (entry: VolunteerHours) => (entry.deletedAt ? 'deleted' : entry.status);

/** What comes of it: the event, and the state that evolve makes of it. */
function outcomeOf(entry: VolunteerHours | undefined, by: Person, decide: () => readonly HoursEvent[]): string {
  let events: readonly HoursEvent[] = [];
  const refusal = refusalOf(() => {
    events = decide();
  });
  if (refusal) return refusal.kind;
  const before = entry ?? { id: 17, organizationId: by.organizationId, version: 0 };
  const steps = recorded(events, by, before);
  const next = entry ? steps.reduce(evolve, entry) : entryFrom(steps);
  const was = entry ? statusOf(entry) : null;
  const is = statusOf(next);
  const [event] = events;
  if (events.length !== 1 || !event) return `${events.length} events`;
  const isRecorded = event.data.from === was && event.data.to === is && next.version === before.version + 1;
  return isRecorded ? `${event.type} → ${is}` : `${event.type} that tells something else`;
}

interface Cell {
  readonly relation: Relation;
  readonly role: Role;
  readonly policy: ApprovalPolicy;
}
const CELLS: readonly Cell[] = RELATIONS.flatMap((relation) =>
  ROLES.flatMap((role) => POLICIES.map((policy) => ({ relation, role, policy }))),
);

const mayIn = (entry: VolunteerHours, ask: Ask): string => {
  const may = CELLS.filter((cell) => expected(entry, ask, cell).includes('→'));
  return [...new Set(may.map(({ relation, role }) => letterOf(relation, role)))].join(', ') || 'nobody';
};

describe(`The life of an entry, in ${STATES.length * ASKS.length * CELLS.length} cells`, () => {
  describe.each(STATES)('An entry that is %s', (_name, entry) => {
    it.each(ASKS.map((ask) => ({ ask, may: mayIn(entry, ask) })))('lets $may $ask it, and nobody else', ({ ask }) => {
      const expectedCells = CELLS.map((cell) => ({ ...cell, comes: expected(entry, ask, cell) }));

      const found = CELLS.map((cell) => {
        const by = personIn(cell.relation, cell.role);
        return { ...cell, comes: outcomeOf(entry, by, () => DECIDE[ask](entry, by, under(cell.policy))) };
      });

      expect(found).toEqual(expectedCells);
    });
  });

  it('is looked at whole', () => {
    expect({ states: STATES.length, asks: ASKS.length, people: CELLS.length }).toEqual({
      states: 19,
      asks: 12,
      people: 108,
    });
    expect(STATES.length * ASKS.length * CELLS.length).toBe(24624);
  });

  it('has no edge that leads where nobody asked', () => {
    const reached = STATES.flatMap(([, entry]) =>
      ASKS.flatMap((ask) => CELLS.map((cell) => expected(entry, ask, cell))),
    ).filter((comes) => comes.includes('→'));

    expect(new Set(reached).size).toBe(19);
    expect(new Set(reached.map((comes) => comes.split(' ')[0])).size).toBe(12);
  });
});

describe('Before there is an entry', () => {
  const STAFF = ['teacher', 'admin', 'district-admin', 'super-admin'] as const;
  const anOpportunity: Attended = {
    ...{ id: 41, organizationId: LINCOLN, title: 'Sort donations', organizationName: 'Food Bank' },
    ...{ date: '2026-03-14', startTime: '09:00', endTime: '12:00', coordinatorId: verifier.id },
    ...{ isCancelled: false, window: 'open' },
  };
  const marked = (id: number, by: Person, now: Circumstances, what: string): readonly HoursEvent[] => {
    const coordinatorId = what.endsWith('coordinator') ? by.id : verifier.id;
    const taking = { by, verified: false };
    takeAttendance({ ...anOpportunity, coordinatorId }, taking);
    const attendee = { id, hasPlace: true, volunteers: true, isLogged: false };
    return markPresent({ ...anOpportunity, coordinatorId }, attendee, taking, now);
  };
  const BEGINNINGS = {
    draft: { who: ['student', 'parent'], comes: 'hours.drafted → draft' },
    log: { who: ['student', 'parent'], comes: 'hours.submitted → pending' },
    'add for somebody else': { who: ['admin', 'district-admin', 'super-admin'], comes: 'hours.added → pending' },
    'add for themselves': { who: [], comes: 'never' },
    'mark somebody present': { who: STAFF, comes: 'hours.marked-present → pending' },
    'mark somebody present, as its coordinator': {
      who: [...STAFF, 'verifier'],
      comes: 'hours.marked-present → pending',
    },
    'mark themselves present': { who: [], comes: 'never' },
    'check in': { who: ['student', 'parent'], comes: 'hours.checked-in → pending' },
  } as const;
  const begin = (what: keyof typeof BEGINNINGS, by: Person, now: Circumstances): readonly HoursEvent[] => {
    if (what === 'draft') return decisions.draft(morningAtTheFoodBank, by, now);
    if (what === 'log') return decisions.log(morningAtTheFoodBank, by, now);
    if (what === 'check in') return checkIn(anOpportunity, by, now);
    if (what.startsWith('mark')) return marked(what === 'mark themselves present' ? by.id : student.id, by, now, what);
    return decisions.add(
      morningAtTheFoodBank,
      { studentId: what === 'add for themselves' ? by.id : student.id },
      by,
      now,
    );
  };
  const cells = Object.keys(BEGINNINGS).flatMap((what) =>
    ROLES.flatMap((role) => POLICIES.map((policy) => ({ what: what as keyof typeof BEGINNINGS, role, policy }))),
  );

  it.each(cells)(
    'a $role who would $what under the $policy policy is answered as decided',
    ({ what, role, policy }) => {
      const by = aPerson(role, 30);
      const { who, comes } = BEGINNINGS[what];

      const outcome = outcomeOf(undefined, by, () => begin(what, by, under(policy)));

      expect(outcome).toBe((who as readonly Role[]).includes(role) ? comes : 'forbidden');
    },
  );

  it('is looked at whole', () => {
    expect(cells).toHaveLength(144);
  });
});

describe('The table that server and screens share', () => {
  const PARTS = { W: 'volunteer', V: 'verifier', T: 'teacher', A: 'admin', S: 'super-admin' } as const;
  const LETTERS = Object.keys(PARTS) as (keyof typeof PARTS)[];
  const decided = TABLE.filter(({ ask }) => ask !== 'correct');
  const doors = ASKS.flatMap((ask) => (ask === 'correct' || ask === 'restore' ? [] : [ask]));
  const cells = doors.flatMap((ask) => LETTERS.map((letter) => ({ ask, letter })));

  it.each(decided)('has the edge to $ask from $from to $to', ({ ask, from, to, event, who }) => {
    const edge = transitionOf(ask as HoursAction, from);

    expect(edge).toMatchObject({ event, to: ask === 'amend' ? 'same' : to });
    expect(LETTERS.filter((letter) => edge?.who.includes(PARTS[letter]))).toEqual(
      LETTERS.filter((letter) => who.includes(letter)),
    );
  });

  it('has no other edges', () => {
    expect(HOURS_TRANSITIONS).toHaveLength(decided.length);
  });

  it.each(cells)('turns $letter away at the door who asks to $ask and may in no state', ({ ask, letter }) => {
    const edges = TABLE.filter((row) => row.ask === ask && row.who.includes(letter));

    expect(roleNever(ask, PARTS[letter])).toBe(edges.length === 0);
  });

  it('is looked at whole', () => {
    expect(cells).toHaveLength(50);
  });
});
