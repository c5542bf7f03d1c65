import { isPlainName, LIMITS, ROLE_LABELS, t, type RosterChange, type RosterChangeKind } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database, type Statement } from '../../platform/database/database.js';
import type { Stream } from '../../platform/event-log/stream.js';
import { UnitOfWork, type Change } from '../../platform/event-log/unit-of-work.js';
import {
  deleteRosterRecords,
  erasedAs,
  isErased,
  rosterRecords,
  saveRosterRecords,
  type RosterRecord,
  type RosterRecordKind,
} from '../../platform/imports/roster-records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import { confirm, make, revoke, type Family, type FamilyLink } from '../domain/family-link.js';
import {
  addRostered,
  changeRostered,
  planPeople,
  reversed,
  tooManyLeave,
  wordsOfChange,
  type AccountChange,
  type Given,
  type PeoplePlan,
  type PersonNote,
  type PlannedAdd,
  type PlannedChange,
  type RosteredPerson,
  type RosterOfPeople,
} from '../domain/roster.js';
import { takeBack, type User } from '../domain/user.js';
import { withReason, type Editor } from '../domain/with-reason.js';
import { Accounts, endOneTimePassword } from '../persistence/accounts.js';
import { EmailClaims, SQUATS } from '../persistence/email-claims.js';
import { familyLinkStream } from '../persistence/family-link.stream.js';
import { endInvitation } from '../persistence/invitations.js';
import { inChargeOneAtATime } from '../persistence/people.js';
import { userStream } from '../persistence/user.stream.js';

/** One statement takes so many. */
const BATCH = 1_000;

export interface RosterRun {
  readonly by: Actor;
  readonly organizationId: number;
  readonly importId: number;
  readonly reason: string | null;
}

export interface RosterOfSchool extends RosterOfPeople {
  /** Parents and students by the ids of the file. */
  readonly families: readonly { readonly parent: string; readonly student: string }[];
}

export interface RosterOptions {
  readonly dryRun: boolean;
  readonly allowLeavers: boolean;
  /** So many people are saved. */
  readonly onProgress: (done: number) => Promise<void>;
}

export interface RosteredPeople {
  readonly adds: number;
  readonly changes: number;
  readonly leavers: number;
  readonly families: number;
  readonly rostered: number;
  readonly isStopped: boolean;
  readonly listed: readonly RosterChange[];
  readonly notes: readonly PersonNote[];
  /** The accounts of the people in the file. In a dry run, negative for those who have none yet. */
  readonly idOf: ReadonlyMap<string, number>;
}

/** Run it in a transaction that begins with `inChargeOneAtATime`. Stopped and dry runs change nothing. */
export class RosterPeople extends Command<RosteredPeople> {
  constructor(
    readonly run: RosterRun,
    readonly roster: RosterOfSchool,
    readonly options: RosterOptions,
  ) {
    super();
  }
}

@CommandHandler(RosterPeople)
export class RosterPeopleHandler implements ICommandHandler<RosterPeople> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly accounts: Accounts,
    private readonly claims: EmailClaims,
    private readonly clock: Clock,
  ) {}

  async execute({ run, roster, options }: RosterPeople): Promise<RosteredPeople> {
    const { dryRun, allowLeavers } = options;
    const { organizationId } = run;
    const users = await usersOf(this.database, organizationId, !dryRun);
    const records = await rosterRecords<Given>(this.database, organizationId, 'user');
    const links = records
      .filter((record) => !isErased(record))
      .map(({ sourcedId, recordId, given }) => ({ sourcedId, userId: recordId, given }));
    const names = await this.namesTaken(run, roster, { users, links: new Set(links.map((link) => link.sourcedId)) });
    const plan = planPeople(roster, { users, links, erased: erasedIn(roster, records), ...names, usernamesFor });
    const isStopped = !allowLeavers && tooManyLeave(plan.leavers.length, plan.rostered);
    const idOf = await this.idsOf(plan, organizationId, dryRun || isStopped);
    const families = await planFamilies(this.database, organizationId, { roster, idOf });
    if (!dryRun && !isStopped) {
      await this.claims.claim(
        { organizationId },
        plan.adds.map(({ person }) => person.email).filter((email) => names.squatted.has(email.toLowerCase())),
      );
      await this.savePeople(run, plan, { idOf, onProgress: options.onProgress });
      await this.saveFamilies(run, families);
    }
    const changes = plan.changes.filter(({ to }) => Object.keys(to).length > 0);
    return {
      adds: plan.adds.length,
      changes: changes.length,
      leavers: plan.leavers.length,
      families: families.filter(({ events }) => events.length > 0).length,
      rostered: plan.rostered,
      isStopped,
      listed: listed(plan, changes),
      notes: plan.notes,
      idOf,
    };
  }

  /** Asks by the thousand, for what the roster may need. */
  private async namesTaken(
    { by, organizationId }: RosterRun,
    { people }: RosterOfSchool,
    { users, links }: { readonly users: readonly User[]; readonly links: ReadonlySet<string> },
  ) {
    const here = new Set(users.map(({ email }) => email.toLowerCase()));
    const asked = people.filter(({ email }) => email !== '' && !here.has(email.toLowerCase()));
    const taken = { elsewhere: new Set<string>(), squatted: new Set<string>(), usernames: new Set<string>() };
    for (const some of inBatches(asked)) {
      const emails = some.map(({ email }) => email.toLowerCase());
      const usernames = some.flatMap(usernamesFor).map((name) => name.toLowerCase());
      const [row] = await this.database.system<Record<keyof typeof taken, readonly string[]>>({
        name: 'names-of-roster-taken',
        text: `SELECT
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE u.moved_to IS NULL AND lower(u.email) = ANY ($1)
            AND u.organization_id <> $2 AND NOT (${SQUATS})) AS elsewhere,
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE lower(u.email) = ANY ($1) AND ${SQUATS}) AS squatted,
          ARRAY(SELECT lower(username) FROM identity.users WHERE moved_to IS NULL AND lower(username) = ANY ($3))
            AS usernames`,
        values: [emails, organizationId, usernames],
      });
      for (const kind of Object.keys(taken) as (keyof typeof taken)[])
        for (const name of row?.[kind] ?? []) taken[kind].add(name);
    }
    // rate-limited, so that lists can't probe which emails exist at other schools
    const times = asked.filter(
      (person) => !links.has(person.sourcedId) && taken.elsewhere.has(person.email.toLowerCase()),
    ).length;
    if (times > 0 && by.id !== null)
      await countPerson(this.database, 'known-elsewhere', { userId: by.id, now: this.clock.now(), times });
    return taken;
  }

  private async idsOf(plan: PeoplePlan, organizationId: number, isOnlyLooking: boolean): Promise<Map<string, number>> {
    const ids = isOnlyLooking
      ? plan.adds.map((_add, at) => -1 - at)
      : await nextIds(this.database, organizationId, userStream, plan.adds.length);
    return new Map([
      ...[...plan.accounts].map(([sourcedId, { id }]) => [sourcedId, id] as const),
      ...plan.adds.map(({ sourcedId }, at) => [sourcedId, ids[at] as number] as const),
    ]);
  }

  private async savePeople(
    run: RosterRun,
    plan: PeoplePlan,
    { idOf, onProgress }: { readonly idOf: ReadonlyMap<string, number>; onProgress: RosterOptions['onProgress'] },
  ): Promise<void> {
    const { organizationId, importId } = run;
    const actor = { ...run.by, organizationId };
    const touched = [...plan.changes, ...plan.leavers];
    const ending = touched.filter(({ to }) => to.isActive === false || to.role !== undefined);
    // before any total is locked: someone who logs hours holds the session first, then the total
    for (const some of inBatches(ending))
      await this.database.write(
        actor,
        some.flatMap(({ user }) => [endInvitation(user), endSessionsAtSchool(user.id), ...this.endsPassword(user)]),
      );
    const changes: Save<User>[] = [];
    for (const planned of touched) {
      const { user, to, last = null } = planned;
      const hasPassword = to.role === 'teacher' && (await this.accounts.hasPassword(user.id));
      const events = changeRostered(user, to, { hands: handsOf(run), hasPassword, import: importId });
      const before: UserBefore = { last, from: reversed(user, to) };
      const record = recordOf(planned, user.id, {
        importId: events.length > 0 || last === null ? importId : null,
        version: events.length > 0 ? user.version + events.length : null,
        before,
      });
      changes.push({ change: { id: user.id, state: user, events: withWhy(events, run) }, record });
    }
    const adds = plan.adds.map((add: PlannedAdd): Save<User> => {
      const id = idOf.get(add.sourcedId) as number;
      const events = addRostered(id, add, { import: importId, row: add.row - 1 });
      const record = recordOf(add, id, { importId, version: 1, before: null });
      return { change: { id, state: undefined, events: withWhy(events, run) }, record };
    });
    // by id, as every command locks totals
    const all = [...changes.sort((one, other) => one.change.id - other.change.id), ...adds];
    await this.save(run, { stream: userStream, kind: 'user', onProgress }, all);
  }

  private endsPassword({ id }: User): readonly Statement[] {
    return [endOneTimePassword(id, this.clock.now())];
  }

  private async saveFamilies(run: RosterRun, families: readonly PlannedFamily[]): Promise<void> {
    const { organizationId, importId } = run;
    const fresh = families.filter(({ link }) => link === undefined);
    const ids = await nextIds(this.database, organizationId, familyLinkStream, fresh.length);
    const all = families.map(({ family, link, events, ended }): Save<FamilyLink> => {
      const id = link?.id ?? ids.pop() ?? 0;
      const data = { ...family, import: importId };
      const marked = events.map((event) => ({ ...event, data: { ...event.data, ...data } }));
      const version = (link?.version ?? 0) + events.length;
      const record = { sourcedId: keyOf(family), recordId: id, given: { ended }, importId, version };
      return {
        change: { id, state: link, events: withWhy(marked, run) },
        record: { ...record, before: link ? { status: link.status } : null },
      };
    });
    await this.save(run, { stream: familyLinkStream, kind: 'family', onProgress: async () => {} }, all);
  }

  private async save<State extends { readonly version: number }>(
    { by, organizationId }: RosterRun,
    {
      stream,
      kind,
      onProgress,
    }: { readonly stream: Stream<State>; readonly kind: RosterRecordKind; onProgress: RosterOptions['onProgress'] },
    all: readonly Save<State>[],
  ): Promise<void> {
    let done = 0;
    for (const some of inBatches(all)) {
      const actor = { ...by, organizationId };
      const changes = some.map(({ change }) => change).filter(({ events }) => events.length > 0);
      const record = saveRosterRecords(
        organizationId,
        kind,
        some.map((one) => one.record),
      );
      if (changes.length > 0) await this.work.commit(actor, stream, changes, { also: [record] });
      else await this.database.write(actor, [record]);
      done += some.length;
      await onProgress(done);
    }
  }
}

/** Undoes what a roster did to people and families, for `UndoRoster`. */
export class UndoRosterPeople extends Command<void> {
  constructor(readonly run: RosterRun) {
    super();
  }
}

@CommandHandler(UndoRosterPeople)
export class UndoRosterPeopleHandler implements ICommandHandler<UndoRosterPeople> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ run }: UndoRosterPeople): Promise<void> {
    const { organizationId } = run;
    await this.database.read(organizationId, inChargeOneAtATime(organizationId));
    await this.undoFamilies(run);
    const records = await this.recordsOf<Given, UserBefore>(run, 'user');
    const users = new Map((await usersOf(this.database, organizationId, true)).map((user) => [user.id, user]));
    const actor = { ...run.by, organizationId };
    const [gone, restored] = [[] as string[], [] as RosterRecord[]];
    const changes: Change<User>[] = [];
    for (const { sourcedId, recordId, before } of records) {
      const user = users.get(recordId);
      if (!before?.last) gone.push(sourcedId);
      else restored.push({ sourcedId, recordId, given: before.last });
      if (!user) continue;
      const events = before ? changeRostered(user, before.from, { hands: handsOf(run) }) : takeBack(user);
      if (events.length > 0) changes.push({ id: user.id, state: user, events: withWhy(events, run) });
    }
    const ending = changes.flatMap(({ id, state }) => [endInvitation(state as User), endSessionsAtSchool(id)]);
    for (const some of inBatches(ending)) await this.database.write(actor, some);
    for (const some of inBatches(changes)) await this.work.commit(actor, userStream, some);
    for (const some of inBatches(restored))
      await this.database.write(actor, [saveRosterRecords(organizationId, 'user', some)]);
    await this.database.write(actor, [deleteRosterRecords(organizationId, 'user', gone)]);
  }

  private async undoFamilies(run: RosterRun): Promise<void> {
    const { organizationId } = run;
    const actor = { ...run.by, organizationId };
    const records = await this.recordsOf<FamilyGiven, { status: string }>(run, 'family');
    const links = new Map((await linksOf(this.database, organizationId)).map((link) => [link.id, link]));
    const changes = records.flatMap(({ recordId, before }): Change<FamilyLink>[] => {
      const link = links.get(recordId);
      // an ended link begins anew only by hand
      const isOurs = link && (link.status === 'requested' || link.status === 'confirmed') && before === null;
      return isOurs ? [{ id: link.id, state: link, events: withWhy(revoke(link, { organizationId }), run) }] : [];
    });
    for (const some of inBatches(changes)) await this.work.commit(actor, familyLinkStream, some);
    const keys = records.map(({ sourcedId }) => sourcedId);
    await this.database.write(actor, [deleteRosterRecords(organizationId, 'family', keys)]);
  }

  private async recordsOf<Of, Before>({ organizationId, importId }: RosterRun, kind: RosterRecordKind) {
    const all = await rosterRecords<Of, Before>(this.database, organizationId, kind);
    return all.filter((record) => record.importId === importId);
  }
}

interface Save<State> {
  readonly change: Change<State>;
  readonly record: RosterRecord;
}

interface UserBefore {
  readonly last: Given | null;
  readonly from: AccountChange;
}

interface FamilyGiven {
  readonly ended: boolean;
}

const recordOf = (
  { sourcedId, given }: Pick<PlannedChange, 'sourcedId' | 'given'>,
  recordId: number,
  more: Pick<RosterRecord, 'importId' | 'version' | 'before'>,
): RosterRecord => ({ sourcedId, recordId, given, ...more });

const handsOf = ({ by: { id, couldBe = [] } }: RosterRun): readonly number[] => (id === null ? [] : [id, ...couldBe]);

const withWhy = <Event extends Parameters<typeof withReason>[0][number]>(
  events: readonly Event[],
  { by, organizationId, reason }: RosterRun,
): readonly Event[] => withReason(events, { by: by as Editor, organizationId, reason });

async function usersOf(database: Database, organizationId: number, locked: boolean): Promise<readonly User[]> {
  const rows = await database.read<object>(organizationId, {
    text: `SELECT * FROM identity.users WHERE organization_id = $1 AND moved_to IS NULL
           ORDER BY id ${locked ? 'FOR UPDATE' : ''}`,
    values: [organizationId],
  });
  return rows.map((row) => userStream.stateOf(row));
}

async function linksOf(database: Database, organizationId: number): Promise<readonly FamilyLink[]> {
  const rows = await database.read<object>(organizationId, {
    name: 'family-links-of-school',
    text: 'SELECT * FROM identity.family_links WHERE organization_id = $1 ORDER BY id',
    values: [organizationId],
  });
  return rows.map((row) => familyLinkStream.stateOf(row));
}

async function nextIds(
  database: Database,
  organizationId: number,
  { table }: Pick<Stream<unknown>, 'table'>,
  count: number,
): Promise<number[]> {
  const rows = await database.read<{ id: number }>(organizationId, {
    name: 'next-ids-of-roster',
    text: 'SELECT nextval($1::regclass)::integer AS id FROM generate_series(1, $2)',
    values: [`${table}_id_seq`, count],
  });
  return rows.map(({ id }) => id);
}

function erasedIn({ people }: RosterOfSchool, records: readonly RosterRecord[]): ReadonlySet<string> {
  const erased = new Set(records.filter(isErased).map(({ sourcedId }) => sourcedId));
  if (erased.size === 0) return erased;
  return new Set(people.map(({ sourcedId }) => sourcedId).filter((sourcedId) => erased.has(erasedAs(sourcedId))));
}

interface PlannedFamily {
  readonly family: Family;
  /** Undefined for a new link. */
  readonly link: FamilyLink | undefined;
  readonly events: ReturnType<typeof make>;
  readonly ended: boolean;
}

/**
 * Parents and guardians of the roster follow their students at once, as where staff link the two: the list is the
 * school's own record. A link that someone ended or refused by hand stays so, and one that the roster made ends when
 * the roster no longer names it.
 */
async function planFamilies(
  database: Database,
  organizationId: number,
  { roster, idOf }: { readonly roster: RosterOfSchool; readonly idOf: ReadonlyMap<string, number> },
): Promise<readonly PlannedFamily[]> {
  const links = await linksOf(database, organizationId);
  const newest = new Map(links.map((link) => [keyOf(link), link]));
  const made = new Map(
    (await rosterRecords<FamilyGiven>(database, organizationId, 'family')).map((record) => [record.sourcedId, record]),
  );
  const wanted = new Map<string, Family>();
  for (const { parent, student } of roster.families) {
    const family = { parentId: idOf.get(parent) ?? 0, studentId: idOf.get(student) ?? 0 };
    if (family.parentId !== 0 && family.studentId !== 0) wanted.set(keyOf(family), family);
  }
  const planned: PlannedFamily[] = [];
  for (const [key, family] of wanted) {
    const [link, record] = [newest.get(key), made.get(key)];
    if (link?.status === 'requested')
      planned.push({ family, link, events: confirm(link, { ...SYSTEM, organizationId }), ended: false });
    else if (!link || record?.given.ended)
      planned.push({ family, link: undefined, events: make(family, { elsewhere: false }), ended: false });
  }
  const students = new Set(roster.people.map(({ sourcedId }) => idOf.get(sourcedId)));
  for (const [key, { given }] of made) {
    const link = newest.get(key);
    if (given.ended || wanted.has(key) || link?.status !== 'confirmed' || !students.has(link.studentId)) continue;
    planned.push({ family: link, link, events: revoke(link, { organizationId }), ended: true });
  }
  return planned.map(({ family: { parentId, studentId }, ...rest }) => ({ family: { parentId, studentId }, ...rest }));
}

function usernamesFor({ username, email }: RosteredPerson): readonly string[] {
  const [local = ''] = email.split('@');
  return [username, local, email].filter(
    (name) => name.length >= LIMITS.usernameMin && name.length <= LIMITS.usernameMax && isPlainName(name),
  );
}

const SYSTEM = { id: 0, role: 'admin' } as const;

const keyOf = ({ parentId, studentId }: Family): string => `${parentId} ${studentId}`;

function* inBatches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let from = 0; from < all.length; from += BATCH) yield all.slice(from, from + BATCH);
}

function listed(plan: PeoplePlan, changes: readonly PlannedChange[]): RosteredPeople['listed'] {
  const first = <T>(
    change: RosterChangeKind,
    all: readonly T[],
    line: (one: T) => { name: string; details: string },
  ): RosteredPeople['listed'] =>
    all
      .map((one) => ({ change, ...line(one) }))
      .sort((one, other) => one.name.localeCompare(other.name))
      .slice(0, LIMITS.rosterListed);
  const role = ({ role: of, gradeLevel }: Pick<User, 'role' | 'gradeLevel'>): string =>
    gradeLevel === null
      ? t(ROLE_LABELS[of])
      : t('roster.roleAndGrade', { role: t(ROLE_LABELS[of]), grade: gradeLevel });
  return [
    ...first('add', plan.adds, ({ person }) => ({ name: fullName(person), details: role(person) })),
    ...first('change', changes, ({ user, to }) => ({ name: fullName(user), details: wordsOfChange(to) })),
    ...first('leave', plan.leavers, ({ user }) => ({ name: fullName(user), details: role(user) })),
  ];
}

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`;
