import type { HoursStatus } from '@hourtrail/contracts';
import { A_PDF, FORM, formWith } from '../attachments.js';
import {
  ALONE,
  but,
  everybody,
  namesIn,
  PEOPLE,
  reviewers,
  volunteers,
  type Answers,
  type Row,
  type Person,
} from './table.js';

/**
 * The part a person has in an entry. W its volunteer, P a parent who follows them, V the verifier it
 * names, T, A a teacher or admin of its school, S a super-admin, R an auditor of its school, who only reads.
 */
type Part = 'W' | 'P' | 'V' | 'T' | 'A' | 'S' | 'R';

const LINCOLN = { teacher: 'T', admin: 'A', 'super-admin': 'S', auditor: 'R' } as const;

/** The owners of the entries, and who has which part in them. */
const ENTRIES: Readonly<Record<string, Readonly<Partial<Record<Person, Part>>>>> = {
  "the student's": { student: 'W', parent: 'P', verifier: 'V', ...LINCOLN },
  "the parent's": { parent: 'W', ...LINCOLN },
  "another student's": LINCOLN,
  "a Roosevelt student's": { 'super-admin': 'S', 'foreign-admin': 'A' },
};

export const ENTRY_STATES = ['draft', 'pending', 'verified', 'approved', 'rejected'] as const satisfies HoursStatus[];
const STATES = [...ENTRY_STATES, 'deleted', 'deleted draft'] as const;
type State = (typeof STATES)[number];

/** The table of the decisions (§4): in which states each thing may be done, and by whom. */
const EDGES = {
  submit: { draft: 'W', rejected: 'W' },
  withdraw: { pending: 'W' },
  verify: { pending: 'V' },
  retract: { verified: 'V' },
  approve: { pending: 'TAS', verified: 'TAS', rejected: 'AS' },
  reject: { pending: 'VTAS', verified: 'TAS', approved: 'AS' },
  reopen: { verified: 'AS', approved: 'AS', rejected: 'AS' },
  amend: { draft: 'W', pending: 'WAS', verified: 'AS', approved: 'AS', rejected: 'WAS' },
  delete: { draft: 'W', pending: 'WAS', verified: 'AS', approved: 'AS', rejected: 'WAS' },
  restore: { deleted: 'AS' },
  ask: { pending: 'WTAS' },
  attach: { draft: 'W', pending: 'WTAS', verified: 'AS', approved: 'AS', rejected: 'WAS' },
  'record paper': { pending: 'TAS' },
  write: { pending: 'WVTAS', verified: 'WVTAS', approved: 'WVTAS', rejected: 'WVTAS' },
  // none of these entries names a supervisor
  remind: {},
} as const satisfies Record<string, Partial<Record<State, string>>>;
type Action = keyof typeof EDGES;

/** Whom a role could be at most. */
const ROLES: Readonly<Record<Person, Part>> = {
  student: 'W',
  member: 'W',
  parent: 'W',
  verifier: 'V',
  teacher: 'T',
  admin: 'A',
  'foreign-admin': 'A',
  'super-admin': 'S',
  auditor: 'R',
};

/** What naming a status asks for, by role. */
const ACTIONS_TO: Readonly<Record<HoursStatus, Readonly<Partial<Record<Part, Action>>>>> = {
  draft: { W: 'withdraw' },
  pending: { W: 'submit', V: 'retract', A: 'reopen', S: 'reopen' },
  verified: { V: 'verify' },
  approved: { V: 'verify', T: 'approve', A: 'approve', S: 'approve' },
  rejected: { V: 'reject', T: 'reject', A: 'reject', S: 'reject' },
};

const isSeen = (state: State, part: Part | undefined): boolean => {
  if (part === undefined || state === 'deleted draft') return false;
  if (state === 'draft') return part === 'W';
  return state !== 'deleted' || part === 'A' || part === 'S';
};

const records = (answer: (state: State, parts: (typeof ENTRIES)[string]) => Answers): Row['on'] => ({
  ...Object.fromEntries(
    Object.entries(ENTRIES).flatMap(([owner, parts]) =>
      STATES.map((state) => [`${owner}, ${state}`, answer(state, parts)] as const),
    ),
  ),
  missing: {},
});

const those = (test: (name: Person) => boolean): string => PEOPLE.filter(test).join(' ');

/** What comes of an action that depends on the role. */
function acting(actionOf: ActionOf): Pick<Row, 'kind' | 'never' | 'on'> {
  const never = those((name) => actionOf(ROLES[name]) === undefined);
  const outcome = (state: State, parts: (typeof ENTRIES)[string], name: Person): keyof Answers | 'absent' => {
    const part = parts[name];
    if (!isSeen(state, part) || part === undefined) return 'absent';
    // a parent sees a child's hours and changes nothing of them
    if (part === 'P') return 'forbidden';
    const edges: Partial<Record<State, string>> = EDGES[actionOf(ROLES[name]) as Action];
    const who = edges[state];
    if (who === undefined) return 'conflict';
    return who.includes(part) ? 'done' : 'forbidden';
  };
  const on = records((state, parts) => ({
    done: those((name) => !namesIn(never).includes(name) && outcome(state, parts, name) === 'done'),
    forbidden: those((name) => !namesIn(never).includes(name) && outcome(state, parts, name) === 'forbidden'),
    conflict: those((name) => !namesIn(never).includes(name) && outcome(state, parts, name) === 'conflict'),
  }));
  return { kind: 'entry', never, on };
}

const sees: Pick<Row, 'kind' | 'on'> = {
  kind: 'entry',
  on: {
    ...records((state, parts) => ({ done: those((name) => isSeen(state, parts[name])) })),
    // what Lincoln decided stays with Lincoln, and with the student, who asks from Roosevelt by now
    "who moved to Roosevelt's, approved": { done: 'student teacher admin super-admin auditor' },
  },
};

const changing = (method: 'PATCH' | 'PUT', status: HoursStatus): Row => ({
  route: `${method} /api/volunteer-hours/{id}`,
  as: status,
  ...acting((part) => ACTIONS_TO[status][part]),
  body: () => ({ status }),
});

const only = (action: Action) => (part: Part) =>
  Object.values<string>(EDGES[action]).some((who) => who.includes(part)) ? action : undefined;

type ActionOf = (part: Part) => Action | undefined;

/** The administrators' own addresses refuse everybody else, whatever they could do elsewhere. */
const administrators =
  (actionOf: ActionOf): ActionOf =>
  (part) =>
    part === 'A' || part === 'S' ? actionOf(part) : undefined;

const asking =
  (action: Action): ActionOf =>
  (part) =>
    part === 'V' || part === 'R' ? undefined : action;

const recording: ActionOf = (part) => (part === 'V' || part === 'R' || part === 'W' ? undefined : 'record paper');

const administering = (status: HoursStatus): Row => ({
  route: 'PUT /api/admin/hours/{id}',
  as: status,
  ...acting(administrators((part) => ACTIONS_TO[status][part])),
  body: () => ({ status }),
});

const LOGGED = {
  ...ALONE,
  kind: 'new entry',
  never: but(volunteers),
  on: { '': { done: volunteers } },
};

const reviewing = (status: 'verified' | 'approved' | 'rejected'): Row => ({
  route: 'POST /api/volunteer-hours/review',
  as: status,
  ...acting((part) => ACTIONS_TO[status][part]),
  tellsEach: true,
  body: ({ id }) => ({ ids: [id], status }),
});

/** The hours workflow. */
export const HOURS: readonly Row[] = [
  { route: 'GET /api/volunteer-hours', ...ALONE, on: { '': { done: PEOPLE.join(' ') } } },
  { route: 'GET /api/volunteer-hours/summary', ...ALONE, never: but(reviewers), on: { '': { done: reviewers } } },
  {
    route: 'GET /api/volunteer-hours/quick-statistics',
    ...ALONE,
    never: but(reviewers),
    on: { '': { done: reviewers } },
  },
  {
    route: 'GET /api/volunteer-hours/forecast',
    ...ALONE,
    never: but(volunteers),
    on: { '': { done: volunteers } },
    query: () => 'dates=2026-09-30&hours=3',
  },
  { route: 'GET /api/volunteer-hours/{id}', ...sees },
  { route: 'GET /api/volunteer-hours/{id}/history', ...sees },
  { route: 'GET /api/volunteer-hours/{id}/messages', ...sees },
  { route: 'GET /api/volunteer-hours/{id}/statements', ...sees },
  { route: 'POST /api/volunteer-hours/{id}/messages', ...acting(only('write')), body: () => ({ text: 'Which day?' }) },
  { route: 'POST /api/volunteer-hours', ...LOGGED, body: ({ entry }) => entry },
  {
    route: 'POST /api/volunteer-hours',
    ...LOGGED,
    as: 'a draft',
    body: ({ entry }) => ({ ...(entry as object), status: 'draft' }),
  },
  changing('PATCH', 'draft'),
  changing('PATCH', 'pending'),
  changing('PATCH', 'verified'),
  changing('PATCH', 'approved'),
  changing('PATCH', 'rejected'),
  {
    route: 'PATCH /api/volunteer-hours/{id}',
    as: 'another description',
    ...acting(only('amend')),
    body: () => ({ description: 'Sorted tins' }),
  },
  changing('PUT', 'approved'),
  changing('PUT', 'rejected'),
  { route: 'DELETE /api/volunteer-hours/{id}', ...acting(only('delete')) },
  administering('pending'),
  administering('approved'),
  administering('rejected'),
  {
    route: 'PUT /api/admin/hours/{id}',
    as: 'another description',
    ...acting(administrators(only('amend'))),
    body: () => ({ description: 'Sorted tins', reason: 'Paper form' }),
  },
  { route: 'DELETE /api/admin/hours/{id}', ...acting(administrators(only('delete'))) },
  { route: 'POST /api/volunteer-hours/{id}/restore', ...acting(only('restore')), body: () => ({}) },
  {
    route: 'PUT /api/volunteer-hours/{id}/supervisor',
    ...acting(asking('ask')),
    body: () => ({ name: 'Rosa Lind', email: 'rosa@library.example' }),
  },
  { route: 'POST /api/volunteer-hours/{id}/reminders', ...acting(asking('remind')), body: () => ({}) },
  {
    route: 'POST /api/volunteer-hours/{id}/attachments',
    ...acting(asking('attach')),
    headers: { 'content-type': FORM },
    body: () => formWith(A_PDF).toString(),
  },
  {
    route: 'GET /api/attachments/{id}',
    kind: 'attachment',
    on: records((state, parts) => ({ done: those((name) => isSeen(state, parts[name])) })),
  },
  { route: 'DELETE /api/attachments/{id}', ...acting(asking('attach')), kind: 'attachment', takes: true },
  {
    route: 'POST /api/volunteer-hours/{id}/paper',
    ...acting(recording),
    kind: 'entry with a scan',
    body: ({ file }) => ({ attachmentId: file ?? 1, signedBy: 'Rosa Lind' }),
  },
  {
    route: 'GET /api/confirmations/{token}',
    isPublic: true,
    kind: 'confirmation link',
    on: { 'of an entry that waits': { done: everybody } },
  },
  {
    route: 'POST /api/confirmations/{token}',
    isPublic: true,
    kind: 'confirmation link',
    on: { 'of an entry that waits': { done: everybody } },
    body: ({ entry }) => ({ answers: [{ id: entry, outcome: 'confirm' }] }),
    takes: true,
  },
  {
    route: 'POST /api/confirmations/{token}/account',
    isPublic: true,
    kind: 'link of a supervisor who answers often',
    on: { 'used up': { done: everybody } },
    body: () => ({ firstName: 'Rosa', lastName: 'Lind' }),
    takes: true,
  },
  reviewing('approved'),
  reviewing('rejected'),
  reviewing('verified'),
  { route: 'GET /api/saved-filters', ...ALONE, never: but(reviewers), on: { '': { done: reviewers } } },
  {
    route: 'POST /api/saved-filters',
    ...ALONE,
    never: but(reviewers),
    on: { '': { done: reviewers } },
    body: () => ({ name: 'This week', search: 'late=true' }),
  },
  {
    route: 'DELETE /api/saved-filters/{id}',
    kind: 'saved filter',
    never: but(reviewers),
    on: { 'their own': { done: reviewers }, "somebody else's": {}, "somebody of Roosevelt's": {}, missing: {} },
  },
  {
    route: 'GET /api/admin/users/{id}/hours',
    kind: 'account',
    never: but('admin super-admin foreign-admin'),
    on: {
      'a student': { done: 'admin super-admin' },
      'a parent': { done: 'admin super-admin' },
      'a student of Roosevelt': { done: 'super-admin foreign-admin' },
      // what Lincoln decided stays with Lincoln
      'a student who moved to Roosevelt': { done: 'admin super-admin foreign-admin' },
      missing: {},
    },
  },
  {
    route: 'POST /api/admin/users/{id}/hours',
    kind: 'account',
    never: but('admin super-admin foreign-admin'),
    on: {
      'a student': { done: 'admin super-admin' },
      'a parent': { done: 'admin super-admin' },
      'a student of Roosevelt': { done: 'super-admin foreign-admin' },
      'a student who moved to Roosevelt': { done: 'super-admin foreign-admin' },
      missing: {},
    },
    body: ({ entry }) => entry,
  },
];
