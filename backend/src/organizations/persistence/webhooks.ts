import { createHmac, randomBytes } from 'node:crypto';
import { LIMITS, type WebhookDelivery, type WebhookEvent, type WebhookView } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { KeyedHash } from '../../platform/config/keyed-hash.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { Sweeper } from '../../platform/web/sweeper.js';

const DAY = 86_400_000;

export interface Salts {
  readonly salt: Buffer;
  readonly earlierSalt: Buffer | null;
  readonly rotatedAt: Date | null;
}

export interface Message {
  readonly id: string;
  readonly timestamp: number;
  readonly body: string;
}

export const newSalt = (): Buffer => randomBytes(32);

/** The webhooks of a school, what was sent to them, and their secrets. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly database: Database,
    private readonly hashes: KeyedHash,
    sweeper: Sweeper,
  ) {
    sweeper.add((now) => ({
      text: `DELETE FROM organizations.webhook_deliveries WHERE at < $1 AND status <> 'queued'`,
      values: [new Date(now.getTime() - LIMITS.deliveriesDays * DAY)],
    }));
  }

  list(organizationId: number): Promise<readonly WebhookView[]> {
    return this.database.read(organizationId, {
      name: 'list-webhooks',
      text: `SELECT id, url, events, created_at AS "createdAt", failing_since AS "failingSince",
               off_since AS "offSince", rotated_at + interval '1 day' AS "earlierSecretUntil"
             FROM organizations.webhooks WHERE organization_id = $1 ORDER BY id DESC`,
      values: [organizationId],
    });
  }

  async find(organizationId: number, id: number): Promise<WebhookView> {
    const found = (await this.list(organizationId)).find((webhook) => webhook.id === id);
    if (!found) throw notFound();
    return found;
  }

  async nextId(organizationId: number): Promise<number> {
    const [next] = await this.database.read<{ id: number }>(organizationId, {
      name: 'next-webhook',
      text: `SELECT nextval('organizations.webhooks_id_seq')::integer AS id`,
    });
    return (next as { id: number }).id;
  }

  /** Newest first. */
  deliveries(organizationId: number, webhookId: number, id?: number): Promise<readonly WebhookDelivery[]> {
    return this.database.read(organizationId, {
      name: 'list-webhook-deliveries',
      text: `SELECT id, 'msg_' || replace(message_id::text, '-', '') AS "messageId", event, at, status, tries,
               response_status AS "responseStatus", problem, next_try_at AS "nextTryAt", ended_at AS "endedAt"
             FROM organizations.webhook_deliveries
             WHERE (organization_id, webhook_id) = ($1, $2) AND ($3::integer IS NULL OR id = $3)
             ORDER BY id DESC LIMIT ${LIMITS.listMax}`,
      values: [organizationId, webhookId, id ?? null],
    });
  }

  /** Computed from the server's key, so that the database alone does not tell it. */
  secretOf(salt: Buffer): string {
    return `whsec_${this.keyOf(salt).toString('base64')}`;
  }

  /** `webhook-signature` of Standard Webhooks; with the secret before, too, for a day after it was replaced. */
  signaturesOf({ salt, earlierSalt, rotatedAt }: Salts, { id, timestamp, body }: Message): string {
    const now = timestamp * 1_000;
    const isRecent = earlierSalt !== null && rotatedAt !== null && now < rotatedAt.getTime() + DAY;
    return [salt, ...(isRecent ? [earlierSalt] : [])]
      .map((one) => createHmac('sha256', this.keyOf(one)).update(`${id}.${timestamp}.${body}`).digest('base64'))
      .map((signature) => `v1,${signature}`)
      .join(' ');
  }

  private keyOf(salt: Buffer): Buffer {
    return this.hashes.of('webhook', salt.toString('hex'));
  }
}

interface New {
  readonly id: number;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly salt: Buffer;
  readonly createdAt: Date;
}

/** Each runs in the transaction of its event. */
export const saveWebhook = (organizationId: number, { id, url, events, salt, createdAt }: New): Statement => ({
  name: 'save-webhook',
  text: `INSERT INTO organizations.webhooks (organization_id, id, url, events, salt, created_at)
         OVERRIDING SYSTEM VALUE VALUES ($1, $2, $3, $4, $5, $6)`,
  values: [organizationId, id, url, events, salt, createdAt],
});

export const deleteWebhook = (organizationId: number, id: number): readonly Statement[] => [
  {
    name: 'delete-webhook',
    text: 'DELETE FROM organizations.webhooks WHERE (organization_id, id) = ($1, $2)',
    values: [organizationId, id],
  },
  {
    name: 'delete-webhook-deliveries',
    text: 'DELETE FROM organizations.webhook_deliveries WHERE (organization_id, webhook_id) = ($1, $2)',
    values: [organizationId, id],
  },
];

export const rotateSalt = (
  organizationId: number,
  { id, salt, at }: { readonly id: number; readonly salt: Buffer; readonly at: Date },
): Statement => ({
  name: 'rotate-webhook-secret',
  text: `UPDATE organizations.webhooks SET earlier_salt = salt, salt = $3, rotated_at = $4
         WHERE (organization_id, id) = ($1, $2)`,
  values: [organizationId, id, salt, at],
});

export const switchOn = (organizationId: number, id: number): Statement => ({
  name: 'switch-webhook-on',
  text: `UPDATE organizations.webhooks SET off_since = NULL, failing_since = NULL
         WHERE (organization_id, id) = ($1, $2)`,
  values: [organizationId, id],
});

/** Gives up what still waited for it. */
export const switchOff = (organizationId: number, id: number, at: Date): readonly Statement[] => [
  {
    name: 'switch-webhook-off',
    text: 'UPDATE organizations.webhooks SET off_since = $3 WHERE (organization_id, id) = ($1, $2)',
    values: [organizationId, id, at],
  },
  {
    name: 'give-deliveries-up',
    text: `UPDATE organizations.webhook_deliveries SET status = 'failed', next_try_at = NULL, ended_at = $3
           WHERE (organization_id, webhook_id) = ($1, $2) AND status = 'queued'`,
    values: [organizationId, id, at],
  },
];

/** The trigger of the table adds its job. One that waits for its next try is tried now. */
export const resendDelivery = (organizationId: number, id: number, at: Date): readonly Statement[] => [
  {
    name: 'end-delivery-to-resend',
    text: `UPDATE organizations.webhook_deliveries SET status = 'failed' WHERE (organization_id, id) = ($1, $2)`,
    values: [organizationId, id],
  },
  {
    name: 'resend-delivery',
    text: `UPDATE organizations.webhook_deliveries
           SET status = 'queued', tries = 0, next_try_at = $3, ended_at = NULL WHERE (organization_id, id) = ($1, $2)`,
    values: [organizationId, id, at],
  },
];
