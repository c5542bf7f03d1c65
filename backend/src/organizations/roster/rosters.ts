import { NEW_SCHOOL, t, type Role, type RosterReport } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { inChargeOneAtATime, isTooMuch, RosterPeople, type RosteredPeople } from '../../identity/index.js';
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
import { rosterRecords, saveRosterExceptions, saveRosterRecords } from '../../platform/imports/roster-records.js';
import type { UploadedFile } from '../../platform/imports/uploaded-file.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, DomainError } from '../../platform/kernel/domain-error.js';
import type { OneRoster } from './one-roster.js';
import { lossOfMembers, planClasses, planYears } from './plan-classes.js';
import { readRoster } from './read-roster.js';
import { RosterClasses } from './roster-classes.js';
import {
  byRow,
  changesAnything,
  NO_LOSSES,
  problemOfOrg,
  refused,
  reportOf,
  type CarriedOut,
} from './roster-report.js';
import { orgOfSchool, rosterOfSchool, type SchoolRoster } from './school-roster.js';

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

/** Takes back what a roster saved before it stopped. */
class Stopped extends Error {
  constructor(readonly done: CarriedOut) {
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
    private readonly classes: RosterClasses,
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
    await new Records(this.database, this.work, importStream).begin(
      { ...by, organizationId },
      () => events,
      (id) => [saveRosterExceptions(organizationId, id, report.exceptions)],
    );
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
        await this.work.commit(actor, importStream, [change], {
          also: [endRun(which), saveRosterExceptions(organizationId, which.id, byRow(all.notes))],
        });
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
  ): Promise<CarriedOut> {
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
    const school = { ...(await this.classes.of(organizationId)), by, organizationId, reason };
    const years = planYears(roster.years, school, notes);
    const yearIdOf = await this.classes.idsOfYears(years, { organizationId, dryRun });
    const roles = new Map([...rolesToBe(roster, people), ...school.roles]);
    const { idOf, leaverIds } = people;
    const classes = planClasses(roster, { ...school, roles, yearIdOf, idOf, leaverIds }, notes);
    const losses = [...people.losses, lossOfMembers(classes, roster, school.links)];
    const done = { roster, people, classes, years, notes, losses };
    const isStopped = !allowLeavers && losses.some(isTooMuch);
    if (dryRun || isStopped) return { ...done, isStopped };
    await this.classes.saveYears(actor, importId, { years, yearIdOf, links: school.yearLinks });
    await this.classes.saveClasses(actor, importId, classes);
    return { ...done, isStopped };
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
}

/** In a dry run, of those who have no account yet. */
const rolesToBe = ({ people }: SchoolRoster, { idOf }: RosteredPeople): readonly (readonly [number, Role])[] =>
  people.flatMap(({ sourcedId, role }) => {
    const id = idOf.get(sourcedId);
    return id !== undefined && id < 0 ? [[id, role] as const] : [];
  });
