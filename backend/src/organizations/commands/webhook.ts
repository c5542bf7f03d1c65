import { LIMITS, t, type CreateWebhook, type NewWebhook } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, invalid, notFound } from '../../platform/kernel/domain-error.js';
import { problemOfTarget } from '../../platform/outbound/public-address.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { reachOfWebhooks } from '../deliver-webhooks.js';
import { Schools } from '../persistence/schools.js';
import {
  deleteWebhook,
  newSalt,
  resendDelivery,
  rotateSalt,
  saveWebhook,
  switchOn,
  Webhooks,
} from '../persistence/webhooks.js';

export class AddWebhook extends Command<NewWebhook> {
  constructor(
    readonly by: Actor,
    readonly input: CreateWebhook,
  ) {
    super();
  }
}

@CommandHandler(AddWebhook)
export class AddWebhookHandler implements ICommandHandler<AddWebhook> {
  constructor(
    private readonly schools: Schools,
    private readonly webhooks: Webhooks,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, input: { url, events } }: AddWebhook): Promise<NewWebhook> {
    const { organizationId } = by;
    this.requireTarget(url);
    const others = await this.webhooks.list(organizationId);
    if (others.length >= LIMITS.webhooksMax)
      throw conflict('webhook.too-many', t('apiSchools.tooManyWebhooks', { max: LIMITS.webhooksMax }));
    const [id, salt] = [await this.webhooks.nextId(organizationId), newSalt()];
    await this.schools.decide(
      { by, id: organizationId },
      () => [{ type: 'organization.webhook-added', data: { webhookId: id, events }, texts: { url } }],
      [saveWebhook(organizationId, { id, url, events, salt, createdAt: this.clock.now() })],
    );
    return { id, secret: this.webhooks.secretOf(salt) };
  }

  private requireTarget(url: string): void {
    const problem = problemOfTarget(url, reachOfWebhooks(this.options));
    if (!problem) return;
    const message = problem === 'private' ? t('apiSchools.webhookPrivate') : t('apiSchools.webhookAddress');
    throw invalid('invalid-input', [{ field: 'url', message }]);
  }
}

interface OnWebhook {
  readonly by: Actor;
  readonly id: number;
}

export class ChangeWebhook extends Command<NewWebhook> {
  constructor(
    readonly webhook: OnWebhook,
    readonly change: 'remove' | 'rotate-secret' | 'switch-on',
  ) {
    super();
  }
}

/** The secret of the answer is the webhook's newest. */
@CommandHandler(ChangeWebhook)
export class ChangeWebhookHandler implements ICommandHandler<ChangeWebhook> {
  constructor(
    private readonly schools: Schools,
    private readonly webhooks: Webhooks,
    private readonly clock: Clock,
  ) {}

  async execute({ webhook: { by, id }, change }: ChangeWebhook): Promise<NewWebhook> {
    const { organizationId } = by;
    const { offSince } = await this.webhooks.find(organizationId, id);
    const salt = newSalt();
    const [type, statements] = {
      remove: ['organization.webhook-removed', deleteWebhook(organizationId, id)],
      'rotate-secret': [
        'organization.webhook-secret-rotated',
        [rotateSalt(organizationId, { id, salt, at: this.clock.now() })],
      ],
      'switch-on': ['organization.webhook-switched-on', [switchOn(organizationId, id)]],
    }[change] as ['organization.webhook-removed', ReturnType<typeof deleteWebhook>];
    if (change !== 'switch-on' || offSince !== null)
      await this.schools.decide({ by, id: organizationId }, () => [{ type, data: { webhookId: id } }], statements);
    return { id, secret: this.webhooks.secretOf(salt) };
  }
}

export class ResendDelivery extends Command<void> {
  constructor(
    readonly webhook: OnWebhook,
    readonly deliveryId: number,
  ) {
    super();
  }
}

/** Keeps the id of its message, so that a receiver that has it already can tell. */
@CommandHandler(ResendDelivery)
export class ResendDeliveryHandler implements ICommandHandler<ResendDelivery> {
  constructor(
    private readonly database: Database,
    private readonly webhooks: Webhooks,
    private readonly clock: Clock,
  ) {}

  async execute({ webhook: { by, id }, deliveryId }: ResendDelivery): Promise<void> {
    const { organizationId } = by;
    const { offSince } = await this.webhooks.find(organizationId, id);
    const [delivery] = await this.webhooks.deliveries(organizationId, id, deliveryId);
    if (!delivery) throw notFound();
    if (offSince !== null) throw conflict('webhook.off', t('apiSchools.webhookIsOff'));
    await this.database.write(by, resendDelivery(organizationId, deliveryId, this.clock.now()));
  }
}
