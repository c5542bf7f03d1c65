import type { Role } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { deleteRosterRecords, rosterRecords, saveRosterRecords } from '../../platform/imports/roster-records.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { academicYearStream } from '../persistence/academic-years.js';
import { classStream } from '../persistence/classes.js';
import type { GivenClass, PlannedClass, PlannedYear } from './plan-classes.js';
import type { ClassBefore } from './undo-roster.js';

/** The school years and classes of a school, and what rosters link of them. */
@Injectable()
export class RosterClasses {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async of(organizationId: number) {
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

  async saveYears(
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

  async saveClasses(actor: Actor, importId: number, classes: readonly PlannedClass[]): Promise<void> {
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

  /** The ids of the years of a file, by its ids: new ones where the school lacks them. */
  async idsOfYears(
    years: readonly PlannedYear[],
    setting: { readonly organizationId: number; readonly dryRun: boolean },
  ): Promise<ReadonlyMap<string, number>> {
    const own = years.filter(({ as }) => as === undefined);
    const known = own.map(({ year }) => year?.id);
    const ids = await this.idsFor(academicYearStream.table, known, setting);
    const idOf = new Map(own.map(({ session }, at) => [session.sourcedId, ids[at] as number]));
    for (const { session, as } of years) if (as !== undefined) idOf.set(session.sourcedId, idOf.get(as) as number);
    return idOf;
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
}
