import {
  t,
  SavedFilter,
  SaveFilter,
  APPROVAL_TABS,
  GRADE_LEVELS,
  HOURS_SORTS,
  LIMITS,
  SIGNAL_FILTERS,
  isCalendarDate,
  isStorableText,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { invalid } from '../../platform/kernel/domain-error.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { SaveFilter as Save, DeleteFilter } from '../commands/save-filter.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { SavedFilters } from '../queries/saved-filters.js';

@Controller('saved-filters')
@Needs('hours.review')
@ApiTags('Hours')
export class SavedFiltersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @Answers(200, [SavedFilter], "One's own searches of /approvals, by name.")
  list(@CurrentActor() by: HoursActor): Promise<readonly SavedFilter[]> {
    return this.queries.execute(new SavedFilters(by));
  }

  @Post()
  @Answers(201, SavedFilter, 'The search as it is kept; a name that was taken, whatever its case, has it now.')
  save(@CurrentActor() by: HoursActor, @Body() body: SaveFilter): Promise<SavedFilter> {
    requireSearchOfApprovals(body.search);
    return this.commands.execute(new Save(by, body));
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'It is kept no longer.')
  async delete(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new DeleteFilter(by, id));
  }
}

type Check = (value: string) => boolean;

const oneOf =
  (choices: readonly string[]): Check =>
  (value) =>
    choices.includes(value);

/** The search params of /approvals. */
const SEARCH_PARAMS: ReadonlyMap<string, Check> = new Map([
  ['tab', oneOf(APPROVAL_TABS)],
  ['q', (value: string) => isStorableText(value) && value.length <= LIMITS.nameMax],
  ['late', oneOf(['true'])],
  ['single', oneOf(['true'])],
  ['signal', oneOf(SIGNAL_FILTERS)],
  ['grade', oneOf([...GRADE_LEVELS, 'none'])],
  ['class', (value: string) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= LIMITS.idMax],
  ['from', isCalendarDate],
  ['to', isCalendarDate],
  ['sort', oneOf(HOURS_SORTS)],
]);

function requireSearchOfApprovals(search: string): void {
  const params = new URLSearchParams(search);
  const invalidParam = [...params].find(
    ([name, value]) => !SEARCH_PARAMS.get(name)?.(value) || params.getAll(name).length > 1,
  );
  if (!invalidParam) return;
  throw invalid('invalid-input', [
    { field: 'search', message: t('apiHours.invalidSearch', { parameter: invalidParam[0] }) },
  ]);
}
