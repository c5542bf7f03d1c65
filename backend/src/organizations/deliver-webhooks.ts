import { setMaxListeners } from 'node:events';
import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { systemAt } from '../platform/event-log/erasure-handler.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Clock } from '../platform/kernel/clock.js';
import { Telemetry } from '../platform/telemetry/telemetry.js';
import { Queue, QueuesByName } from '../platform/kernel/queue.js';
import { post } from '../platform/outbound/post.js';
import { publicOnly, publicOrLoopback, type MayReach } from '../platform/outbound/public-address.js';
import { WEB_OPTIONS, type WebOptions } from '../platform/web/web-options.js';
import { hasFailedForLong, secondsToNextTry } from './domain/webhook.js';
import { Schools } from './persistence/schools.js';
import { switchOff, Webhooks, type Salts } from './persistence/webhooks.js';

export const reachOfWebhooks = ({ webhooks }: WebOptions): { readonly mayReach: MayReach; readonly http: boolean } =>
  webhooks?.allowPrivate ? { mayReach: publicOrLoopback, http: true } : { mayReach: publicOnly, http: false };

interface Key {
  readonly organizationId: number;
  readonly id: number;
}

interface Delivery extends Key, Salts {
  readonly webhookId: number;
  readonly messageId: string;
  readonly event: string;
  readonly at: Date;
  readonly subject: object;
  readonly tries: number;
  readonly url: string;
}

interface Outcome {
  readonly status: number | null;
  readonly problem: string | null;
}

const TIMEOUT_MS = 10_000;
const AT_ONCE = 16;
const AT_ONCE_OF_SCHOOL = 4;
const AT_ONCE_TO_ONE = 2;
const LEASE_SECONDS = 600;

/**
 * Sends deliveries to webhooks. A job only begins a delivery, so that a receiver that hangs holds up neither other
 * jobs nor other receivers. It first queues the next try, ten minutes away: a server that dies meanwhile loses nothing.
 */
@Injectable()
export class DeliverWebhooks implements BeforeApplicationShutdown {
  private readonly log = new Logger(DeliverWebhooks.name);
  private readonly stopping = new AbortController();
  private readonly underWay = new Map<string, Promise<void>>();
  private readonly all = new Queue(AT_ONCE);
  private readonly ofSchool = new QueuesByName(AT_ONCE_OF_SCHOOL);
  private readonly toOne = new QueuesByName(AT_ONCE_TO_ONE);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly webhooks: Webhooks,
    private readonly schools: Schools,
    private readonly telemetry: Telemetry,
    jobs: Jobs,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    setMaxListeners(0, this.stopping.signal);
    jobs.define<Key>('send-webhook', (key) => this.begin(key));
  }

  /** What is under way is given back and sent after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.underWay.values());
  }

  private async begin(key: Key): Promise<void> {
    const delivery = await this.take(key);
    const name = nameOf(key);
    if (!delivery || this.underWay.has(name)) return;
    const { organizationId, webhookId } = delivery;
    const inTurn = (): Promise<void> => this.all.run(() => this.deliver(delivery));
    const sent = this.toOne
      .run(`${organizationId}/${webhookId}`, () => this.ofSchool.run(String(organizationId), inTurn))
      .catch((error: unknown) => this.log.warn(`Delivery ${name} waits: ${(error as Error).message}`))
      .finally(() => this.underWay.delete(name));
    this.underWay.set(name, sent);
  }

  /** Undefined if it was delivered or given up already, or the webhook is off or gone. */
  private take(key: Key): Promise<Delivery | undefined> {
    return this.database.systemTransaction(async (run) => {
      const [delivery] = await run<Delivery>({
        name: 'take-webhook-delivery',
        text: TAKE,
        values: [key.organizationId, key.id],
      });
      if (delivery) await run(nextTry(key, LEASE_SECONDS));
      return delivery;
    });
  }

  private async deliver(delivery: Delivery): Promise<void> {
    if (this.isStopping()) return this.giveBack(delivery);
    const outcome = await this.send(delivery);
    if (this.isStopping() && outcome.status === null) return this.giveBack(delivery);
    if (outcome.status !== null && outcome.status >= 200 && outcome.status < 300) await this.succeed(delivery, outcome);
    else await this.fail(delivery, outcome);
  }

  private isStopping(): boolean {
    return this.stopping.signal.aborted;
  }

  private async send(delivery: Delivery): Promise<Outcome> {
    const { messageId: id, event, organizationId, at, subject, url } = delivery;
    const timestamp = Math.floor(this.clock.now().getTime() / 1_000);
    const data = { schoolId: organizationId, ...subject };
    const body = JSON.stringify({ id, type: event, timestamp: at.toISOString(), data });
    const timeout = AbortSignal.timeout(this.options.webhooks?.timeout ?? TIMEOUT_MS);
    try {
      const status = await post({
        ...{ url, body, ...reachOfWebhooks(this.options) },
        headers: {
          'content-type': 'application/json',
          'user-agent': `HourTrail/${this.options.version}`,
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': this.webhooks.signaturesOf(delivery, { id, timestamp, body }),
        },
        signal: AbortSignal.any([timeout, this.stopping.signal]),
      });
      return { status, problem: null };
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      return { status: null, problem: timeout.aborted ? 'ETIMEDOUT' : typeof code === 'string' ? code : 'ERROR' };
    }
  }

  private async succeed({ organizationId, id, webhookId }: Delivery, outcome: Outcome): Promise<void> {
    await this.database.systemTransaction(async (run) => {
      const values = [organizationId, id, outcome.status, this.clock.now()];
      await run({ name: 'end-webhook-delivery', text: SUCCEED, values });
      await run({ name: 'webhook-works', text: WORKS, values: [organizationId, webhookId] });
      await run({
        name: 'end-webhook-job',
        text: 'SELECT graphile_worker.remove_job($1)',
        values: [jobOf({ organizationId, id })],
      });
    });
    this.telemetry.count('hourtrail_webhook_deliveries_total', { outcome: 'delivered' });
  }

  private async fail(delivery: Delivery, { status, problem }: Outcome): Promise<void> {
    const { organizationId, id, webhookId } = delivery;
    const now = this.clock.now();
    const tries = delivery.tries + 1;
    const wait = secondsToNextTry(tries);
    const nextTryAt = wait === undefined ? null : new Date(now.getTime() + wait * 1_000);
    const failingSince = await this.database.systemTransaction(async (run) => {
      const values = [organizationId, id, tries, status, problem, nextTryAt, now];
      await run({ name: 'fail-webhook-delivery', text: FAIL, values });
      const [webhook] = await run<{ since: Date }>({
        name: 'webhook-fails',
        text: FAILS,
        values: [organizationId, webhookId, now],
      });
      if (wait !== undefined) await run(nextTry(delivery, wait));
      return webhook?.since ?? null;
    });
    const outcome = wait === undefined ? 'given-up' : 'failed';
    this.telemetry.count('hourtrail_webhook_deliveries_total', { outcome });
    if (wait === undefined && hasFailedForLong(failingSince, now)) await this.switchOff(delivery, now);
  }

  private async switchOff({ organizationId, webhookId }: Delivery, now: Date): Promise<void> {
    await this.schools.decide(
      { by: systemAt(organizationId), id: organizationId },
      () => [{ type: 'organization.webhook-switched-off', data: { webhookId } }],
      switchOff(organizationId, webhookId, now),
    );
  }

  private async giveBack(delivery: Delivery): Promise<void> {
    await this.database.system(nextTry(delivery, 0));
  }
}

const jobOf = ({ organizationId, id }: Key): string => `webhook/${organizationId}/${id}`;
const nameOf = ({ organizationId, id }: Key): string => `${organizationId}/${id}`;

/** Replaces the job that waits. */
const nextTry = ({ organizationId, id }: Key, seconds: number) => ({
  name: 'next-try-of-webhook',
  text: `SELECT (graphile_worker.add_job('send-webhook', $1::json, job_key => $2, priority => 1,
           run_at => now() + make_interval(secs => $3::integer))).id`,
  values: [JSON.stringify({ organizationId, id }), jobOf({ organizationId, id }), seconds],
});

const TAKE = `
  SELECT d.organization_id AS "organizationId", d.id, d.webhook_id AS "webhookId",
    'msg_' || replace(d.message_id::text, '-', '') AS "messageId", d.event, d.at, d.subject, d.tries,
    w.url, w.salt, w.earlier_salt AS "earlierSalt", w.rotated_at AS "rotatedAt"
  FROM organizations.webhook_deliveries d
  JOIN organizations.webhooks w ON (w.organization_id, w.id) = (d.organization_id, d.webhook_id)
  WHERE (d.organization_id, d.id) = ($1, $2) AND d.status = 'queued' AND w.off_since IS NULL`;

const SUCCEED = `
  UPDATE organizations.webhook_deliveries SET status = 'delivered', tries = tries + 1, response_status = $3,
    problem = NULL, next_try_at = NULL, ended_at = $4
  WHERE (organization_id, id) = ($1, $2)`;

const WORKS = `
  UPDATE organizations.webhooks SET failing_since = NULL
  WHERE (organization_id, id) = ($1, $2) AND failing_since IS NOT NULL`;

const FAIL = `
  UPDATE organizations.webhook_deliveries SET status = CASE WHEN $6::timestamptz IS NULL THEN 'failed' ELSE 'queued' END,
    tries = $3, response_status = $4, problem = $5, next_try_at = $6,
    ended_at = CASE WHEN $6::timestamptz IS NULL THEN $7::timestamptz END
  WHERE (organization_id, id) = ($1, $2)`;

/** Nothing if it is off or gone. */
const FAILS = `
  UPDATE organizations.webhooks SET failing_since = coalesce(failing_since, $3)
  WHERE (organization_id, id) = ($1, $2) AND off_since IS NULL RETURNING failing_since AS since`;
