import type { UndoneRollover, YearRollover } from '@hourtrail/contracts';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RestoreStudents, RollOverStudents, type PeopleActor } from '../../identity/index.js';
import type { OnRecord } from '../../platform/event-log/records.js';
import { endsNow, isUndoable, leftAloneBy, rollOver, undoRollover, type RolledOver } from '../domain/academic-year.js';
import type { Why } from '../domain/organization.js';
import { AcademicYears } from '../persistence/academic-years.js';

export interface RolloverChoices extends Why {
  readonly leaverIds?: readonly number[] | undefined;
  readonly repeaterIds?: readonly number[] | undefined;
}

export class RollOverYear extends Command<YearRollover> {
  constructor(
    readonly record: OnRecord<PeopleActor>,
    readonly choices: RolloverChoices,
    readonly dryRun: boolean,
  ) {
    super();
  }
}

@CommandHandler(RollOverYear)
export class RollOverYearHandler implements ICommandHandler<RollOverYear> {
  constructor(
    private readonly years: AcademicYears,
    private readonly commands: CommandBus,
  ) {}

  execute({ record, choices, dryRun }: RollOverYear): Promise<YearRollover> {
    const { leaverIds = [], repeaterIds = [], reason } = choices;
    return this.years.decideWithStudents(record, async (year, school) => {
      const on = this.years.todayAt(school);
      endsNow(year, school, on);
      const { organizationId, id: yearId, endsOn } = year;
      const rollover = { organizationId, yearId, endsOn, on, leaverIds, repeaterIds, reason };
      const answer = await this.commands.execute(new RollOverStudents(record.by, rollover, dryRun));
      return { answer, events: dryRun ? [] : rollOver(year, record.by, countsOf(answer), { reason }) };
    });
  }
}

const countsOf = ({ movedUp, metGoal, missedGoal, leavers, repeaters, withoutGrade }: YearRollover): RolledOver => ({
  movedUp: movedUp.reduce((sum, { students }) => sum + students, 0),
  graduated: metGoal + missedGoal,
  metGoal,
  leavers,
  repeaters,
  withoutGrade,
});

export class UndoYearRollover extends Command<UndoneRollover> {
  constructor(
    readonly record: OnRecord<PeopleActor>,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(UndoYearRollover)
export class UndoYearRolloverHandler implements ICommandHandler<UndoYearRollover> {
  constructor(
    private readonly years: AcademicYears,
    private readonly commands: CommandBus,
  ) {}

  execute({ record, reason }: UndoYearRollover): Promise<UndoneRollover> {
    return this.years.decideWithStudents(record, async (year, school) => {
      isUndoable(year, school);
      const { organizationId, id: yearId } = year;
      const restored = await this.commands.execute(new RestoreStudents(record.by, { organizationId, yearId, reason }));
      const answer = { restored, leftAlone: leftAloneBy(year, restored) };
      return { answer, events: undoRollover(year, record.by, restored, { reason }) };
    });
  }
}
