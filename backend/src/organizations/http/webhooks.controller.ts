import { CreateWebhook, NewWebhook, WebhookDelivery, WebhookView } from '@hourtrail/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../platform/kernel/actor.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { KeepsNoSecrets } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor } from '../../platform/web/session/signed-in.js';
import { AddWebhook, ChangeWebhook, ResendDelivery } from '../commands/webhook.js';
import { Webhooks } from '../persistence/webhooks.js';

@Controller('webhooks')
@Needs('connections.manage')
@ApiTags('Webhooks')
export class WebhooksController {
  constructor(
    private readonly commands: CommandBus,
    private readonly webhooks: Webhooks,
  ) {}

  @Get()
  @Answers(200, [WebhookView], 'The webhooks of the school, newest first.')
  list(@CurrentActor() by: Actor): Promise<readonly WebhookView[]> {
    return this.webhooks.list(by.organizationId);
  }

  @Post()
  @KeepsNoSecrets('secret')
  @Answers(201, NewWebhook, 'The new webhook with its secret, shown this once.')
  add(@CurrentActor() by: Actor, @Body() input: CreateWebhook): Promise<NewWebhook> {
    return this.commands.execute(new AddWebhook(by, input));
  }

  @Delete(':id')
  @HttpCode(204)
  @Answers(204, undefined, 'Nothing more is sent there.')
  async remove(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new ChangeWebhook({ by, id }, 'remove'));
  }

  @Post(':id/rotate-secret')
  @HttpCode(200)
  @KeepsNoSecrets('secret')
  @Answers(200, NewWebhook, 'Its new secret, shown this once. The one before signs too, for a day.')
  rotate(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<NewWebhook> {
    return this.commands.execute(new ChangeWebhook({ by, id }, 'rotate-secret'));
  }

  @Post(':id/switch-on')
  @HttpCode(204)
  @Answers(204, undefined, 'New events are sent there again.')
  async switchOn(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<void> {
    await this.commands.execute(new ChangeWebhook({ by, id }, 'switch-on'));
  }

  @Get(':id/deliveries')
  @Answers(200, [WebhookDelivery], 'What was and will be sent there within 30 days, newest first.')
  async deliveries(@CurrentActor() by: Actor, @Param('id', IdParam) id: number): Promise<readonly WebhookDelivery[]> {
    await this.webhooks.find(by.organizationId, id);
    return this.webhooks.deliveries(by.organizationId, id);
  }

  @Post(':id/deliveries/:delivery/resend')
  @HttpCode(204)
  @Answers(204, undefined, 'It is sent again, with the same webhook-id.')
  async resend(
    @CurrentActor() by: Actor,
    @Param('id', IdParam) id: number,
    @Param('delivery', IdParam) deliveryId: number,
  ): Promise<void> {
    await this.commands.execute(new ResendDelivery({ by, id }, deliveryId));
  }
}
