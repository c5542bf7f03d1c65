import { t } from '@hourtrail/contracts';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UndoRosterPeople } from '../../identity/index.js';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork, type Change } from '../../platform/event-log/unit-of-work.js';
import type { Obstacle } from '../../platform/imports/importing.js';
import { deleteRosterRecords, rosterRecords, saveRosterRecords } from '../../platform/imports/roster-records.js';
import { UndoRoster } from '../../platform/imports/undo-imports.js';
import { explained } from '../domain/organization.js';
import type { ClassEvent, SchoolClass } from '../domain/school-class.js';
import { academicYearStream } from '../persistence/academic-years.js';
import { classStream } from '../persistence/classes.js';
import type { GivenClass } from './plan-classes.js';

export interface ClassBefore {
  readonly last: GivenClass | null;
  readonly movedFrom?: string | undefined;
  readonly was: Pick<SchoolClass, 'name' | 'academicYearId' | 'teacherIds' | 'studentIds'>;
}

export const changedClasses: Obstacle = {
  those: `SELECT FROM organizations.classes c JOIN directory.roster_records r
            ON (r.organization_id, r.kind, r.record_id) = (c.organization_id, 'class', c.id)
          WHERE c.organization_id = $1 AND r.import_id = $2 AND r.version <> c.version
          UNION ALL
          SELECT FROM organizations.academic_years y JOIN directory.roster_records r
            ON (r.organization_id, r.kind, r.record_id) = (y.organization_id, 'year', y.id)
          WHERE y.organization_id = $1 AND r.import_id = $2 AND r.version <> y.version`,
  why: () => t('roster.classesChanged'),
};

@CommandHandler(UndoRoster)
export class UndoRosterHandler implements ICommandHandler<UndoRoster> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly commands: CommandBus,
  ) {}

  async execute({ request }: UndoRoster): Promise<void> {
    const { by, organizationId, id: importId, reason } = request;
    await this.commands.execute(new UndoRosterPeople({ by, organizationId, importId, reason }));
    await this.undoClasses(request);
    await this.undoYears(request);
  }

  private async undoClasses({ by, organizationId, id, reason }: UndoRoster['request']): Promise<void> {
    const actor = { ...by, organizationId };
    const all = await rosterRecords<GivenClass, ClassBefore>(this.database, organizationId, 'class');
    const records = all.filter(({ importId }) => importId === id);
    const rows = await this.database.read<object>(organizationId, {
      name: 'classes-of-roster',
      text: 'SELECT * FROM organizations.classes WHERE organization_id = $1 AND id = ANY ($2::integer[])',
      values: [organizationId, records.map(({ recordId }) => recordId)],
    });
    const classes = new Map(rows.map((row) => classStream.stateOf(row)).map((one) => [one.id, one]));
    const changes = records.flatMap(({ recordId, version, before }): Change<SchoolClass>[] => {
      const state = classes.get(recordId);
      // what only was linked is as it was, and what was deleted stays so
      if (!state || state.deletedAt || (before && version === null)) return [];
      const event = before ? restored(state, before.was) : ({ type: 'class.deleted', data: {} } as const);
      return [{ id: recordId, state, events: [explained<ClassEvent>(event, organizationId, by, { reason })] }];
    });
    if (changes.length > 0) await this.work.commit(actor, classStream, changes);
    const kept = records.flatMap(({ sourcedId, recordId, before }) =>
      before?.last ? [{ sourcedId: before.movedFrom ?? sourcedId, recordId, given: before.last }] : [],
    );
    const gone = records
      .filter(({ before }) => !before?.last || before.movedFrom !== undefined)
      .map(({ sourcedId }) => sourcedId);
    await this.database.write(actor, [
      saveRosterRecords(organizationId, 'class', kept),
      deleteRosterRecords(organizationId, 'class', gone),
    ]);
  }

  private async undoYears({ by, organizationId, id, reason }: UndoRoster['request']): Promise<void> {
    const actor = { ...by, organizationId };
    const records = (await rosterRecords(this.database, organizationId, 'year')).filter(
      ({ importId }) => importId === id,
    );
    const added = records.filter(({ version }) => version !== null).map(({ recordId }) => recordId);
    const rows = await this.database.read<object>(organizationId, {
      name: 'years-of-roster',
      text: `SELECT * FROM organizations.academic_years y
             WHERE organization_id = $1 AND id = ANY ($2::integer[]) AND deleted_at IS NULL
               AND NOT EXISTS (SELECT FROM organizations.classes c
                 WHERE c.organization_id = $1 AND c.academic_year_id = y.id AND c.deleted_at IS NULL)`,
      values: [organizationId, added],
    });
    const changes = rows.map((row) => {
      const state = academicYearStream.stateOf(row);
      const event = { type: 'academic-year.deleted', data: {} } as const;
      return { id: state.id, state, events: [explained(event, organizationId, by, { reason })] };
    });
    if (changes.length > 0) await this.work.commit(actor, academicYearStream, changes);
    const gone = records.map(({ sourcedId }) => sourcedId);
    await this.database.write(actor, [deleteRosterRecords(organizationId, 'year', gone)]);
  }
}

function restored(now: SchoolClass, was: ClassBefore['was']): ClassEvent {
  const missing = (from: readonly number[], to: readonly number[]) => to.filter((id) => !from.includes(id));
  const [added, removed] = [missing(now.studentIds, was.studentIds), missing(was.studentIds, now.studentIds)];
  return {
    type: 'class.changed',
    data: {
      ...(now.teacherIds.join() !== was.teacherIds.join() && {
        teacherIds: { from: now.teacherIds, to: was.teacherIds },
      }),
      ...(now.academicYearId !== was.academicYearId && {
        academicYearId: { from: now.academicYearId, to: was.academicYearId },
      }),
      ...(added.length > 0 && { addedStudentIds: added }),
      ...(removed.length > 0 && { removedStudentIds: removed }),
    },
    ...(now.name !== was.name && { texts: { name: was.name } }),
  };
}
