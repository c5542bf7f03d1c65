import { SupervisorOption, VerifierOption } from '@hourtrail/contracts';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { ListSupervisors } from '../queries/list-supervisors.js';
import { ListVerifiers } from '../queries/list-verifiers.js';

@Controller()
@Needs('verifiers.list')
@ApiTags('People')
export class VerifiersController {
  constructor(private readonly queries: QueryBus) {}

  @Get('users/verifiers')
  @Answers(200, [VerifierOption], "The active verifiers of one's own school, by name.")
  verifiers(@CurrentActor() actor: Actor): Promise<readonly VerifierOption[]> {
    return this.queries.execute(new ListVerifiers(actor.organizationId));
  }

  @Get('supervisors')
  @Answers(200, [SupervisorOption], "Who confirmed hours of one's own school lately without an account, by name.")
  supervisors(@CurrentActor() actor: Actor): Promise<readonly SupervisorOption[]> {
    return this.queries.execute(new ListSupervisors(actor.organizationId));
  }
}
