import type { EmailLink } from '../../platform/mail/write-email.js';
import { t, type Language, type NotificationReader } from '@hourtrail/contracts';
import { CHOICES_OF, type ChoicesRow } from '../persistence/email-choices.js';

export interface Recipient extends NotificationReader, ChoicesRow {
  readonly email: string;
  readonly firstName: string;
  readonly language: Language | null;
  readonly school: string;
}

/** Local time of a school `s`; `$1` is now. */
export const LOCAL = `($1::timestamptz AT TIME ZONE s.time_zone)`;

/** SQL query for a Recipient: `person` is the id of someone of school `$1`. */
export const recipient = (person: string): string => `
  SELECT u.id, u.role, u.email, u.first_name AS "firstName", u.language, s.name AS school,
    s.email_notifications AS usual, ${CHOICES_OF('u.id')} AS chosen
  FROM directory.recipients u JOIN directory.email_rules s ON s.organization_id = u.organization_id
  WHERE (u.organization_id, u.id) = ($1, ${person}) AND s.is_active`;

export interface StopLinks {
  readonly page: string;
  readonly oneClick: string;
}

/** Why one gets these emails and how to stop; `stop` is undefined for those that are always sent. */
export const footerOf = (
  school: string,
  { at, stop, label = t('mail.stopKind') }: { at: string; stop: StopLinks | undefined; label?: string },
): readonly (string | EmailLink)[] => [
  stop ? t('mail.whyUpdates', { school }) : t('mail.whyAccount'),
  { label: t('mail.chooseEmails'), link: `${at}/profile` },
  ...(stop ? [{ label, link: stop.page }] : []),
];
