import { reachOf, type ApprovalPolicy } from '@hourtrail/contracts';
import type { OpportunityTimes, OtherEntry, ReviewFacts } from '../domain/review-signals.rules.js';
import { onePerson } from './hours-view.js';
import type { Person } from '../domain/volunteer-hours.state.js';

export interface FactsRow {
  time_zone: string;
  approval_policy: ApprovalPolicy;
  around: readonly OtherEntry[] | null;
  same_description_entry: OtherEntry | null;
  opportunity: OpportunityTimes | null;
  nominated_by: ReviewFacts['nominatedBy'];
}

export const readsSignals = (by: Person): boolean => reachOf(by.role, 'hours.review').length > 0;

export const factsIn = (row: FactsRow): ReviewFacts => ({
  timeZone: row.time_zone,
  approvalPolicy: row.approval_policy,
  around: row.around ?? [],
  sameText: row.same_description_entry,
  opportunity: row.opportunity,
  nominatedBy: row.nominated_by,
});

const OTHER = `json_build_object('date', e.date, 'startTime', e.start_time, 'endTime', e.end_time,
  'hundredths', (e.hours * 100)::integer, 'organizationName', e.organization_name, 'verifierId', e.verifier_id)`;

const following = (parent: string, student: string): string => `EXISTS (SELECT FROM directory.families f
  WHERE (f.organization_id, f.parent_id, f.student_id) = (h.organization_id, ${parent}, ${student}))`;

/** The form sends days that are entered together one after the other, each as an entry of its own. */
const ENTERED_TOGETHER = `e.date <> h.date
  AND e.created_at BETWEEN h.created_at - interval '2 minutes' AND h.created_at + interval '2 minutes'`;

/** A few index probes per row of `h`: a day has at most 48 entries of half an hour. */
export const OTHERS = `
  LEFT JOIN LATERAL (
    SELECT json_agg(${OTHER}) AS around FROM hours.volunteer_hours e
    WHERE (e.organization_id, e.student_id) = (h.organization_id, h.student_id)
      AND e.date BETWEEN h.date - 1 AND h.date + 1 AND e.id <> h.id
      AND (e.date = h.date OR (e.date < h.date AND e.end_time <= e.start_time)
        OR (e.date > h.date AND h.end_time <= h.start_time))
      AND e.status IN ('pending', 'verified', 'approved') AND e.deleted_at IS NULL) around ON true
  LEFT JOIN LATERAL (
    SELECT ${OTHER} AS same_description_entry FROM hours.volunteer_hours e
    WHERE (e.organization_id, e.student_id, e.description_hash) = (h.organization_id, h.student_id, h.description_hash)
      AND e.id <> h.id AND e.status <> 'draft' AND e.deleted_at IS NULL AND NOT (${ENTERED_TOGETHER})
    ORDER BY e.date DESC, e.id DESC LIMIT 1) same_description ON true
  LEFT JOIN LATERAL (
    SELECT json_build_object('date', p.date, 'startTime', p.start_time, 'endTime', p.end_time) AS opportunity
    FROM directory.opportunities p
    WHERE (p.organization_id, p.id) = (h.organization_id, h.opportunity_id) LIMIT 1) opportunity ON true`;

/** `entries`: a relation with the columns of hours.volunteer_hours. */
export const withFacts = (entries: string): string => `
  SELECT h.*, o.time_zone, o.approval_policy, around, same_description_entry, opportunity,
    CASE WHEN w.nomination IS NULL THEN NULL WHEN w.created_by = h.student_id THEN 'volunteer'
      WHEN ${following('w.created_by', 'h.student_id')} OR ${following('h.student_id', 'w.created_by')} THEN 'family'
    END AS nominated_by
  FROM (${entries}) h
  JOIN directory.schools o ON o.organization_id = h.organization_id
  LEFT JOIN ${onePerson('(h.organization_id, h.verifier_id)')} w ON true
  ${OTHERS}`;

/** School $1, entry $2. */
export const FACTS_OF_ONE = {
  name: 'facts-of-hours',
  text: withFacts('SELECT * FROM hours.volunteer_hours WHERE organization_id = $1 AND id = $2'),
};
