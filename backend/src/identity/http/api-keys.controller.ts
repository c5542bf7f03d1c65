import { ApiKeyUse, ApiKeyView, CreateApiKey, NewApiKey } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../../platform/kernel/actor.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { KeepsNoSecrets } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { ApiKeys } from '../../platform/web/keys/api-keys.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { MakeApiKey, RevokeApiKey } from '../commands/api-key.js';
import type { PeopleActor } from '../persistence/people.js';

@Controller('api-keys')
@Needs('connections.manage')
@ApiTags('API keys')
export class ApiKeysController {
  constructor(
    private readonly commands: CommandBus,
    private readonly keys: ApiKeys,
  ) {}

  @Get()
  @Answers(200, [ApiKeyView], 'The keys of the school: those that work, then the others; newest first.')
  list(@CurrentActor() by: Actor): Promise<readonly ApiKeyView[]> {
    return this.keys.list(by.organizationId);
  }

  @Post()
  @KeepsNoSecrets('key')
  @Answers(201, NewApiKey, 'The new key, shown this once. It acts in the name of its maker.')
  make(
    @CurrentActor() by: PeopleActor,
    @Body() input: CreateApiKey,
    @Req() { ip }: FastifyRequest,
  ): Promise<NewApiKey> {
    return this.commands.execute(new MakeApiKey(by, input, ip));
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'The key no longer works.')
  async revoke(@CurrentActor() by: PeopleActor, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new RevokeApiKey(by, id));
  }

  @Get(':id/uses')
  @Answers(200, [ApiKeyUse], 'What the key was used for within 90 days, newest first.')
  async uses(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<readonly ApiKeyUse[]> {
    if (!(await this.keys.find(by.organizationId, id))) throw notFound();
    return this.keys.usesOf(by.organizationId, id);
  }
}
