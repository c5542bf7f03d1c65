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
import type { FamilyLink } from '../domain/family-link.js';
import { keyOf, planFamilies, undoFamily, type MadeLink, type PlannedFamily } from '../domain/roster-families.js';
import {
  addRostered,
  blankedGrades,
  changeRostered,
  isTooMuch,
  planPeople,
  reversed,
  wordsOfChange,
  type AccountChange,
  type Given,
  type Loss,
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
  /** Parents and students by the ids of the file; in a file of changes, it may not list one of the two. */
  readonly families: readonly { readonly parent: string; readonly student: string }[];
}

export interface RosterOptions {
  readonly dryRun: boolean;
  readonly allowLeavers: boolean;
  readonly fileHash: string;
  /** So many people are saved. */
  readonly onProgress: (done: number) => Promise<void>;
}

export interface RosteredPeople {
  readonly adds: number;
  readonly changes: number;
  readonly leavers: number;
  /** Links that are made. */
  readonly families: number;
  readonly losses: readonly Loss[];
  readonly isStopped: boolean;
  /** Who is deactivated. */
  readonly leaverIds: ReadonlySet<number>;
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
    const linked = new Map(links.map(({ sourcedId, userId }) => [sourcedId, userId]));
    const names = await this.namesTaken(run, roster, { users, linked, fileHash: options.fileHash });
    const plan = planPeople(roster, { users, links, erased: erasedIn(roster, records), ...names, usernamesFor });
    const idOf = await this.idsOf(plan, organizationId, dryRun);
    const { planned: families, loss } = await this.families(organizationId, roster, { users, linked, idOf });
    const losses: readonly Loss[] = [
      { of: 'leavers', count: plan.leavers.length, total: plan.rostered },
      loss,
      { of: 'grades', count: blankedGrades(plan), total: plan.graded },
    ];
    const isStopped = !allowLeavers && losses.some(isTooMuch);
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
      families: families.length - loss.count,
      losses,
      isStopped,
      leaverIds: new Set(plan.leavers.map(({ user }) => user.id)),
      listed: listed(plan, changes),
      notes: plan.notes,
      idOf,
    };
  }

  /** Asks by the thousand, for what the roster may need. */
  private async namesTaken(
    { by, organizationId }: RosterRun,
    { people }: RosterOfSchool,
    {
      users,
      linked,
      fileHash,
    }: { readonly users: readonly User[]; readonly linked: ReadonlyMap<string, number>; readonly fileHash: string },
  ) {
    const here = new Set(users.map(({ email }) => email.toLowerCase()));
    const asked = people.filter(({ email }) => email !== '' && !here.has(email.toLowerCase()));
    const [names, foreign] = [() => new Set<string>(), new Set<string>()];
    const taken = { elsewhere: names(), squatted: names(), usernames: names() };
    for (const some of inBatches(asked)) {
      const emails = some.map(({ email }) => email.toLowerCase());
      const usernames = some.flatMap(usernamesFor).map((name) => name.toLowerCase());
      const [row] = await this.database.system<Record<keyof typeof taken | 'foreign', readonly string[]>>({
        name: 'names-of-roster-taken',
        text: `SELECT
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE u.moved_to IS NULL AND lower(u.email) = ANY ($1)
            AND u.organization_id <> $2 AND NOT (${SQUATS})) AS elsewhere,
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE u.moved_to IS NULL AND lower(u.email) = ANY ($1)
            AND NOT EXISTS (SELECT FROM directory.districts one JOIN directory.districts other
              ON other.organization_id = one.organization_id OR other.parent_id = one.parent_id
              WHERE one.organization_id = u.organization_id AND other.organization_id = $2)) AS foreign,
          ARRAY(SELECT lower(u.email) FROM identity.users u WHERE lower(u.email) = ANY ($1) AND ${SQUATS}) AS squatted,
          ARRAY(SELECT lower(username) FROM identity.users WHERE moved_to IS NULL AND lower(username) = ANY ($3))
            AS usernames`,
        values: [emails, organizationId, usernames],
      });
      for (const kind of Object.keys(taken) as (keyof typeof taken)[])
        for (const name of row?.[kind] ?? []) taken[kind].add(name);
      for (const name of row?.foreign ?? []) foreign.add(name);
    }
    // rate-limited, so that lists can't probe which emails exist at other schools; a district knows its own
    const isForeign = (email: string): boolean => taken.elsewhere.has(email) && foreign.has(email);
    const times = asked.filter(
      ({ sourcedId, email }) => !linked.has(sourcedId) && isForeign(email.toLowerCase()),
    ).length;
    // a preview and its import show the same
    const once = `${organizationId} ${fileHash}`;
    if (times > 0 && by.id !== null)
      await countPerson(this.database, 'known-elsewhere', { userId: by.id, now: this.clock.now(), times, once });
    return taken;
  }

  private async families(
    organizationId: number,
    roster: RosterOfSchool,
    {
      users,
      linked,
      idOf,
    }: {
      readonly users: readonly User[];
      readonly linked: ReadonlyMap<string, number>;
      readonly idOf: ReadonlyMap<string, number>;
    },
  ) {
    const links = await linksOf(this.database, organizationId);
    const records = await rosterRecords<MadeLink['given']>(this.database, organizationId, 'family');
    const roleOf = new Map(users.filter(({ isActive }) => isActive).map(({ id, role }) => [id, role]));
    const idAs = (role: 'parent' | 'student', sourcedId: string): number | undefined => {
      const id = linked.get(sourcedId);
      return idOf.get(sourcedId) ?? (id !== undefined && roleOf.get(id) === role ? id : undefined);
    };
    const families = roster.families.flatMap(({ parent, student }) => {
      const [parentId, studentId] = [idAs('parent', parent), idAs('student', student)];
      return parentId !== undefined && studentId !== undefined ? [{ parentId, studentId }] : [];
    });
    const students = new Set(roster.people.flatMap(({ sourcedId }) => idOf.get(sourcedId) ?? []));
    return planFamilies(
      { families, students, isComplete: roster.isComplete && roster.saysFamilies },
      { organizationId, links, made: new Map(records.map((record) => [record.sourcedId, record])) },
    );
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
      const { user, to, last = null, movedFrom } = planned;
      const hasPassword = to.role === 'teacher' && (await this.accounts.hasPassword(user.id));
      const events = changeRostered(user, to, { hands: handsOf(run), hasPassword, import: importId });
      const before: UserBefore = { last, from: reversed(user, to), movedFrom };
      const record = recordOf(planned, user.id, {
        importId: events.length > 0 || last === null || movedFrom !== undefined ? importId : null,
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
    const before = touched.flatMap(({ movedFrom }) => movedFrom ?? []);
    await this.database.write(actor, [deleteRosterRecords(organizationId, 'user', before)]);
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
      if (!before?.last || before.movedFrom !== undefined) gone.push(sourcedId);
      if (before?.last) restored.push({ sourcedId: before.movedFrom ?? sourcedId, recordId, given: before.last });
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
    const records = await this.recordsOf<MadeLink['given'], unknown>(run, 'family');
    const newest = new Map((await linksOf(this.database, organizationId)).map((link) => [keyOf(link), link]));
    const undone = records.flatMap((record) => {
      const planned = undoFamily(record, { organizationId, newest: newest.get(record.sourcedId) });
      return planned ? [planned] : [];
    });
    const ids = await nextIds(this.database, organizationId, familyLinkStream, undone.length);
    const saves = undone.map(({ family, link, events, ended }) => {
      const id = link?.id ?? ids.pop() ?? 0;
      const change: Change<FamilyLink> = { id, state: link, events: withWhy(events, run) };
      return { change, record: { sourcedId: keyOf(family), recordId: id, given: { ended } } };
    });
    for (const some of inBatches(saves)) {
      const changes = some.map(({ change }) => change);
      const kept = some.map(({ record }) => record);
      const also = [saveRosterRecords(organizationId, 'family', kept)];
      await this.work.commit(actor, familyLinkStream, changes, { also });
    }
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
  readonly movedFrom?: string | undefined;
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

function usernamesFor({ username, email }: RosteredPerson): readonly string[] {
  const [local = ''] = email.split('@');
  return [username, local, email].filter(
    (name) => name.length >= LIMITS.usernameMin && name.length <= LIMITS.usernameMax && isPlainName(name),
  );
}

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
  const role = ({ role: of, gradeLevel = null }: Pick<User, 'role'> & Pick<RosteredPerson, 'gradeLevel'>): string =>
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
