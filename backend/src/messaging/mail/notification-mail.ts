import { emailKindOf, NOTIFICATION_KINDS, type EmailChoices as Choices } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { Outbox, queueAll, untriedMails } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { inLanguage } from '../../platform/web/language.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { ALL_KINDS, choicesIn } from '../persistence/email-choices.js';
import { EmailedNotifications } from '../queries/list-notifications.js';
import { notificationEmail } from './notification-email.js';
import { LOCAL, recipient, type Recipient } from './recipients.js';

const NOTIFICATION_MAIL = 'notifications';

/** Emails people their unread notifications: one email for all that are due at the same time. */
@Injectable()
export class NotificationMail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly notifications: EmailedNotifications,
    private readonly unsubscribe: Unsubscribe,
    outbox: Outbox,
    jobs: Jobs,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    if (outbox.isOpen) jobs.every('* * * * *', 'email-notifications', () => this.queueDue());
    outbox.add(NOTIFICATION_MAIL, (organizationId, id) => this.write(organizationId, id));
  }

  /** `most` is for one school, with what it has queued before. More wait for the next minute, so that none holds up another. */
  async queueDue(most = EMAILS_A_MINUTE): Promise<void> {
    const kinds = Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, emailKindOf(kind)]));
    await this.database.system({
      name: 'queue-notification-emails',
      text: QUEUE,
      values: [this.clock.now(), JSON.stringify(kinds), most],
    });
  }

  /** Undefined if everything was read or changed again meanwhile, or the person left or wants no email any more. */
  private async write(organizationId: number, id: number): Promise<Email | undefined> {
    const [row] = await this.database.read<Recipient>(organizationId, {
      name: 'recipient-of-notifications',
      text: RECIPIENT,
      values: [organizationId, id],
    });
    if (!row) return undefined;
    return inLanguage(row.language ?? 'en', async () => {
      const choices: Choices = choicesIn(row);
      const views = (await this.notifications.of(organizationId, row, id)).filter(({ kind }) => {
        const about = emailKindOf(kind);
        return about === 'account' || (about !== null && choices[about] !== 'never');
      });
      const [kind, ...more] = new Set(views.map((view) => emailKindOf(view.kind)).filter((one) => one !== 'account'));
      const stop = kind && this.unsubscribe.linksTo(more.length > 0 ? ALL_KINDS : kind, row.id);
      return notificationEmail(views, row, { at: this.options.publicUrl, stop: stop ?? undefined });
    });
  }
}

/** Whom the email with this id is for. */
const RECIPIENT = recipient(
  '(SELECT user_id FROM messaging.notifications WHERE (organization_id, email) = ($1, $2) LIMIT 1)',
);

/** Also from 22:00 to 06:30. */
const IS_QUIET = `(s.quiet_from <> '' AND s.quiet_until <> '' AND
  CASE WHEN s.quiet_from < s.quiet_until
    THEN to_char(${LOCAL}, 'HH24:MI') >= s.quiet_from AND to_char(${LOCAL}, 'HH24:MI') < s.quiet_until
    ELSE s.quiet_from <> s.quiet_until
      AND (to_char(${LOCAL}, 'HH24:MI') >= s.quiet_from OR to_char(${LOCAL}, 'HH24:MI') < s.quiet_until) END)`;

/** The last time that it was seven in the morning at a school `s`. */
const LAST_SEVEN = `((date_trunc('day', ${LOCAL} - interval '7 hours') + interval '7 hours') AT TIME ZONE s.time_zone)`;

export const EMAILS_A_MINUTE = 300;

/**
 * Waits a few seconds, in which a decision may be undone. What is older than three days is not emailed any more: the
 * server could not, or the school's emails were off. `$2`: what a kind of notification is about.
 */
const QUEUE = `
  WITH waiting AS (
    SELECT n.organization_id, n.user_id, n.id, n.at,
      n.read_at IS NOT NULL OR u.id IS NULL OR about IS NULL OR n.at < $1::timestamptz - interval '3 days' AS is_over,
      CASE about WHEN 'account' THEN 'account' ELSE coalesce(c.choice, s.email_notifications) END AS choice,
      ${IS_QUIET} AS is_quiet, ${LAST_SEVEN} AS last_seven
    FROM messaging.notifications n
    CROSS JOIN LATERAL (SELECT $2::jsonb->>n.kind AS about) k
    JOIN directory.email_rules s ON s.organization_id = n.organization_id
    LEFT JOIN directory.recipients u ON (u.organization_id, u.id) = (n.organization_id, n.user_id) AND s.is_active
    LEFT JOIN messaging.email_choices c ON (c.organization_id, c.user_id, c.kind) = (n.organization_id, n.user_id, about)
    WHERE n.email IS NULL AND n.at < $1::timestamptz - interval '15 seconds'
  ), due AS (
    SELECT organization_id, user_id, id, NOT (is_over OR choice = 'never') AS is_sent,
      min(id) FILTER (WHERE NOT (is_over OR choice = 'never')) OVER (PARTITION BY organization_id, user_id) AS oldest
    FROM waiting
    WHERE is_over OR CASE choice WHEN 'now' THEN NOT is_quiet WHEN 'daily' THEN at < last_seven ELSE true END
  ), in_turn AS (
    SELECT due.*, coalesce(untried, 0) + dense_rank() OVER (PARTITION BY organization_id ORDER BY oldest) AS turn
    FROM due LEFT JOIN (${untriedMails(NOTIFICATION_MAIL)}) q USING (organization_id)
  ), marked AS (
    UPDATE messaging.notifications n SET email = CASE WHEN d.is_sent THEN d.newest ELSE 0 END
    FROM (SELECT *, max(id) FILTER (WHERE is_sent) OVER (PARTITION BY organization_id, user_id) AS newest
          FROM in_turn WHERE NOT is_sent OR turn <= $3) d
    WHERE (n.organization_id, n.user_id, n.id) = (d.organization_id, d.user_id, d.id) AND n.email IS NULL
    RETURNING n.organization_id, n.email
  ) ${queueAll(NOTIFICATION_MAIL, 'SELECT DISTINCT organization_id, email AS about FROM marked WHERE email > 0')}`;
