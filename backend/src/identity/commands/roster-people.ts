import type { RosterChange } from '@hourtrail/contracts';
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
import { Clock } from '../../platform/kernel/clock.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import type { FamilyLink } from '../domain/family-link.js';
import { listedChanges } from './roster-preview.js';
import { keyOf, planFamilies, type MadeLink, type PlannedFamily } from '../domain/roster-families.js';
import {
  addRostered,
  blankedGrades,
  changeRostered,
  isTooMuch,
  planPeople,
  reversed,
  type Given,
  type Loss,
  type PeoplePlan,
  type PersonNote,
  type PlannedAdd,
  type PlannedChange,
  type RosterOfPeople,
} from '../domain/roster.js';
import type { User } from '../domain/user.js';
import { Accounts, endOneTimePassword } from '../persistence/accounts.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { familyLinkStream } from '../persistence/family-link.stream.js';
import { endInvitation } from '../persistence/invitations.js';
import { userStream } from '../persistence/user.stream.js';
import { namesTaken, usernamesFor } from './roster-names.js';
import {
  handsOf,
  inBatches,
  linksOf,
  nextIds,
  usersOf,
  withWhy,
  type RosterRun,
  type UserBefore,
} from './roster-run.js';

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
    const names = await namesTaken({ database: this.database, now: this.clock.now() }, run, roster, {
      users,
      linked,
      fileHash: options.fileHash,
    });
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
      listed: listedChanges(plan, changes),
      notes: plan.notes,
      idOf,
    };
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

interface Save<State> {
  readonly change: Change<State>;
  readonly record: RosterRecord;
}

const recordOf = (
  { sourcedId, given }: Pick<PlannedChange, 'sourcedId' | 'given'>,
  recordId: number,
  more: Pick<RosterRecord, 'importId' | 'version' | 'before'>,
): RosterRecord => ({ sourcedId, recordId, given, ...more });

function erasedIn({ people }: RosterOfSchool, records: readonly RosterRecord[]): ReadonlySet<string> {
  const erased = new Set(records.filter(isErased).map(({ sourcedId }) => sourcedId));
  if (erased.size === 0) return erased;
  return new Set(people.map(({ sourcedId }) => sourcedId).filter((sourcedId) => erased.has(erasedAs(sourcedId))));
}
