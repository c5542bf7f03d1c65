import {
  t,
  ChangeHours,
  DayForecast,
  ForecastQuery,
  HoursHistoryStep,
  HoursListQuery,
  HoursMessage,
  HoursReason,
  HoursView,
  LogHours,
  QuickStatistics as Statistics,
  ReviewManyAnswer,
  ReviewManyHours,
  ReviewSummary as Summary,
  SendMessage,
  StatementView,
  Supervisor,
} from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { About, RecordsAccess, RecordsAccessTo, RecordsRefusals } from '../../platform/access-log/records-access.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import { AskSupervisor, RemindSupervisor } from '../commands/ask-supervisor.js';
import { ChangeHours as Change } from '../commands/change-hours.js';
import { LogHours as Log } from '../commands/log-hours.js';
import { SendMessage as Send } from '../commands/send-message.js';
import type { HoursActor } from '../persistence/hours-store.js';
import { FindStatements } from '../queries/find-statements.js';
import { FindHours } from '../queries/find-hours.js';
import { ForecastHours } from '../queries/forecast-hours.js';
import { HoursHistory } from '../queries/hours-history.js';
import { ListHours } from '../queries/list-hours.js';
import { QuickStatistics } from '../queries/quick-statistics.js';
import { ReviewSummary } from '../queries/review-summary.js';
import { commandOf, entryInputOf, reviewOf } from './review-command.js';

@Controller('volunteer-hours')
@About('hours')
@ApiTags('Hours')
export class HoursController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ReadsFromReplica()
  @RecordsAccessTo('studentId')
  @Needs('hours.read')
  @ListAnswer()
  @Answers(200, [HoursView], 'The entries one may see, one page of them.')
  list(@CurrentActor() by: HoursActor, @Query() filter: HoursListQuery): Promise<Page<HoursView>> {
    return this.queries.execute(new ListHours(by, filter));
  }

  @Get('summary')
  @ReadsFromReplica()
  @Needs('hours.review')
  @Answers(200, Summary, 'What waits for a reviewer, in figures.')
  summary(@CurrentActor() by: HoursActor): Promise<Summary> {
    return this.queries.execute(new ReviewSummary(by));
  }

  @Get('quick-statistics')
  @ReadsFromReplica()
  @Needs('hours.review')
  @Answers(200, Statistics, 'What the last thirty days brought.')
  statistics(@CurrentActor() by: HoursActor): Promise<Statistics> {
    return this.queries.execute(new QuickStatistics(by));
  }

  @Get('forecast')
  @ReadsFromReplica()
  @Needs('hours.log')
  @Answers(
    200,
    [DayForecast],
    'What would count of hours that are being entered; nothing where the school has no rules.',
  )
  forecast(@CurrentActor() by: HoursActor, @Query() input: ForecastQuery): Promise<readonly DayForecast[]> {
    return this.queries.execute(new ForecastHours(by, input));
  }

  @Get(':id')
  @RecordsAccess()
  @Needs('hours.read')
  @Answers(200, HoursView, 'One entry.')
  find(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<HoursView> {
    return this.queries.execute(new FindHours(by, id));
  }

  @Get(':id/history')
  @RecordsAccess()
  @Needs('hours.read')
  @Answers(200, [HoursHistoryStep], 'What happened to an entry, oldest first.')
  history(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<readonly HoursHistoryStep[]> {
    return this.queries.execute(new HoursHistory(by, id));
  }

  @Post()
  @Needs('hours.log')
  @Answers(201, HoursView, 'The new entry.')
  log(@CurrentActor() by: HoursActor, @Body() body: LogHours): Promise<HoursView> {
    requireOwn('studentId', body.studentId, by.id);
    requireOwn('organizationId', body.organizationId, by.organizationId);
    return this.commands.execute(new Log(by, body.status ?? 'pending', entryInputOf(body), body.opportunityId));
  }

  @Post('review')
  @RecordsRefusals()
  @Needs('hours.review')
  @HttpCode(200)
  @Answers(200, ReviewManyAnswer, 'What became of each entry.')
  review(@CurrentActor() by: HoursActor, @Body() body: ReviewManyHours): Promise<ReviewManyAnswer> {
    return this.commands.execute(reviewOf(by, body));
  }

  @Patch(':id')
  @Needs('hours.change')
  @Answers(200, HoursView, 'The entry as it stands now.')
  change(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() body: ChangeHours,
    @ExpectedVersion() version?: number,
  ): Promise<HoursView> {
    return this.commands.execute(commandOf({ by, id, version: version ?? body.version }, body));
  }

  @Put(':id')
  @Needs('hours.change')
  @Answers(200, HoursView, 'The entry as it stands now.')
  decide(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() body: ChangeHours,
    @ExpectedVersion() version?: number,
  ): Promise<HoursView> {
    return this.change(by, id, body, version);
  }

  @Get(':id/messages')
  @RecordsAccess()
  @Needs('hours.read')
  @Answers(200, [HoursMessage], 'What was asked and answered on an entry, oldest first.')
  async messages(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<readonly HoursMessage[]> {
    const steps = await this.queries.execute(new HoursHistory(by, id));
    return steps.flatMap(({ type, at, actor, comment }) =>
      type === 'hours.message-sent' ? [{ at, actor, text: comment }] : [],
    );
  }

  @Get(':id/statements')
  @RecordsAccess()
  @Needs('hours.read')
  @Answers(200, [StatementView], 'What the family wrote beside an entry that the school refused to correct.')
  statements(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<readonly StatementView[]> {
    return this.queries.execute(new FindStatements(by, id));
  }

  @Post(':id/messages')
  @Needs('hours.change')
  @Answers(201, [HoursMessage], 'All messages, the new one last.')
  async send(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() { text }: SendMessage,
  ): Promise<readonly HoursMessage[]> {
    await this.commands.execute(new Send({ by, id }, text));
    return this.messages(by, id);
  }

  @Put(':id/supervisor')
  @Needs('hours.ask')
  @Answers(200, HoursView, 'The entry, which waits for this supervisor now.')
  ask(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() supervisor: Supervisor,
    @ExpectedVersion() version?: number,
  ): Promise<HoursView> {
    return this.commands.execute(new AskSupervisor({ by, id, version }, supervisor));
  }

  @Post(':id/reminders')
  @Needs('hours.ask')
  @HttpCode(200)
  @Answers(200, HoursView, 'The entry; its supervisor gets another email.')
  remind(@CurrentActor() by: HoursActor, @Param('id', IdParam) id: number): Promise<HoursView> {
    return this.commands.execute(new RemindSupervisor({ by, id }));
  }

  @Delete(':id')
  @Needs('hours.delete')
  @HttpCode(204)
  @Answers(204, undefined, 'Deleted; administrators can bring it back.')
  async delete(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Query() { reason }: HoursReason,
    @ExpectedVersion() version?: number,
  ): Promise<void> {
    await this.commands.execute(new Change({ by, id, version }, { action: 'delete', review: { comment: reason } }));
  }

  @Post(':id/restore')
  @Needs('hours.restore')
  @HttpCode(200)
  @Answers(200, HoursView, 'The entry, back where it was.')
  restore(
    @CurrentActor() by: HoursActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: HoursReason,
    @ExpectedVersion() version?: number,
  ): Promise<HoursView> {
    return this.commands.execute(new Change({ by, id, version }, { action: 'restore', review: { comment: reason } }));
  }
}

function requireOwn(field: string, value: number | undefined | null, own: number): void {
  if (value === undefined || value === null || value === own) return;
  throw invalid('invalid-input', [{ field, message: t('apiHours.onlyForYourself') }]);
}
