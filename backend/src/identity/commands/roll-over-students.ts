import { GRADE_LEVELS, LIMITS, t, type Graduate, type YearRollover } from '@hourtrail/contracts';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import { batchesOf } from '../../platform/kernel/batches.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import { gradeAfter, passageOf, rollOver, undoRollover, type Passage, type Rollover } from '../domain/rollover.js';
import type { GraduateFigures, UserEvent } from '../domain/user.events.js';
import type { User } from '../domain/user.js';
import { endInvitation } from '../persistence/invitations.js';
import { visiting, type PeopleActor } from '../persistence/people.js';
import { userStream } from '../persistence/user.stream.js';
import { GraduationFigures } from '../queries/graduation-figures.js';

/** One statement takes so many. */
const BATCH = 1_000;

/** Run it in a transaction that begins with `inChargeOneAtATime`. A dry run changes nothing. */
export class RollOverStudents extends Command<YearRollover> {
  constructor(
    readonly by: PeopleActor,
    readonly rollover: Omit<Rollover, 'by'>,
    readonly dryRun: boolean,
  ) {
    super();
  }
}

@CommandHandler(RollOverStudents)
export class RollOverStudentsHandler implements ICommandHandler<RollOverStudents> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
  ) {}

  async execute({ by, rollover, dryRun }: RollOverStudents): Promise<YearRollover> {
    const { organizationId } = rollover;
    const students = await studentsOf(this.database, organizationId);
    const passages = passagesOf(students, rollover);
    const having = (passage: Passage): readonly User[] => students.filter(({ id }) => passages.get(id) === passage);
    const graduating = having('graduates').map(({ id }) => id);
    const figures = await this.queries.execute(new GraduationFigures(organizationId, graduating, rollover.endsOn));
    if (!dryRun) {
      const actor = visiting(by, organizationId);
      const leavers = having('leaves');
      // before any total is locked: a leaver who logs hours holds the session first, then the total
      await this.database.write(
        actor,
        leavers.flatMap((leaver) => [endInvitation(leaver), endSessionsAtSchool(leaver.id)]),
      );
      await commitAll(this.work, actor, students, (student) =>
        rollOver(student, passages.get(student.id) as Passage, { ...rollover, by }, figures.get(student.id)),
      );
    }
    return { ...reportOf(having, figures), waitingHours: await this.waitingHoursOf(organizationId, students) };
  }

  private async waitingHoursOf(organizationId: number, students: readonly User[]): Promise<number> {
    const [waiting] = await this.database.read<{ hundredths: number }>(organizationId, {
      name: 'hours-waiting-at-rollover',
      text: `SELECT coalesce(sum(hundredths), 0)::integer AS hundredths FROM directory.entry_states
             WHERE organization_id = $1 AND student_id = ANY ($2::integer[]) AND status IN ('pending', 'verified')`,
      values: [organizationId, students.map(({ id }) => id)],
    });
    return (waiting?.hundredths ?? 0) / 100;
  }
}

/** Undoes the roll-over of a school year for those whom no one changed in that respect since; returns how many. */
export class RestoreStudents extends Command<number> {
  constructor(
    readonly by: PeopleActor,
    readonly rollover: Pick<Rollover, 'organizationId' | 'yearId' | 'reason'>,
  ) {
    super();
  }
}

@CommandHandler(RestoreStudents)
export class RestoreStudentsHandler implements ICommandHandler<RestoreStudents> {
  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {}

  async execute({ by, rollover }: RestoreStudents): Promise<number> {
    const { organizationId, yearId } = rollover;
    const rows = await this.database.read<object>(organizationId, {
      name: 'students-of-rollover',
      text: `SELECT * FROM identity.users WHERE organization_id = $1 AND rollover_year_id = $2 ORDER BY id FOR UPDATE`,
      values: [organizationId, yearId],
    });
    const students = rows.map((row) => userStream.stateOf(row));
    await commitAll(this.work, visiting(by, organizationId), students, (student) =>
      undoRollover(student, { ...rollover, by }),
    );
    return students.length;
  }
}

/** Locked, so that none is outdated when it is saved. */
async function studentsOf(database: Database, organizationId: number): Promise<readonly User[]> {
  const rows = await database.read<object>(organizationId, {
    name: 'students-to-roll-over',
    text: `SELECT * FROM identity.users
           WHERE organization_id = $1 AND role = 'student' AND is_active AND moved_to IS NULL AND graduated_on IS NULL
           ORDER BY id FOR UPDATE`,
    values: [organizationId],
  });
  return rows.map((row) => userStream.stateOf(row));
}

function passagesOf(students: readonly User[], rollover: Omit<Rollover, 'by'>): ReadonlyMap<number, Passage> {
  const ids = new Set(students.map(({ id }) => id));
  const [leaverIds, repeaterIds] = [new Set(rollover.leaverIds), new Set(rollover.repeaterIds)];
  for (const field of ['leaverIds', 'repeaterIds'] as const) {
    const others = rollover[field].filter((id) => !ids.has(id)).length;
    if (others > 0) throw invalid('invalid-input', [{ field, message: t('apiSchools.notItsStudents', { others }) }]);
  }
  const both = rollover.leaverIds.filter((id) => repeaterIds.has(id)).length;
  if (both > 0)
    throw invalid('invalid-input', [{ field: 'repeaterIds', message: t('apiSchools.leavesAndRepeats', { both }) }]);
  return new Map(students.map((student) => [student.id, passageOf(student, { leaverIds, repeaterIds })]));
}

async function commitAll(
  work: UnitOfWork,
  actor: PeopleActor | ReturnType<typeof visiting>,
  students: readonly User[],
  decide: (student: User) => readonly UserEvent[],
): Promise<void> {
  const changes = students
    .map((student) => ({ id: student.id, state: student, events: decide(student) }))
    .filter(({ events }) => events.length > 0);
  for (const some of batchesOf(changes, BATCH)) await work.commit(actor, userStream, some);
}

function reportOf(
  having: (passage: Passage) => readonly User[],
  figures: ReadonlyMap<number, GraduateFigures>,
): Omit<YearRollover, 'waitingHours'> {
  const moving = having('moves-up');
  const graduates = having('graduates').map(({ id, firstName, lastName }): Graduate & { lastName: string } => {
    const { approvedHundredths, countedHundredths, met } = figures.get(id) as GraduateFigures;
    return {
      id,
      name: `${firstName} ${lastName}`,
      lastName,
      approvedHours: approvedHundredths / 100,
      countedHours: countedHundredths / 100,
      met,
    };
  });
  const metGoal = graduates.filter(({ met }) => met).length;
  return {
    movedUp: GRADE_LEVELS.flatMap((from) => {
      const [to, students] = [gradeAfter(from), moving.filter(({ gradeLevel }) => gradeLevel === from).length];
      return to && students > 0 ? [{ from, to, students }] : [];
    }),
    metGoal,
    missedGoal: graduates.length - metGoal,
    leavers: having('leaves').length,
    repeaters: having('repeats').length,
    withoutGrade: having('has-no-grade').length,
    graduates: graduates
      .toSorted((one, other) => one.lastName.localeCompare(other.lastName) || one.id - other.id)
      .slice(0, LIMITS.graduatesListed)
      .map(({ lastName: _sorted, ...graduate }) => graduate),
  };
}
