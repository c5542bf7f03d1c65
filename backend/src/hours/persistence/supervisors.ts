import { LIMITS, STAFF_ROLES, t, type SupervisorState, type SupervisorView } from '@hourtrail/contracts';
import type { Statement } from '../../platform/database/database.js';
import { newestMail, queueAll } from '../../platform/mail/outbox.js';
import type { Change } from '../../platform/event-log/unit-of-work.js';
import type { VolunteerHours } from '../domain/volunteer-hours.state.js';

export const SUPERVISOR_MAIL = 'supervisor';
export const SUPERVISOR_LINK_MS = LIMITS.supervisorLinkDays * 86_400_000;

interface Asking {
  readonly at: Date;
  readonly mailIsOpen: boolean;
}

/** Asks the supervisor in the transaction in which the entry begins to wait for them. */
export function requestsOf(
  organizationId: number,
  { id, state, events }: Change<VolunteerHours>,
  { at, mailIsOpen }: Asking,
): readonly Statement[] {
  const named = events.findLast(({ texts }) => texts?.['supervisorEmail'] !== undefined)?.texts?.['supervisorEmail'];
  const email = (named === undefined ? state?.supervisorEmail : named)?.toLowerCase();
  const waits = events.at(-1)?.data['to'] === 'pending';
  const waited = state?.status === 'pending' && state.deletedAt === null;
  if (!email || !waits || (waited && email === state.supervisorEmail?.toLowerCase())) return [];
  return [
    {
      name: 'ask-supervisor',
      text: ASK,
      values: [organizationId, id, email, at, mailIsOpen, events[0]?.data['student'], STAFF_ROLES],
    },
  ];
}

/** SQL condition: the supervisor of a request `r` stopped emails of this school. */
const STOPPED = `EXISTS (SELECT FROM hours.supervisors t
  WHERE (t.organization_id, t.id) = (r.organization_id, r.supervisor_id) AND t.stopped_at IS NOT NULL)`;

/** An address that its mail server refused, or whose reader stopped them, gets no other email. */
const queueWith = (now: string, isOpen: string): string =>
  queueAll(
    SUPERVISOR_MAIL,
    `SELECT r.organization_id, r.supervisor_id AS about FROM request r
   WHERE ${isOpen} AND NOT ${STOPPED} AND coalesce((SELECT m.state FROM (${newestMail(SUPERVISOR_MAIL, 'r.supervisor_id')}) m), '') <> 'failed'`,
    { now, again: true },
  );

/** The domain of an address in lower case, and without each of its letters in turn: two that share one look alike. */
const shapesOf = (email: string): string => `
  (SELECT array_agg(left(d, n) || substr(d, n + 2)) || d
   FROM (SELECT split_part(lower(${email}), '@', 2) AS d) of_email, generate_series(0, length(d) - 1) n GROUP BY d)`;

/** A letter more, less, other or swapped in the domain that most of the staff have. */
const LOOKS_LIKE_STAFF = `
  SELECT 'look-alike' FROM (
    SELECT mode() WITHIN GROUP (ORDER BY split_part(lower(p.email), '@', 2)) AS domain FROM directory.people p
    WHERE p.organization_id = $1 AND p.role = ANY ($7) AND p.is_active AND p.moved_to IS NULL) staff
  WHERE staff.domain <> split_part($3, '@', 2) AND ${shapesOf("'@' || staff.domain")} && ${shapesOf('$3')}`;

/** Volunteer $6, roles of staff $7. */
const RELATION = `
  SELECT CASE WHEN p.role = ANY ($7) THEN 'staff' ELSE 'family' END FROM directory.people p
  WHERE p.organization_id = $1 AND lower(p.email) = $3 AND p.moved_to IS NULL AND (p.role = ANY ($7)
    OR EXISTS (SELECT FROM directory.families f WHERE f.organization_id = $1
      AND ((f.parent_id, f.student_id) = (p.id, $6) OR (f.parent_id, f.student_id) = ($6, p.id)))) LIMIT 1`;

/** What the rules of what counts may exclude: school $1, volunteer $2, address $3. */
export const SUPERVISOR_IS = `
  SELECT CASE WHEN p.role = 'student' THEN 'student' ELSE 'relative' END AS relation FROM directory.people p
  WHERE p.organization_id = $1 AND lower(p.email) = lower($3) AND p.moved_to IS NULL AND (p.role = 'student'
    OR EXISTS (SELECT FROM directory.families f WHERE (f.organization_id, f.parent_id, f.student_id) = ($1, p.id, $2)))
  LIMIT 1`;

const ASK = `
  WITH supervisor AS (
    INSERT INTO hours.supervisors (organization_id, email) VALUES ($1, $3)
    ON CONFLICT (organization_id, email) DO UPDATE SET email = excluded.email RETURNING id),
  request AS (
    INSERT INTO hours.supervisor_requests (organization_id, entry_id, supervisor_id, asked_at, relation)
    SELECT $1, $2, id, $4, coalesce((${RELATION}), (${LOOKS_LIKE_STAFF})) FROM supervisor
    ON CONFLICT (organization_id, entry_id) DO UPDATE SET supervisor_id = excluded.supervisor_id,
      asked_at = excluded.asked_at, relation = excluded.relation, opened_at = NULL, answered_at = NULL, reminders = 0
    RETURNING organization_id, supervisor_id)
  ${queueWith('$4', '$5')}`;

export const remind = (
  { organizationId, id }: Pick<VolunteerHours, 'organizationId' | 'id'>,
  { at, mailIsOpen }: Asking,
): Statement => ({ name: 'remind-supervisor', text: REMIND, values: [organizationId, id, at, mailIsOpen] });

const REMIND = `
  WITH request AS (
    UPDATE hours.supervisor_requests SET reminders = reminders + 1
    WHERE (organization_id, entry_id) = ($1, $2) RETURNING organization_id, supervisor_id)
  ${queueWith('$3', '$4')}`;

/** Reminds once after three days and once after seven, while the entry waits and the last email was delivered; $1 is now. */
export const REMIND_DUE = `
  WITH due AS (
    UPDATE hours.supervisor_requests r SET reminders = r.reminders + 1
    FROM hours.volunteer_hours h
    WHERE (h.organization_id, h.id) = (r.organization_id, r.entry_id) AND h.status = 'pending' AND h.deleted_at IS NULL
      AND r.answered_at IS NULL AND r.reminders < 2 AND NOT ${STOPPED}
      AND r.asked_at < $1::timestamptz - CASE r.reminders WHEN 0 THEN interval '3 days' ELSE interval '7 days' END
      AND EXISTS (SELECT FROM (${newestMail(SUPERVISOR_MAIL, 'r.supervisor_id')}) m
        WHERE m.state = 'sent' AND m.ended_at < $1::timestamptz - interval '1 day')
    RETURNING r.organization_id, r.supervisor_id)
  ${queueAll(SUPERVISOR_MAIL, 'SELECT DISTINCT organization_id, supervisor_id AS about FROM due')}`;

/** Ends emails of this school to a supervisor. */
export const stopEmails = (supervisorId: number, at: Date): Statement => ({
  name: 'stop-supervisor-emails',
  text: 'UPDATE hours.supervisors SET stopped_at = coalesce(stopped_at, $2) WHERE id = $1',
  values: [supervisorId, at],
});

/** `answered` is false if a person only pressed a button on the page. */
export const heardFrom = (
  organizationId: number,
  entries: readonly number[],
  { at, answered }: { readonly at: Date; readonly answered: boolean },
): Statement => ({
  name: answered ? 'supervisor-answered' : 'supervisor-opened',
  text: `UPDATE hours.supervisor_requests SET opened_at = coalesce(opened_at, $3)${answered ? ', answered_at = $3' : ''}
         WHERE organization_id = $1 AND entry_id = ANY ($2)`,
  values: [organizationId, entries, at],
});

/** SQL condition: `p` is an active verifier of the school, and their confirmed address that of a supervisor `s`. */
export const HAS_AN_ACCOUNT = `p.organization_id = s.organization_id AND lower(p.email) = s.email
  AND p.role = 'verifier' AND p.is_active AND p.moved_to IS NULL AND EXISTS (SELECT FROM directory.emails e
    WHERE (e.organization_id, e.id) = (p.organization_id, p.id) AND e.email_confirmed)`;

/** SQL condition: the supervisor of a request `r` confirmed or declined its entry `h`. A decline has a comment. */
export const ANSWERED = `(r.answered_at IS NOT NULL AND h.deleted_at IS NULL AND h.supervisor_email IS NOT NULL
  AND (h.verification_level = 'email-link' OR h.verification_level IS NULL AND h.verifier_comments IS NOT NULL))`;

/** Deletes the requests for erased entries, and the addresses that were asked for nothing else. */
export const forgetRequests = (organizationId: number, entries: readonly number[]): readonly Statement[] => [
  {
    name: 'forget-supervisor-requests',
    text: 'DELETE FROM hours.supervisor_requests WHERE organization_id = $1 AND entry_id = ANY ($2)',
    values: [organizationId, entries],
  },
  {
    name: 'forget-supervisors',
    text: `DELETE FROM hours.supervisors s WHERE s.organization_id = $1 AND NOT EXISTS (
             SELECT FROM hours.supervisor_requests r WHERE (r.organization_id, r.supervisor_id) = (s.organization_id, s.id))`,
    values: [organizationId],
  },
];

/** Columns of the request of an entry `h`; only entries that name a supervisor are looked up. */
export const REQUEST_COLUMNS = `q.asked_at, q.opened_at, q.answered_at, q.reminders, q.mail_state, q.mailed_at`;
export const REQUEST = `
  LEFT JOIN LATERAL (
    SELECT r.asked_at, r.opened_at, r.answered_at, r.reminders,
      CASE WHEN ${STOPPED} THEN 'failed' ELSE m.state END AS mail_state, m.ended_at AS mailed_at
    FROM hours.supervisor_requests r
    LEFT JOIN LATERAL (${newestMail(SUPERVISOR_MAIL, 'r.supervisor_id')}) m ON true
    WHERE h.supervisor_email IS NOT NULL AND (r.organization_id, r.entry_id) = (h.organization_id, h.id) LIMIT 1) q ON true`;

export interface RequestRow {
  asked_at: Date | null;
  opened_at: Date | null;
  answered_at: Date | null;
  reminders: number | null;
  mail_state: 'queued' | 'sent' | 'failed' | null;
  mailed_at: Date | null;
}

export const NOT_ASKED: RequestRow = {
  asked_at: null,
  opened_at: null,
  answered_at: null,
  reminders: null,
  mail_state: null,
  mailed_at: null,
};

/** Null if the entry names no supervisor. */
export const supervisorView = (
  { supervisorName, supervisorEmail }: Pick<VolunteerHours, 'supervisorName' | 'supervisorEmail'>,
  request: RequestRow,
  at: Date,
): SupervisorView | null =>
  supervisorEmail === null
    ? null
    : {
        name: supervisorName ?? t('labels.unknownPerson'),
        email: supervisorEmail,
        state: stateOf(request, at),
        sentAt: sentAt(request)?.toISOString() ?? null,
        answeredAt: request.answered_at?.toISOString() ?? null,
      };

/** When the newest email was sent that names the entry; null if none was yet. */
export const sentAt = ({ mail_state, mailed_at, asked_at }: RequestRow): Date | null =>
  mail_state === 'sent' && mailed_at && asked_at && mailed_at >= asked_at ? mailed_at : null;

function stateOf(request: RequestRow, at: Date): SupervisorState {
  if (request.answered_at) return 'answered';
  if (request.mail_state === 'failed') return 'bounced';
  const sent = sentAt(request);
  if (!sent) return request.opened_at ? 'opened' : 'queued';
  if (sent.getTime() + SUPERVISOR_LINK_MS <= at.getTime()) return 'expired';
  return request.opened_at ? 'opened' : 'sent';
}
