import { can, logMailedTo, reachOf, ROLES, SYSTEM_ORGANIZATION, type Language, type Role } from '@hourtrail/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox, queueAll, mailStateOf } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { CHECKPOINT_MAIL, openCheckpointOf, ofSchool } from '../../platform/sealing/checkpoint.js';
import { Continuity } from '../../platform/sealing/continuity.js';
import { trustedKeys } from '../../platform/sealing/key-change.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import { inLanguage } from '../../platform/web/language.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { LogProofs } from '../proofs/log-proofs.js';
import { checkpointEmail } from './checkpoint-email.js';

const sealedSizeOf = (organizationId: string): string =>
  `(SELECT max(size) FROM log.checkpoints WHERE organization_id = ${organizationId})`;

const DAY_MS = 24 * 3_600_000;

const READERS = ROLES.filter((role) => can(role, 'checkpoint-mail.get'));
const OF_THE_SYSTEM = READERS.filter((role) => reachOf(role, 'audit.read').includes('everywhere'));

/** Emails the newest checkpoint to subscribers once a day if their log has grown. */
@Injectable()
export class CheckpointMailer {
  private readonly log = new Logger(CheckpointMailer.name);

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    outbox: Outbox,
    jobs: Jobs,
    private readonly continuity: Continuity,
    private readonly proofs: LogProofs,
    private readonly keys: SealKeys,
    private readonly unsubscribe: Unsubscribe,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    outbox.add(CHECKPOINT_MAIL, (organizationId, userId) => this.write(organizationId, userId));
    if (outbox.sendsMail) jobs.every('* * * * *', 'queue-checkpoint-mail', () => this.queueDue());
  }

  async queueDue(): Promise<void> {
    // a restored database knows neither the newest checkpoint nor what was mailed
    if (this.continuity.refusal) return;
    const now = this.clock.now();
    const values = [now, new Date(now.getTime() - DAY_MS), READERS, OF_THE_SYSTEM];
    await this.database.system({ name: 'queue-checkpoint-emails', text: QUEUE, values });
  }

  /** Undefined if the reader unsubscribed or lost access meanwhile. */
  private async write(organizationId: number, userId: number): Promise<Email | undefined> {
    const [reader] = await this.database.read<Reader>(organizationId, {
      name: 'reader-of-checkpoints',
      text: `SELECT u.email, u.role, c.language, l.size, s.name AS school FROM ${READER}
             LEFT JOIN directory.recipients c ON (c.organization_id, c.id) = (u.organization_id, u.id)
             JOIN identity.checkpoint_emails l ON (l.organization_id, l.user_id) = (u.organization_id, u.id)
             WHERE u.organization_id = $1 AND u.id = $2 AND ${SUBSCRIBED}`,
      values: [organizationId, userId, READERS, OF_THE_SYSTEM],
    });
    if (!reader) return undefined;
    const of = logMailedTo({ role: reader.role, organizationId });
    const size = Number(reader.size);
    const note = await this.signed(of, size);
    const { email: to, school, language } = reader;
    const at = this.options.publicUrl;
    const unsubscribeAt = this.unsubscribe.linksTo(CHECKPOINT_MAIL, userId).oneClick;
    return inLanguage(language, () =>
      checkpointEmail({ to, organizationId: of, school, size, note, at, unsubscribeAt }),
    );
  }

  /** Throws if the stored checkpoint has no valid signature. */
  private async signed(organizationId: number, size: number): Promise<string> {
    const note = await this.proofs.checkpoint(organizationId, size);
    const keys = trustedKeys([this.keys.signer], await this.keys.all());
    if (openCheckpointOf(organizationId, note, keys)?.size === size) return note;
    this.log.error(
      `The checkpoint ${ofSchool(organizationId)} at ${size} events is not one of its key: it is not mailed.`,
    );
    throw Object.assign(new Error('This checkpoint was not signed.'), { code: 'UNSIGNED' });
  }
}

interface Reader {
  readonly email: string;
  readonly role: Role;
  readonly language: Language | null;
  readonly size: string;
  readonly school: string;
}

const READER = 'directory.people u JOIN directory.schools s ON s.organization_id = u.organization_id';

/** At a closed school, only roles that can still sign in. */
const SUBSCRIBED = `u.checkpoint_mail AND u.is_active AND u.moved_to IS NULL AND u.role = ANY ($3)
  AND (s.is_active OR u.role = ANY ($4))`;

const LOG = `CASE WHEN u.role = ANY ($4) THEN ${SYSTEM_ORGANIZATION} ELSE u.organization_id END`;

/** One statement, so that rows and mail queue agree even between processes. Undelivered emails are queued again. */
const QUEUE = `
  WITH due AS (
    SELECT r.organization_id, r.id, r.size
    FROM (SELECT u.organization_id, u.id, ${sealedSizeOf(LOG)} AS size FROM ${READER} WHERE ${SUBSCRIBED}) r
    LEFT JOIN identity.checkpoint_emails l ON (l.organization_id, l.user_id) = (r.organization_id, r.id)
    WHERE r.size IS NOT NULL
      AND (l.at IS NULL OR (l.at <= $2 AND (l.size <> r.size OR ${mailStateOf(CHECKPOINT_MAIL)} IN ('failed', 'dropped'))))
  ), mailed AS (
    INSERT INTO identity.checkpoint_emails AS l (organization_id, user_id, size, at)
    SELECT organization_id, id, size, $1::timestamptz FROM due ORDER BY organization_id, id
    ON CONFLICT (organization_id, user_id) DO UPDATE SET size = excluded.size, at = excluded.at WHERE l.at <= $2
    RETURNING organization_id, user_id AS about
  ) ${queueAll(CHECKPOINT_MAIL, 'SELECT organization_id, about FROM mailed')}`;
