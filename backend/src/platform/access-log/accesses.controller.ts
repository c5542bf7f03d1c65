import { ACCESS_KINDS, AccessesQuery, ROLES, type Access, type NamedPerson } from '@hourtrail/contracts';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../kernel/actor.js';
import type { Page } from '../page.js';
import { Needs } from '../web/access/capability.guard.js';
import { ListAnswer } from '../web/answers/list-answer.js';
import { Answers, choice, instant, integer, list, nullable, object, shape, text } from '../web/openapi/shape.js';
import { CurrentActor } from '../web/session/signed-in.js';
import { ListAccesses } from './list-accesses.js';

const accesses = list(
  shape<Access>('Access', {
    id: text({ description: 'Grows with the log.', example: '1742' }),
    at: instant(),
    kind: choice(ACCESS_KINDS),
    actor: object<NamedPerson>({
      id: nullable(integer()),
      name: text(),
      role: choice([...ROLES, 'system', 'visitor']),
    }),
    person: nullable(object<{ readonly id: number; readonly name: string }>({ id: integer(), name: text() })),
    record: nullable(text({ example: 'hours/12' })),
    route: text({ example: 'GET /api/volunteer-hours/:id' }),
    refusal: nullable(text({ description: 'The code of the refusal.' })),
  }),
);

@Controller('audit/accesses')
@Needs('audit.read')
@ApiTags('Audit')
export class AccessesController {
  constructor(private readonly accesses: ListAccesses) {}

  @Get()
  @ListAnswer()
  @Answers(200, accesses, 'Who looked at, took away, or was refused what; newest first, one page of it.')
  list(@CurrentActor() by: Actor, @Query() filter: AccessesQuery): Promise<Page<Access>> {
    return this.accesses.page(by, filter);
  }
}
