import { LIMITS, REVIEW_SIGNALS, type ReviewSignalRule } from '@hourtrail/contracts';
import { mayDo } from '../../platform/kernel/actor.js';
import { LATE_DAYS, type OpportunityTimes, type OtherEntry, type ReviewFacts } from '../domain/review-signals.rules.js';
import { onePerson } from './hours-view.js';
import type { Person } from '../domain/volunteer-hours.state.js';

export interface FactsRow {
  time_zone: string;
  around: readonly OtherEntry[] | null;
  same_description_entry: OtherEntry | null;
  opportunity: OpportunityTimes | null;
  nominated_by: ReviewFacts['nominatedBy'];
  supervisor_is: ReviewFacts['supervisorIs'];
}

export const readsSignals = (by: Person): boolean => mayDo(by, 'hours.review');

export const factsIn = (row: FactsRow): ReviewFacts => ({
  timeZone: row.time_zone,
  around: row.around ?? [],
  sameText: row.same_description_entry,
  opportunity: row.opportunity,
  nominatedBy: row.nominated_by,
  supervisorIs: row.supervisor_is,
});

const OTHER = `json_build_object('date', e.date, 'startTime', e.start_time, 'endTime', e.end_time,
  'hundredths', (e.hours * 100)::integer, 'organizationName', e.organization_name, 'verifierId', e.verifier_id)`;

const following = (parent: string, student: string): string => `EXISTS (SELECT FROM directory.families f
  WHERE (f.organization_id, f.parent_id, f.student_id) = (h.organization_id, ${parent}, ${student}))`;

const COUNTED = "e.status IN ('pending', 'verified', 'approved') AND e.deleted_at IS NULL";

const SAME_PERSON = '(e.organization_id, e.student_id) = (h.organization_id, h.student_id)';

/** The same work at the same place has the same description week after week: only other twins are worth a look. */
const SAME_TEXT = `${SAME_PERSON} AND e.description_hash = h.description_hash AND e.id <> h.id
  AND e.status <> 'draft' AND e.deleted_at IS NULL
  AND (e.date = h.date OR lower(btrim(e.organization_name)) <> lower(btrim(h.organization_name)))`;

const NOMINATED_BY_VOLUNTEER = 'w.created_by = h.student_id';
const NOMINATED_BY_FAMILY = `${following('w.created_by', 'h.student_id')} OR ${following('h.student_id', 'w.created_by')}`;

const RELATION = `SELECT r.relation AS supervisor_is FROM hours.supervisor_requests r
  WHERE h.supervisor_email IS NOT NULL AND (r.organization_id, r.entry_id) = (h.organization_id, h.id)`;

/** A few index probes per row of `h`: a day has at most 48 entries of half an hour. */
export const OTHERS = `
  LEFT JOIN LATERAL (
    SELECT json_agg(${OTHER}) AS around FROM hours.volunteer_hours e
    WHERE ${SAME_PERSON} AND e.date BETWEEN h.date - 1 AND h.date + 1 AND e.id <> h.id
      AND (e.date = h.date OR (e.date < h.date AND e.end_time <= e.start_time)
        OR (e.date > h.date AND h.end_time <= h.start_time))
      AND ${COUNTED}) around ON true
  LEFT JOIN LATERAL (
    SELECT ${OTHER} AS same_description_entry FROM hours.volunteer_hours e
    WHERE ${SAME_TEXT}
    ORDER BY e.date DESC, e.id DESC LIMIT 1) same_description ON true
  LEFT JOIN LATERAL (
    SELECT json_build_object('date', p.date, 'startTime', p.start_time, 'endTime', p.end_time) AS opportunity
    FROM directory.opportunities p
    WHERE (p.organization_id, p.id) = (h.organization_id, h.opportunity_id) LIMIT 1) opportunity ON true
  LEFT JOIN LATERAL (${RELATION} LIMIT 1) supervisor ON true`;

/** `entries`: a relation with the columns of hours.volunteer_hours. */
export const withFacts = (entries: string): string => `
  SELECT h.*, o.time_zone, around, same_description_entry, opportunity, supervisor_is,
    CASE WHEN w.nomination IS NULL THEN NULL WHEN ${NOMINATED_BY_VOLUNTEER} THEN 'volunteer'
      WHEN ${NOMINATED_BY_FAMILY} THEN 'family'
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

/** The end is on the next day if it is not after the start. */
const spanOf = (
  row: string,
): string => `tsrange(${row}.date + ${row}.start_time::time, ${row}.date + ${row}.end_time::time
  + CASE WHEN ${row}.end_time > ${row}.start_time THEN interval '0' ELSE interval '1 day' END)`;

/** To find entries by signal; `signalsOf` decides what an entry shows, and a spec compares the two. */
const FLAGGED: Readonly<Record<ReviewSignalRule, string>> = {
  unanswered: 'h.unanswered_since IS NOT NULL',
  overlaps: `EXISTS (SELECT FROM hours.volunteer_hours e WHERE ${SAME_PERSON}
    AND e.date BETWEEN h.date - 1 AND h.date + 1 AND e.id <> h.id AND ${COUNTED}
    AND e.end_time IS NOT NULL AND h.end_time IS NOT NULL AND ${spanOf('e')} && ${spanOf('h')})`,
  'same-text': `EXISTS (SELECT FROM hours.volunteer_hours e WHERE ${SAME_TEXT})`,
  'outside-opportunity': `EXISTS (SELECT FROM directory.opportunities p
    WHERE (p.organization_id, p.id) = (h.organization_id, h.opportunity_id)
      AND h.end_time IS NOT NULL AND NOT ${spanOf('h')} <@ ${spanOf('p')})`,
  'long-day': `(SELECT sum(e.hours) FROM hours.volunteer_hours e
    WHERE ${SAME_PERSON} AND e.date = h.date AND ${COUNTED}) > ${LIMITS.longDayHours}`,
  'nominated-verifier': `EXISTS (SELECT FROM directory.people w
    WHERE (w.organization_id, w.id) = (h.organization_id, h.verifier_id) AND w.nomination IS NOT NULL
      AND (${NOMINATED_BY_VOLUNTEER} OR ${NOMINATED_BY_FAMILY}))`,
  'close-supervisor': `EXISTS (${RELATION} AND r.relation IS NOT NULL)`,
  'decided-alone': 'h.single_actor',
  'submitted-early': `EXISTS (SELECT FROM directory.schools o WHERE o.organization_id = h.organization_id
    AND h.import_id IS NULL AND h.end_time IS NOT NULL
    AND CASE WHEN h.opportunity_id IS NULL THEN h.submitted_at ELSE h.verified_at END AT TIME ZONE o.time_zone < upper(${spanOf('h')}))`,
  'submitted-late': `EXISTS (SELECT FROM directory.schools o WHERE o.organization_id = h.organization_id
    AND h.import_id IS NULL AND (h.submitted_at AT TIME ZONE o.time_zone)::date - h.date > ${LATE_DAYS})`,
};

/** SQL condition on a row of `h`. */
export const hasSignal = (signal: ReviewSignalRule | 'any'): string =>
  signal === 'any' ? `(${REVIEW_SIGNALS.map((rule) => FLAGGED[rule]).join(' OR ')})` : FLAGGED[signal];
