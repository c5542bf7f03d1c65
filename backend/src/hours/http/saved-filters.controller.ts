import {
  t,
  SavedFilter,
  SavedFiltersQuery,
  SaveFilter,
  APPROVAL_TABS,
  GRADE_LEVELS,
  HOURS_SORTS,
  LIMITS,
  REPORT_PROGRESS,
  REPORT_SORTS,
  SIGNAL_FILTERS,
  isCalendarDate,
  isStorableText,
  type FilteredList,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { invalid } from '../../platform/kernel/domain-error.js';
import { Needs, requireCapability } from '../../platform/web/access/capability.guard.js';
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
  @Answers(200, [SavedFilter], "One's own searches of a list, by name.")
  list(
    @CurrentActor() by: HoursActor,
    @Query() { list = 'approvals' }: SavedFiltersQuery,
  ): Promise<readonly SavedFilter[]> {
    requireReaderOf(list, by);
    return this.queries.execute(new SavedFilters(by, list));
  }

  @Post()
  @Answers(201, SavedFilter, 'The search as it is kept; a name that was taken, whatever its case, has it now.')
  save(@CurrentActor() by: HoursActor, @Body() body: SaveFilter): Promise<SavedFilter> {
    requireReaderOf(body.list, by);
    requireSearchOf(body.list ?? 'approvals', body.search);
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

const isGrade = oneOf([...GRADE_LEVELS, 'none']);
const isClassId: Check = (value) => /^[1-9]\d{0,9}$/.test(value) && Number(value) <= LIMITS.idMax;
const isWords: Check = (value) => isStorableText(value) && value.length <= LIMITS.nameMax;

/** The search params of /approvals, and of the reports. */
const SEARCH_PARAMS: Readonly<Record<FilteredList, ReadonlyMap<string, Check>>> = {
  approvals: new Map([
    ['tab', oneOf(APPROVAL_TABS)],
    ['q', isWords],
    ['late', oneOf(['true'])],
    ['single', oneOf(['true'])],
    ['signal', oneOf(SIGNAL_FILTERS)],
    ['grade', isGrade],
    ['class', isClassId],
    ['from', isCalendarDate],
    ['to', isCalendarDate],
    ['sort', oneOf(HOURS_SORTS)],
  ]),
  reports: new Map([
    ['asOf', isCalendarDate],
    ['q', isWords],
    ['parent', isWords],
    ['grade', isGrade],
    ['class', isClassId],
    ['progress', oneOf(REPORT_PROGRESS)],
    ['sort', oneOf(REPORT_SORTS)],
    ['parentSort', oneOf(REPORT_SORTS)],
    ['tables', (value: string) => /^[a-z]{1,20}(,[a-z]{1,20}){0,4}$/.test(value)],
  ]),
};

function requireReaderOf(list: FilteredList | undefined, by: HoursActor): void {
  if (list === 'reports') requireCapability(by, 'reports.read');
}

function requireSearchOf(list: FilteredList, search: string): void {
  const params = new URLSearchParams(search);
  const invalidParam = [...params].find(
    ([name, value]) => !SEARCH_PARAMS[list].get(name)?.(value) || params.getAll(name).length > 1,
  );
  if (!invalidParam) return;
  throw invalid('invalid-input', [
    { field: 'search', message: t('apiHours.invalidSearch', { parameter: invalidParam[0] }) },
  ]);
}
