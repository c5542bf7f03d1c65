import { can, isReviewer, locale, t, type Role } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Clock } from '../../platform/kernel/clock.js';
import type { Email } from '../../platform/mail/mail-server.js';
import { notMailedSince, Outbox, queueAll } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { writeEmail, type EmailBlock } from '../../platform/mail/write-email.js';
import { inLanguage } from '../../platform/web/language.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { choicesIn } from '../persistence/email-choices.js';
import { EMAILS_A_MINUTE } from './notification-mail.js';
import { footerOf, LOCAL, recipient, type Recipient, type StopLinks } from './recipients.js';

const DIGEST_MAIL = 'digest';
const ROLES: readonly Role[] = ['teacher', 'admin', 'verifier', 'parent'];

/** On Monday morning: what waits for those who review, and the week of the children for parents. */
@Injectable()
export class DigestMail {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly unsubscribe: Unsubscribe,
    outbox: Outbox,
    jobs: Jobs,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {
    if (outbox.isOpen) jobs.every('*/5 * * * *', 'queue-digests', () => this.queueDue());
    outbox.add(DIGEST_MAIL, (organizationId, userId) => this.write(organizationId, userId));
  }

  async queueDue(): Promise<void> {
    await this.database.system({ name: 'queue-digests', text: QUEUE, values: [this.clock.now(), ROLES] });
  }

  /** Undefined if there is nothing to say. */
  private async write(organizationId: number, userId: number): Promise<Email | undefined> {
    const values = [organizationId, userId];
    const [to] = await this.database.read<Recipient>(organizationId, {
      name: 'recipient-of-digest',
      text: recipient('$2'),
      values,
    });
    if (!to || choicesIn(to).digest === 'never') return undefined;
    const now = this.clock.now();
    const since = [...values, new Date(now.getTime() - WEEK_MS)];
    const links = { at: this.options.publicUrl, stop: this.unsubscribe.linksTo('digest', userId) };
    if (isReviewer(to.role)) {
      const whole = can(to.role, 'people.list');
      const [work] = await this.database.read<Work>(organizationId, {
        name: whole ? 'digest-of-school' : 'digest-of-verifier',
        text: whole ? WORK : `${WORK} AND verifier_id = $2`,
        values: since,
      });
      return work && inLanguage(to.language ?? 'en', () => workEmail(work, to, links));
    }
    const children = await this.database.read<Child>(organizationId, {
      name: 'week-of-children',
      text: WEEK,
      values: [...since, now],
    });
    return inLanguage(to.language ?? 'en', () => childrenEmail(children, to, links));
  }
}

const WEEK_MS = 7 * 86_400_000;

const QUEUE = queueAll(
  DIGEST_MAIL,
  `SELECT organization_id, about FROM (
   SELECT u.organization_id, u.id AS about, row_number() OVER (PARTITION BY u.organization_id ORDER BY u.id) AS turn
   FROM directory.recipients u
   JOIN directory.email_rules s ON s.organization_id = u.organization_id
   CROSS JOIN LATERAL (SELECT u.organization_id, u.id) r
   WHERE s.is_active AND u.role = ANY ($2) AND extract(isodow FROM ${LOCAL}) = 1
     AND extract(hour FROM ${LOCAL}) BETWEEN 7 AND 11
     AND ${notMailedSince(DIGEST_MAIL, "$1::timestamptz - interval '3 days'")}) due
   WHERE turn <= ${5 * EMAILS_A_MINUTE}`,
);

interface Work {
  readonly verified: number;
  readonly pending: number;
  readonly old: number;
}

/** `$2` is typed for those who see the whole school too. */
const WORK = `
  SELECT count(*) FILTER (WHERE status = 'verified')::integer AS verified,
    count(*) FILTER (WHERE status = 'pending')::integer AS pending,
    count(*) FILTER (WHERE status_since < $3)::integer AS old
  FROM directory.entry_states
  WHERE organization_id = $1 AND status IN ('pending', 'verified') AND $2::integer IS NOT NULL`;

export interface Child {
  readonly name: string;
  /** Hundredths of an hour. */
  readonly approvedThisWeek: number;
  readonly waiting: number;
  /** Toward the goal. */
  readonly counted: number;
  readonly goal: number;
}

const WEEK = `
  SELECT p.first_name AS name, directory.goal_of(g.whole, g.pro_rata, g.joined_on, d.today) AS goal,
    directory.counted_on(d.today, g.approved, g.counted_from, g.counted_by_year) AS counted,
    coalesce(sum(e.hundredths) FILTER (WHERE e.status = 'approved' AND e.approved_at >= $3), 0)::integer AS "approvedThisWeek",
    coalesce(sum(e.hundredths) FILTER (WHERE e.status IN ('pending', 'verified')), 0)::integer AS waiting
  FROM directory.families f
  JOIN directory.people p ON (p.organization_id, p.id) = (f.organization_id, f.student_id)
  JOIN directory.goals g ON (g.organization_id, g.student_id) = (f.organization_id, f.student_id)
  CROSS JOIN LATERAL (SELECT ($4::timestamptz AT TIME ZONE g.time_zone)::date AS today) d
  LEFT JOIN directory.entry_states e ON (e.organization_id, e.student_id) = (f.organization_id, f.student_id)
  WHERE (f.organization_id, f.parent_id) = ($1, $2)
  GROUP BY p.id, p.first_name, g.whole, g.pro_rata, g.joined_on, d.today, g.approved, g.counted_from, g.counted_by_year
  ORDER BY p.first_name, p.id`;

type To = Pick<Recipient, 'email' | 'firstName' | 'school' | 'role'>;
type Links = { readonly at: string; readonly stop: StopLinks };

export function workEmail({ verified, pending, old }: Work, to: To, links: Links): Email | undefined {
  const count = verified + pending;
  if (count === 0) return undefined;
  const facts =
    to.role === 'verifier'
      ? {}
      : { [t('mail.readyToApprove')]: String(verified), [t('mail.waitingForVerifier')]: String(pending) };
  return emailOf(
    t('mail.digestWorkSubject', { count, old }),
    [
      t('mail.digestWork', { count, school: to.school }),
      { facts: { ...facts, [t('mail.waitingLong')]: String(old) } },
      { button: { label: t('mail.review'), link: `${links.at}/approvals` } },
    ],
    to,
    links,
  );
}

export function childrenEmail(children: readonly Child[], to: To, links: Links): Email | undefined {
  const told = children.filter(({ approvedThisWeek, waiting }) => approvedThisWeek > 0 || waiting > 0);
  if (told.length === 0) return undefined;
  const names = new Intl.ListFormat(locale()).format(told.map(({ name }) => name));
  return emailOf(
    t('mail.digestChildrenSubject', { names }),
    [
      t('mail.digestChildren', { school: to.school }),
      ...told.flatMap((child) => [{ heading: child.name }, { facts: factsOf(child) }]),
      { button: { label: t('mail.openApp'), link: `${links.at}/dashboard` } },
    ],
    to,
    links,
  );
}

const factsOf = ({ approvedThisWeek, waiting, counted, goal }: Child): Readonly<Record<string, string>> => ({
  [t('mail.approvedThisWeek')]: hours(approvedThisWeek),
  [t('mail.stillWaiting')]: hours(waiting),
  [t('mail.towardGoal')]: t('ui.partOfHours', {
    part: new Intl.NumberFormat(locale()).format(counted / 100),
    hours: goal,
  }),
});

const hours = (hundredths: number): string => t('ui.hours', { hours: hundredths / 100 });

const emailOf = (subject: string, body: readonly EmailBlock[], to: To, { at, stop }: Links): Email =>
  writeEmail({
    to: to.email,
    subject,
    body: [t('mail.hello', { name: to.firstName }), ...body],
    footer: footerOf(to.school, { at, stop }),
    unsubscribeAt: stop.oneClick,
  });
