import {
  AnomaliesQuery,
  Anomaly,
  AuditEvent,
  AuditEventsQuery,
  AuditPeopleQuery,
  AuditPerson,
  AuditStep,
  Decider,
  DecidersQuery,
  Integrity,
  LogQuery,
} from '@hourtrail/contracts';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { RecordsAccessAtNamedSchool, RecordsAccessTo } from '../../platform/access-log/records-access.js';
import type { Page } from '../../platform/database/page.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { LoggedSchools } from '../../platform/web/access/logged-schools.js';
import { EvenReadOnly } from '../../platform/web/access/whole-log.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica, type SignedInUser } from '../../platform/web/session/signed-in.js';
import { FullChecks } from '../checks/full-checks.js';
import { FindPeople } from '../queries/find-people.js';
import { ListAnomalies } from '../queries/list-anomalies.js';
import { ListDeciders } from '../queries/list-deciders.js';
import { ListEvents } from '../queries/list-events.js';
import { ReadIntegrity } from '../queries/read-integrity.js';
import { ReadTrail } from '../queries/read-trail.js';

@Controller('audit')
@Needs('audit.read')
@ApiTags('Audit')
export class AuditController {
  constructor(
    private readonly queries: QueryBus,
    private readonly schools: LoggedSchools,
    private readonly checkups: FullChecks,
  ) {}

  @Get('events')
  @ReadsFromReplica()
  @RecordsAccessTo('person', 'by')
  @ListAnswer()
  @Answers(200, [AuditEvent], 'What happened at a school, newest first, one page of it.')
  events(@CurrentActor() by: SignedInUser, @Query() filter: AuditEventsQuery): Promise<Page<AuditEvent>> {
    return this.queries.execute(new ListEvents(by, filter));
  }

  @Get('records/:kind/:id')
  @RecordsAccessAtNamedSchool()
  @Answers(200, [AuditStep], 'Every event of one record, oldest first, each checked for this answer.')
  trail(
    @CurrentActor() by: SignedInUser,
    @Param('kind') kind: string,
    @Param('id', IdParam) id: number,
    @Query() { organizationId }: LogQuery,
  ): Promise<readonly AuditStep[]> {
    return this.queries.execute(new ReadTrail(by, { kind, id }, organizationId));
  }

  @Get('people')
  @ReadsFromReplica()
  @Answers(200, [AuditPerson], 'Whom the log can be narrowed to: at most twenty, by last name.')
  people(@CurrentActor() by: SignedInUser, @Query() filter: AuditPeopleQuery): Promise<readonly AuditPerson[]> {
    return this.queries.execute(new FindPeople(by, filter));
  }

  @Get('deciders')
  @ReadsFromReplica()
  @Answers(200, [Decider], 'What each person decided in a time; whoever decided most stands first.')
  deciders(@CurrentActor() by: SignedInUser, @Query() filter: DecidersQuery): Promise<readonly Decider[]> {
    return this.queries.execute(new ListDeciders(by, filter));
  }

  @Get('anomalies')
  @ReadsFromReplica()
  @ListAnswer()
  @Answers(200, [Anomaly], 'What a reviewer looks at first, newest first, one page of it. It accuses nobody.')
  anomalies(@CurrentActor() by: SignedInUser, @Query() filter: AnomaliesQuery): Promise<Page<Anomaly>> {
    return this.queries.execute(new ListAnomalies(by, filter));
  }

  @Get('integrity')
  @Answers(200, Integrity, 'How the log of a school stands, found out for this answer.')
  integrity(@CurrentActor() by: SignedInUser, @Query() { organizationId }: LogQuery): Promise<Integrity> {
    return this.queries.execute(new ReadIntegrity(by, organizationId));
  }

  // allowed while read-only: a check writes nothing to the log, and is needed when the log is in doubt
  @Post('checkups')
  @HttpCode(202)
  @EvenReadOnly()
  @Answers(202, Integrity, 'Every event of the school is read again from now on; the state of the log tells of it.')
  async checkUp(@CurrentActor() by: SignedInUser, @Query() { organizationId }: LogQuery): Promise<Integrity> {
    this.checkups.begin((await this.schools.find(by, organizationId)).id);
    return this.queries.execute(new ReadIntegrity(by, organizationId));
  }
}
