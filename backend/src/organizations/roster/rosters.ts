import { LIMITS, msg, NEW_SCHOOL, t, type ImportProblem, type Role, type RosterReport } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { inChargeOneAtATime, isTooMuch, RosterPeople, type Loss, type RosteredPeople } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { Records } from '../../platform/event-log/records.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { applied, importStream, stopped } from '../../platform/imports/import.stream.js';
import {
  advanceRun,
  beginRun,
  dropRun,
  endRun,
  failOthers,
  failRun,
  type Which,
} from '../../platform/imports/import-runs.js';
import { Importer } from '../../platform/imports/importer.js';
import { deleteRosterRecords, rosterRecords, saveRosterRecords } from '../../platform/imports/roster-records.js';
import type { UploadedFile } from '../../platform/imports/uploaded-file.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, DomainError } from '../../platform/kernel/domain-error.js';
import { academicYearStream } from '../persistence/academic-years.js';
import { classStream } from '../persistence/classes.js';
import {
  lossOfMembers,
  planClasses,
  planYears,
  type GivenClass,
  type PlannedClass,
  type PlannedYear,
} from './plan-classes.js';
import { readRoster } from './read-roster.js';
import { orgOfSchool, rosterOfSchool, type RosterNote, type SchoolRoster } from './school-roster.js';
import type { ListProblem, OneRoster } from './one-roster.js';
import type { ClassBefore } from './undo-roster.js';

export interface RosterRequest {
  readonly by: Actor;
  readonly organizationId: number;
  readonly dryRun: boolean;
  readonly allowLeavers: boolean;
  readonly fileName: string | null;
  /** The hash of the file of the dry run. */
  readonly expect: string | undefined;
  readonly reason: string | null;
}

interface Done {
  readonly roster: SchoolRoster;
  readonly people: RosteredPeople;
  readonly classes: readonly PlannedClass[];
  readonly years: readonly PlannedYear[];
  readonly notes: readonly RosterNote[];
  /** What it would take away; too much of it stops the roster. */
  readonly losses: readonly Loss[];
  readonly isStopped: boolean;
}

/** Takes back what a roster saved before it stopped. */
class Stopped extends Error {
  constructor(readonly done: Done) {
    super('The roster stopped.');
  }
}

/** Imports rosters: reads all lists, plans every change, and saves them in one transaction. */
@Injectable()
export class Rosters {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
    private readonly importer: Importer,
  ) {}

  async import(file: UploadedFile, request: RosterRequest): Promise<RosterReport> {
    const { organizationId, expect } = request;
    if (expect && expect !== file.hash) throw conflict('import.other-file', t('imports.otherFile'));
    if (organizationId === NEW_SCHOOL.id) throw conflict('roster.new-school', t('roster.newSchool'));
    return this.importer.inTurn(async () => {
      const read = await readRoster(file.zip);
      if ('problems' in read) return refused(file, read.problems);
      return request.dryRun
        ? this.look(file, read.roster, request)
        : this.importer.aloneInSchool(organizationId, () => this.take(file, read.roster, request));
    });
  }

  /** For a file that the server took from its folder, where nobody sees the report. */
  async recordStop(
    { rows, problems, fileHash, exceptionCount, ...report }: RosterReport,
    {
      by,
      organizationId,
      fileName,
    }: { readonly by: Actor; readonly organizationId: number; readonly fileName: string },
  ): Promise<void> {
    const { leavers, endedFamilies: families, blankedGrades: grades, removedMembers: members } = report;
    const losses = problems > 0 ? NO_LOSSES : { leavers, families, grades, members };
    const of = { kind: 'roster', fileHash, rows, exceptions: exceptionCount } as const;
    const events = [stopped({ ...of, problems, ...losses }, fileName)];
    await new Records(this.database, this.work, importStream).begin({ ...by, organizationId }, () => events);
  }

  private async look(file: UploadedFile, roster: OneRoster, request: RosterRequest): Promise<RosterReport> {
    const org = await this.orgOf(roster, request.organizationId);
    if ('problem' in org) return refused(file, [problemOfOrg(org.problem)]);
    const done = await this.carryOut(rosterOfSchool(roster, org.sourcedId), request, { id: 0, fileHash: file.hash });
    return reportOf(file, done, null);
  }

  private async take(file: UploadedFile, listed: OneRoster, request: RosterRequest): Promise<RosterReport> {
    const { by, organizationId, fileName, reason } = request;
    const actor = { ...by, organizationId };
    const org = await this.orgOf(listed, organizationId);
    if ('problem' in org) return refused(file, [problemOfOrg(org.problem)]);
    const roster = rosterOfSchool(listed, org.sourcedId);
    const which: Which = {
      organizationId,
      id: await new Records(this.database, this.work, importStream).nextId(organizationId),
    };
    const at = this.clock.now();
    const rows = roster.people.length;
    const run = {
      ...which,
      undoes: false,
      kind: 'roster',
      fileName,
      fileHash: file.hash,
      rows,
      at,
      by: by.id,
    } as const;
    await this.database.write(actor, [failOthers(organizationId, at), beginRun(run)]);
    try {
      const done = await this.database.transaction(actor, async () => {
        const all = await this.carryOut(roster, request, { id: which.id, fileHash: file.hash });
        if (all.isStopped) throw new Stopped(all);
        const school = { sourcedId: org.sourcedId, recordId: organizationId, given: null };
        await this.database.write(actor, [saveRosterRecords(organizationId, 'school', [school])]);
        if (!changesAnything(all)) return all;
        const visits = by.id !== null && by.organizationId !== organizationId;
        const of = { kind: 'roster', fileHash: file.hash, rows, exceptions: all.notes.length } as const;
        const events = [applied(of, { fileName, reason, visits })];
        const change = { id: which.id, state: undefined, events };
        await this.work.commit(actor, importStream, [change], { also: [endRun(which)] });
        return all;
      }, [inChargeOneAtATime(organizationId)]);
      const isApplied = changesAnything(done);
      if (!isApplied) await this.database.write(actor, [dropRun(which)]);
      return reportOf(file, done, isApplied ? which.id : null, true);
    } catch (error) {
      if (error instanceof Stopped) {
        await this.importer.tidy(which, [dropRun(which)]);
        return reportOf(file, error.done, null);
      }
      const isRefusal = error instanceof DomainError && error.kind === 'conflict';
      await this.importer.tidy(which, [isRefusal ? dropRun(which) : failRun(which, this.clock.now())]);
      if (!isRefusal) throw error;
      const message = t('imports.changedMeanwhile', { problem: error.message });
      return refused(file, [{ file: '', row: 0, column: '', value: '', message }]);
    }
  }

  private async carryOut(
    roster: SchoolRoster,
    request: RosterRequest,
    { id: importId, fileHash }: { readonly id: number; readonly fileHash: string },
  ): Promise<Done> {
    const { by, organizationId, dryRun, allowLeavers, reason } = request;
    const actor = { ...by, organizationId };
    const which = { organizationId, id: importId };
    // beside the transaction, so that others see how far it is
    const onProgress = (done: number): Promise<void> =>
      this.database.apart(() => this.importer.tidy(which, [advanceRun(which, done)]));
    const people = await this.commands.execute(
      new RosterPeople({ by, organizationId, importId, reason }, roster, {
        ...{ dryRun, allowLeavers, fileHash, onProgress },
      }),
    );
    const notes = [...roster.notes, ...people.notes.map((note) => ({ file: 'users.csv', ...note }))];
    if (people.isStopped && !dryRun)
      return { roster, people, classes: [], years: [], notes, losses: people.losses, isStopped: true };
    const school = { ...(await this.school(organizationId)), by, organizationId, reason };
    const years = planYears(roster.years, school, notes);
    const own = years.filter(({ as }) => as === undefined);
    const ownIds = await this.idsFor(
      academicYearStream.table,
      own.map(({ year }) => year?.id),
      { organizationId, dryRun },
    );
    const yearIdOf = new Map(own.map(({ session }, at) => [session.sourcedId, ownIds[at] as number]));
    for (const { session, as } of years)
      if (as !== undefined) yearIdOf.set(session.sourcedId, yearIdOf.get(as) as number);
    const roles = new Map([...rolesToBe(roster, people), ...school.roles]);
    const { idOf, leaverIds } = people;
    const classes = planClasses(roster, { ...school, roles, yearIdOf, idOf, leaverIds }, notes);
    const losses = [...people.losses, lossOfMembers(classes, roster, school.links)];
    const done = { roster, people, classes, years, notes, losses };
    const isStopped = !allowLeavers && losses.some(isTooMuch);
    if (dryRun || isStopped) return { ...done, isStopped };
    await this.saveYears(actor, importId, { years, yearIdOf, links: school.yearLinks });
    await this.saveClasses(actor, importId, classes);
    return { ...done, isStopped };
  }

  private async saveYears(
    actor: Actor,
    importId: number,
    {
      years,
      yearIdOf,
      links,
    }: {
      years: readonly PlannedYear[];
      yearIdOf: ReadonlyMap<string, number>;
      links: readonly { sourcedId: string }[];
    },
  ): Promise<void> {
    const idOf = ({ session }: PlannedYear): number => yearIdOf.get(session.sourcedId) as number;
    const changes = years
      .filter(({ events }) => events.length > 0)
      .map((one) => ({ id: idOf(one), state: undefined, events: one.events }));
    if (changes.length > 0) await this.work.commit(actor, academicYearStream, changes);
    const linked = new Set(links.map(({ sourcedId }) => sourcedId));
    const records = years.flatMap((one) => {
      const { sourcedId } = one.session;
      const version = one.events.length > 0 ? 1 : null;
      return linked.has(sourcedId) && one.year
        ? []
        : [{ sourcedId, recordId: idOf(one), given: null, importId, version }];
    });
    await this.database.write(actor, [saveRosterRecords(actor.organizationId, 'year', records)]);
  }

  private async saveClasses(actor: Actor, importId: number, classes: readonly PlannedClass[]): Promise<void> {
    const { organizationId } = actor;
    const known = classes.map(({ before }) => before?.id);
    const ids = await this.idsFor(classStream.table, known, { organizationId, dryRun: false });
    const changes = classes.flatMap(({ before: state, events }, at) =>
      events.length === 0 ? [] : [{ id: ids[at] as number, state, events }],
    );
    if (changes.length > 0) await this.work.commit(actor, classStream, changes);
    const records = classes.map(({ sourcedId, before, events, given, last = null, movedFrom }, at) => ({
      ...{ sourcedId, recordId: ids[at] as number, given },
      importId: events.length > 0 || last === null || movedFrom !== undefined ? importId : null,
      version: events.length > 0 ? (before?.version ?? 0) + events.length : null,
      before: before ? ({ last, was: before, movedFrom } satisfies ClassBefore) : null,
    }));
    const gone = classes.flatMap(({ movedFrom }) => movedFrom ?? []);
    await this.database.write(actor, [
      saveRosterRecords(organizationId, 'class', records),
      deleteRosterRecords(organizationId, 'class', gone),
    ]);
  }

  /** Numbers for what has none: negative where nothing is saved. */
  private async idsFor(
    table: string,
    known: readonly (number | undefined)[],
    { organizationId, dryRun }: { readonly organizationId: number; readonly dryRun: boolean },
  ): Promise<readonly number[]> {
    if (dryRun) return known.map((id, at) => id ?? -1 - at);
    const rows = await this.database.read<{ id: number }>(organizationId, {
      name: 'next-ids-of-classes',
      text: 'SELECT nextval($1::regclass)::integer AS id FROM generate_series(1, $2)',
      values: [`${table}_id_seq`, known.filter((id) => id === undefined).length],
    });
    const ids = rows.map(({ id }) => id);
    return known.map((id) => id ?? (ids.shift() as number));
  }

  /** The organization of the file that a school is. */
  async orgOf(roster: OneRoster, organizationId: number) {
    const [[school], [link]] = [
      await this.database.read<{ name: string }>(organizationId, {
        name: 'name-of-rostered-school',
        text: 'SELECT name FROM organizations.organizations WHERE id = $1',
        values: [organizationId],
      }),
      await rosterRecords(this.database, organizationId, 'school'),
    ];
    return orgOfSchool(roster, { name: school?.name ?? '', linked: link?.sourcedId });
  }

  private async school(organizationId: number) {
    const values = [organizationId];
    const [years, classes, people] = (await this.database.readAll(organizationId, [
      {
        name: 'years-to-roster',
        text: `SELECT * FROM organizations.academic_years WHERE organization_id = $1 AND deleted_at IS NULL
               ORDER BY starts_on`,
        values,
      },
      {
        name: 'classes-to-roster',
        text: 'SELECT * FROM organizations.classes WHERE organization_id = $1 ORDER BY id',
        values,
      },
      {
        name: 'roles-to-roster',
        text: `SELECT id, role FROM directory.people WHERE organization_id = $1 AND is_active AND moved_to IS NULL`,
        values,
      },
    ])) as [object[], object[], { id: number; role: Role }[]];
    return {
      years: years.map((row) => academicYearStream.stateOf(row)),
      classes: classes.map((row) => classStream.stateOf(row)),
      roles: new Map(people.map(({ id, role }) => [id, role])),
      links: await rosterRecords<GivenClass>(this.database, organizationId, 'class'),
      yearLinks: await rosterRecords<null>(this.database, organizationId, 'year'),
    };
  }
}

/** In a dry run, of those who have no account yet. */
const rolesToBe = ({ people }: SchoolRoster, { idOf }: RosteredPeople): readonly (readonly [number, Role])[] =>
  people.flatMap(({ sourcedId, role }) => {
    const id = idOf.get(sourcedId);
    return id !== undefined && id < 0 ? [[id, role] as const] : [];
  });

const changesAnything = ({ people, classes, years, losses }: Done): boolean =>
  people.adds + people.changes + people.families > 0 ||
  losses.some(({ count }) => count > 0) ||
  classes.some(({ events }) => events.length > 0) ||
  years.some(({ events }) => events.length > 0);

const problemOfOrg = (message: string): ListProblem => ({
  file: 'orgs.csv',
  row: 0,
  column: 'name',
  value: '',
  message,
});

const NOTHING = {
  ...{ adds: 0, changes: 0, leavers: 0, classes: 0, years: 0, families: 0, stopped: false, message: null },
  ...{ endedFamilies: 0, blankedGrades: 0, removedMembers: 0 },
  ...{
    listed: [],
    exceptions: [],
    exceptionCount: 0,
    notes: [],
    product: null,
    headings: [],
    dateQuestion: null,
    nameQuestions: [],
    preview: [],
  },
};

function refused({ hash }: UploadedFile, problems: readonly ListProblem[]): RosterReport {
  const errors = problems
    .slice(0, LIMITS.importErrorsMax)
    .map(({ file, row, column, value, message }): ImportProblem => ({
      ...{ row, column, value: value.slice(0, SHOWN) },
      message: file === '' ? message : t('roster.inFile', { file, problem: message }),
    }));
  const outcome = { rows: 0, valid: 0, errors, problems: problems.length, applied: false, importId: null };
  return { ...NOTHING, ...outcome, fileHash: hash };
}

const SHOWN = 200;

const NO_LOSSES = { leavers: 0, families: 0, grades: 0, members: 0 };

const LOSSES = {
  leavers: msg('roster.leaversStop'),
  families: msg('roster.familiesStop'),
  grades: msg('roster.gradesStop'),
  members: msg('roster.membersStop'),
} as const satisfies Readonly<Record<Loss['of'], string>>;

const whyStopped = (losses: readonly Loss[]): string =>
  [
    ...losses.filter(isTooMuch).map(({ of, count, total }) => t(LOSSES[of], { count, total })),
    t('roster.checkComplete'),
  ].join(' ');

function reportOf({ hash }: UploadedFile, done: Done, importId: number | null, isApplied = false): RosterReport {
  const { roster, people, classes, years, notes, losses, isStopped } = done;
  const { adds, changes, leavers, families, listed } = people;
  const lost = Object.fromEntries(losses.map(({ of, count }) => [of, count]));
  const rows = roster.people.length;
  const all = notes.toSorted((one, other) => one.row - other.row);
  return {
    ...NOTHING,
    ...{ rows, valid: rows, errors: [], problems: 0, applied: isApplied, importId, fileHash: hash },
    ...{ adds, changes, leavers, families, listed },
    endedFamilies: lost['families'] ?? 0,
    blankedGrades: lost['grades'] ?? 0,
    removedMembers: lost['members'] ?? 0,
    classes: classes.filter(({ events }) => events.length > 0).length,
    years: years.filter(({ events }) => events.length > 0).length,
    stopped: isStopped,
    message: isStopped ? whyStopped(losses) : null,
    exceptions: all.slice(0, LIMITS.importErrorsMax),
    exceptionCount: notes.length,
  };
}
