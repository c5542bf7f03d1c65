import { Injectable } from '@nestjs/common';
import { Database } from '../platform/database/database.js';
import { Jobs } from '../platform/jobs/jobs.js';
import { Clock } from '../platform/kernel/clock.js';
import { GOALS } from './goals.js';
import { LOCAL } from './mail/recipients.js';

/**
 * Notifies people of what has waited too long, if their school has reminders on: each once, and never for what became
 * due more than three days ago, so that turning reminders on floods no one. The reactions end those whose reason is gone.
 */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.every('27 * * * *', 'remind', () => this.remindDue());
  }

  async remindDue(): Promise<void> {
    const values = [this.clock.now()];
    await this.database.systemTransaction(async (run) => {
      await run({ name: 'end-event-reminders', text: END_EVENTS, values });
      await run({ name: 'remind-of-entries', text: OF_ENTRIES, values });
      await run({ name: 'remind-of-events', text: OF_EVENTS, values });
      await run({ name: 'end-goal-reminders', text: END_GOALS, values });
      await run({ name: 'remind-of-goals', text: OF_GOALS, values });
      await run({ name: 'remind-of-record-requests', text: OF_RECORD_REQUESTS, values });
    });
  }
}

const due = (since: string, after: string): string =>
  `${since} < $1::timestamptz - ${after} AND ${since} > $1::timestamptz - ${after} - interval '3 days'`;

/** The verifier, counted from when they were asked. */
const TO_VERIFIERS = `
  SELECT e.*, e.verifier_id AS user_id, k.kind, q.asked_at AS since
  FROM entries e
  CROSS JOIN LATERAL (SELECT max(n.at) AS asked_at FROM messaging.notifications n
    WHERE (n.organization_id, n.entry_id, n.user_id, n.kind) = (e.organization_id, e.id, e.verifier_id, 'hours.submitted')) q
  JOIN (VALUES ('reminder.verify', interval '3 days'), ('reminder.verify-again', interval '7 days')) k(kind, after)
    ON ${due('q.asked_at', 'k.after')}
  WHERE e.status = 'pending'`;

/** One teacher, always the same for a volunteer; an administrator where there is no teacher. */
const A_TEACHER = `
  (SELECT p.id FROM directory.people p
   WHERE p.organization_id = e.organization_id AND p.role IN ('teacher', 'admin') AND p.is_active AND p.moved_to IS NULL
   ORDER BY p.role = 'admin', md5(p.id || ' ' || e.student_id) LIMIT 1)`;

const TO_VOLUNTEERS_AND_TEACHERS = `
  SELECT e.*, w.user_id, 'reminder.unanswered' AS kind, e.status_since AS since
  FROM entries e CROSS JOIN LATERAL (SELECT e.student_id AS user_id UNION ${A_TEACHER}) w
  WHERE e.status = 'pending' AND (e.verifier_id IS NOT NULL OR e.has_supervisor)
    AND ${due('e.status_since', "interval '10 days'")}`;

const OF_DRAFTS = `
  SELECT e.*, e.student_id AS user_id, 'reminder.draft' AS kind, e.status_since AS since
  FROM entries e WHERE e.status = 'draft' AND ${due('e.status_since', "interval '7 days'")}`;

const OF_ENTRIES = `
  WITH entries AS (
    SELECT e.* FROM directory.entry_states e JOIN directory.email_rules s ON s.organization_id = e.organization_id
    WHERE s.reminders AND s.is_active AND e.status IN ('draft', 'pending')
      AND e.status_since < $1::timestamptz - interval '3 days'
  )
  INSERT INTO messaging.notifications
    (organization_id, user_id, kind, at, actor_role, entry_id, version, student_id, date, hundredths)
  SELECT r.organization_id, r.user_id, r.kind, $1, 'system', r.id, r.version, r.student_id, r.date, r.hundredths
  FROM (${TO_VERIFIERS} UNION ALL ${TO_VOLUNTEERS_AND_TEACHERS} UNION ALL ${OF_DRAFTS}) r
  JOIN directory.people u ON (u.organization_id, u.id) = (r.organization_id, r.user_id)
  WHERE u.is_active AND u.moved_to IS NULL AND NOT EXISTS (SELECT FROM messaging.notifications n
    WHERE (n.organization_id, n.entry_id, n.user_id, n.kind) = (r.organization_id, r.id, r.user_id, r.kind)
      AND n.at >= r.since)
  ORDER BY r.organization_id, r.id, r.user_id
  ON CONFLICT DO NOTHING`;

/** From eight in the morning of the day before; `version` is its date, so that a new date is a new reminder. */
const OF_EVENTS = `
  INSERT INTO messaging.notifications (organization_id, user_id, kind, at, actor_role, opportunity_id, stream, version)
  SELECT o.organization_id, i.user_id, 'reminder.event', $1, 'system', o.id, 'reminder/' || o.id,
    o.date - DATE '2000-01-01'
  FROM directory.email_rules s
  JOIN directory.opportunities o ON o.organization_id = s.organization_id AND o.date = ${LOCAL}::date + 1
  JOIN directory.signups i ON (i.organization_id, i.opportunity_id) = (o.organization_id, o.id) AND i.status = 'signed-up'
  JOIN directory.people u ON (u.organization_id, u.id) = (i.organization_id, i.user_id)
  WHERE s.reminders AND s.is_active AND extract(hour FROM ${LOCAL}) >= 8 AND o.cancelled_at IS NULL
    AND u.is_active AND u.moved_to IS NULL
  ORDER BY o.organization_id, o.id, i.user_id
  ON CONFLICT DO NOTHING`;

/** Of events that are over or cancelled, or that their reader left. */
const END_EVENTS = `
  UPDATE messaging.notifications n SET read_at = $1
  WHERE n.kind = 'reminder.event' AND n.read_at IS NULL AND n.at > $1::timestamptz - interval '3 days' AND NOT EXISTS (
    SELECT FROM directory.opportunities o
    JOIN directory.email_rules s ON s.organization_id = o.organization_id
    JOIN directory.signups i ON (i.organization_id, i.opportunity_id) = (o.organization_id, o.id)
    WHERE (o.organization_id, o.id, i.user_id) = (n.organization_id, n.opportunity_id, n.user_id)
      AND o.date >= ${LOCAL}::date AND o.cancelled_at IS NULL AND i.status = 'signed-up')`;

/**
 * Students who lack hours that count, and their parents, 60 and 14 days before the school year ends, from eight in the
 * morning; `version` is the day it is due, so that another end is another reminder.
 */
const OF_GOALS = `
  INSERT INTO messaging.notifications
    (organization_id, user_id, kind, at, actor_role, stream, version, student_id, date, hundredths)
  SELECT p.organization_id, w.user_id, 'reminder.goal', $1, 'system', 'reminder/goal/' || p.id,
    d.due - DATE '2000-01-01', p.id, y.ends_on, g.missing
  FROM ${GOALS}
  JOIN directory.email_rules r ON r.organization_id = s.organization_id AND r.reminders AND r.is_active
  JOIN (VALUES (60), (14)) k(days) ON true
  CROSS JOIN LATERAL (SELECT y.ends_on - k.days AS due) d
  CROSS JOIN LATERAL (SELECT p.id AS user_id UNION SELECT f.parent_id FROM directory.families f
    JOIN directory.people u ON (u.organization_id, u.id) = (f.organization_id, f.parent_id) AND u.is_active
    WHERE (f.organization_id, f.student_id) = (p.organization_id, p.id)) w
  WHERE ${LOCAL}::date BETWEEN d.due AND d.due + 2 AND extract(hour FROM ${LOCAL}) >= 8 AND g.missing > 0
  ORDER BY p.organization_id, p.id, w.user_id
  ON CONFLICT DO NOTHING`;

/** Of goals that are reached, or years that are over or end on another day. */
const END_GOALS = `
  UPDATE messaging.notifications n SET read_at = $1
  WHERE n.kind = 'reminder.goal' AND n.read_at IS NULL AND NOT EXISTS (SELECT FROM ${GOALS}
    WHERE y.ends_on = n.date AND y.ends_on >= ${LOCAL}::date AND g.missing > 0
      AND (p.organization_id, p.id) = (n.organization_id, n.student_id))`;

/** Administrators, a week before an answer is due and once it is overdue; `version` is that day. */
const OF_RECORD_REQUESTS = `
  INSERT INTO messaging.notifications (organization_id, user_id, kind, at, actor_role, stream, version)
  SELECT q.organization_id, u.id, 'school.record-request-due', $1, 'system', 'record-request/' || q.id,
    d.due - DATE '2000-01-01'
  FROM directory.email_rules s
  JOIN directory.open_requests q ON q.organization_id = s.organization_id
  JOIN directory.people u ON u.organization_id = q.organization_id AND u.role = 'admin' AND u.is_active AND u.moved_to IS NULL
  JOIN (VALUES (7), (-1)) k(days) ON true
  CROSS JOIN LATERAL (SELECT q.due_on - k.days AS due) d
  WHERE s.reminders AND s.is_active AND ${LOCAL}::date BETWEEN d.due AND d.due + 2 AND extract(hour FROM ${LOCAL}) >= 8
  ORDER BY q.organization_id, q.id, u.id
  ON CONFLICT DO NOTHING`;
