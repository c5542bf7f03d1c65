import { dateInZone, timeInZone, type ApprovalPolicy } from '@hourtrail/contracts';
import type { ReviewFacts } from '../domain/review-signals.rules.js';
import type { Circumstances, Joined, Person, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { RULES_IN_FORCE, underRules, type RulesInForce } from './counting.js';
import { importedFrom, studentNamed, supervisorFor, withNames, type HoursViewRow, type Names } from './hours-view.js';
import { factsIn, OTHERS, type FactsRow } from './review-facts.js';
import type { RequestRow } from './supervisors.js';
import { volunteerHoursStream } from './volunteer-hours.stream.js';

export interface LoadedHours {
  readonly entry: VolunteerHours;
  readonly now: Circumstances;
  readonly names: Names;
  readonly at: Date;
  /** Names that the decision may add to the entry. */
  readonly nominee: string | null;
  readonly decider: string | null;
  /** The request to its supervisor. */
  readonly request: RequestRow;
  /** Only for reviewers. */
  readonly facts: ReviewFacts | undefined;
}

export interface SchoolRow {
  organization_id: number;
  time_zone: string;
  approval_policy: ApprovalPolicy;
  accepts_supervisors: boolean;
  oldest_accepted_days: number;
  nominee_id: number | null;
  nominee_name: string | null;
  nominee_role: string | null;
  nominee_active: boolean | null;
  nominee_created_by: number | null;
  nominee_nomination: string | null;
  student_email?: string | null;
  counting_rules?: RulesInForce | null;
  student_graduated_on?: string | null;
}

export interface BeginRow extends SchoolRow {
  opportunity_begins: string | null;
  opportunity_joined: boolean;
  id: number;
  student_first: string;
  student_last: string;
  student_grade: string | null;
}

export type LoadedHoursRow = HoursViewRow & SchoolRow & { decider_name: string | null };

export const NOMINEE = `n.id AS nominee_id, n.first_name || ' ' || n.last_name AS nominee_name, n.role AS nominee_role,
  n.is_active AND n.moved_to IS NULL AS nominee_active, n.created_by AS nominee_created_by,
  n.nomination AS nominee_nomination`;

// CASE, because row-level security keeps coalesce from using the index of people
const find = (condition: string, others = { columns: '', joins: '' }): string => `
  SELECT h.*, o.time_zone, o.approval_policy, o.accepts_supervisors, o.oldest_accepted_days, ${NOMINEE},
    d.first_name || ' ' || d.last_name AS decider_name, ${RULES_IN_FORCE} AS counting_rules${others.columns}
  FROM (${withNames(`SELECT * FROM hours.volunteer_hours WHERE organization_id = $1 AND id ${condition}`)}) h
  JOIN directory.schools o ON o.organization_id = h.organization_id
  LEFT JOIN directory.people n ON n.organization_id = h.organization_id
    AND n.id = CASE WHEN $3::integer IS NULL THEN h.verifier_id ELSE $3 END
  LEFT JOIN directory.people d ON d.id = $4 AND d.moved_to IS NULL${others.joins}`;

// two statements: PostgreSQL replans a list at every call, but keeps the plan for one id
export const FIND_ONE = { name: 'find-one-hours-to-decide', text: find('= $2') };
export const FIND_ONE_TO_REVIEW = {
  name: 'find-one-hours-to-review',
  text: find('= $2', { columns: ', around, same_description_entry, opportunity, supervisor_is', joins: OTHERS }),
};
export const FIND_MANY = { name: 'find-hours-to-decide', text: find('= ANY ($2)') };

export const BEGIN = `
  SELECT nextval('hours.volunteer_hours_id_seq')::integer AS id, o.organization_id, o.time_zone, o.approval_policy, o.accepts_supervisors, o.oldest_accepted_days,
    ${NOMINEE}, s.first_name AS student_first, s.last_name AS student_last,
    s.grade_level AS student_grade, s.graduated_on AS student_graduated_on, s.email AS student_email, ${RULES_IN_FORCE} AS counting_rules, p.date || ' ' || p.start_time AS opportunity_begins, EXISTS (SELECT FROM directory.signups m
      WHERE (m.organization_id, m.user_id, m.opportunity_id) = (o.organization_id, $3, p.id)
        AND m.status = 'signed-up') AS opportunity_joined
  FROM directory.schools o
  LEFT JOIN directory.people n ON (n.organization_id, n.id) = (o.organization_id, $2)
  JOIN directory.people s ON (s.organization_id, s.id) = (o.organization_id, $3) AND s.role = ANY ($4)
    AND s.moved_to IS NULL AND s.erased_at IS NULL
  LEFT JOIN directory.opportunities p ON (p.organization_id, p.id) = (o.organization_id, $5)
  WHERE o.organization_id = $1`;

/** In hundredths, without entry $4. School $1, person $2, day $3. */
export const OTHERS_OF_DAY = `
  SELECT coalesce(sum(hours) * 100, 0)::integer AS others FROM hours.volunteer_hours
  WHERE (organization_id, student_id, date) = ($1, $2, $3::date) AND id <> $4
    AND status IN ('pending', 'verified', 'approved') AND deleted_at IS NULL`;

export const circumstancesOf = (row: SchoolRow, at: Date): Circumstances => ({
  organizationId: row.organization_id,
  today: dateInZone(at, row.time_zone),
  timeZone: row.time_zone,
  approvalPolicy: row.approval_policy,
  acceptsSupervisors: row.accepts_supervisors,
  oldestAcceptedDays: row.oldest_accepted_days,
  volunteerEmail: row.student_email ?? null,
  ...underRules(row.counting_rules),
  graduatedOn: row.student_graduated_on ?? null,
  verifier:
    row.nominee_id === null
      ? undefined
      : {
          id: row.nominee_id,
          role: row.nominee_role ?? '',
          isActive: row.nominee_active ?? false,
          createdBy: row.nominee_created_by,
        },
});

export const joinedOf = (row: BeginRow, id: number, at: Date): Joined => ({
  id,
  signedUp: row.opportunity_joined,
  begun: (row.opportunity_begins ?? '') <= `${dateInZone(at, row.time_zone)} ${timeInZone(at, row.time_zone)}`,
});

/** Undefined if finding the nominator takes another query. */
export function factsAtHand(row: LoadedHoursRow & FactsRow): ReviewFacts | undefined {
  if (row.nominee_id !== row.verifier_id) return undefined;
  const nominated = row.nominee_nomination !== null;
  if (nominated && row.nominee_created_by !== row.student_id) return undefined;
  return factsIn({ ...row, nominated_by: nominated ? 'volunteer' : null });
}

export function loadedHours(row: LoadedHoursRow, by: Person, at: Date): LoadedHours {
  const entry = volunteerHoursStream.stateOf(row);
  return {
    entry,
    now: circumstancesOf(row, at),
    at,
    names: {
      student: studentNamed(row, by),
      verifier: row.verifier_name,
      verifierActive: row.verifier_active,
      approver: row.approver_name,
      imported: importedFrom(row),
      supervisor: supervisorFor(by, entry, row, at),
    },
    request: row,
    nominee: row.nominee_name,
    decider: row.decider_name,
    facts: undefined,
  };
}
