import type { AnomalyRule } from '@hourtrail/contracts';
import { DECISIONS } from '../audited.projection.js';

/** This many decisions of one person within a minute are a burst. */
const BURST = 20;

/** For so many days after one person lets another in, decisions of either on entries of both are anomalies. */
const LET_IN_DAYS = 30;

/**
 * SELECTs with equal columns; `where` is on `reporting.audit_index a`. `other`, `seconds`: who verified, let in or was
 * let in, and how long before. `named`: same family name; `linked`: family link, or the decider let the other in.
 */
export const ruleStatements = (where: string): Readonly<Record<AnomalyRule, string>> => ({
  burst: burstsIn(where),
  'same-minute': sameMinuteIn(where),
  relative: relativesIn(where),
  'nominated-verifier': nominatedIn(where),
  'let-in': letInIn(where),
});

/** Bursts at most a minute apart are one. */
const burstsIn = (where: string): string => `
  SELECT 'burst' AS rule, min(at) AS at, max(at) AS until, actor_id,
    CASE WHEN min(person_id) = max(person_id) THEN min(person_id) END AS person_id, NULL::text AS stream,
    count(*)::integer AS decisions, sum(hundredths)::float8 AS hundredths,
    NULL::integer AS other, NULL::float8 AS seconds, false AS named, false AS linked
  FROM (
    SELECT b.*, sum(begins) OVER (PARTITION BY actor_id ORDER BY at, stream, version) AS burst
    FROM (
      SELECT m.*, (NOT lag(is_in, 1, false) OVER o OR at - lag(at) OVER o > interval '1 minute')::integer AS begins
      FROM (
        SELECT s.*, bool_or(is_first) OVER (o ROWS ${BURST - 1} PRECEDING) AS is_in
        FROM (
          SELECT a.actor_id, a.person_id, a.hundredths, a.at, a.stream, a.version,
            coalesce(lead(a.at, ${BURST - 1}) OVER o <= a.at + interval '1 minute', false) AS is_first
          FROM reporting.audit_index a WHERE ${where} AND ${DECISIONS}
          WINDOW o AS (PARTITION BY a.actor_id ORDER BY a.at, a.stream, a.version)) s
        WINDOW o AS (PARTITION BY actor_id ORDER BY at, stream, version)) m
      WINDOW o AS (PARTITION BY actor_id ORDER BY at, stream, version)) b
    WHERE is_in) d
  GROUP BY actor_id, burst`;

const sameMinuteIn = (where: string): string => `
  SELECT DISTINCT ON (a.stream, a.version) 'same-minute' AS rule, a.at, a.at AS until, a.actor_id, a.person_id, a.stream,
    1 AS decisions, a.hundredths::float8 AS hundredths, v.actor_id AS other,
    extract(epoch FROM a.at - v.at)::float8 AS seconds, false AS named, false AS linked
  FROM reporting.audit_index a
  JOIN reporting.audit_index v ON v.organization_id = a.organization_id AND v.stream = a.stream
    AND v.version < a.version AND v.at >= a.at - interval '1 minute' AND v.actor_id <> a.actor_id
  WHERE ${where} AND a.type = 'hours.approved' AND a.alone = 0 AND v.type = 'hours.verified'
  ORDER BY a.stream, a.version, v.version DESC`;

const pairsIn = (where: string, decisions: string): string => `
  SELECT a.organization_id, a.actor_id, a.person_id, min(a.at) AS at, max(a.at) AS until, count(*)::integer AS decisions,
    coalesce(sum(a.hundredths), 0)::float8 AS hundredths
  FROM reporting.audit_index a WHERE ${where} AND ${decisions} GROUP BY a.organization_id, a.actor_id, a.person_id`;

const linked = (one: string, other: string): string => `EXISTS (SELECT FROM reporting.family_history k
  WHERE k.organization_id = p.organization_id
    AND (k.parent_id, k.student_id) IN ((${one}, ${other}), (${other}, ${one})))`;

const relativesIn = (where: string): string => `
  SELECT 'relative' AS rule, at, until, actor_id, person_id, NULL::text AS stream, decisions, hundredths,
    NULL::integer AS other, NULL::float8 AS seconds, named, linked
  FROM (
    SELECT p.*, coalesce(lower(d.last_name) = lower(s.last_name) AND d.last_name <> '', false)
        AND d.erased_at IS NULL AND s.erased_at IS NULL AS named,
      ${linked('p.actor_id', 'p.person_id')} AS linked
    FROM (${pairsIn(where, DECISIONS)}) p
    LEFT JOIN directory.people d ON (d.organization_id, d.id) = (p.organization_id, p.actor_id)
    LEFT JOIN directory.people s ON (s.organization_id, s.id) = (p.organization_id, p.person_id)) r
  WHERE named OR linked`;

const nominatedIn = (where: string): string => `
  SELECT 'nominated-verifier' AS rule, p.at, p.until, p.actor_id, p.person_id, NULL::text AS stream, p.decisions,
    p.hundredths, NULL::integer AS other, NULL::float8 AS seconds, false AS named, v.created_by <> p.person_id AS linked
  FROM (${pairsIn(where, "a.type = 'hours.verified'")}) p
  JOIN directory.people v ON (v.organization_id, v.id) = (p.organization_id, p.actor_id)
  WHERE v.nomination IS NOT NULL AND (v.created_by = p.person_id OR ${linked('v.created_by', 'p.person_id')})`;

const BEFORE = `l.at BETWEEN a.at - interval '${LET_IN_DAYS} days' AND a.at
      AND l.type IN ('user.password-reset', 'user.invited')`;

const ACTORS_OF_ENTRY = `SELECT o.actor_id FROM reporting.audit_index o
  WHERE (o.organization_id, o.stream) = (a.organization_id, a.stream)`;

/**
 * One of an entry's people made a password or link for another before one of them decided; or someone unknown set the
 * decider's password on the command line.
 */
const letInIn = (where: string): string => `
  SELECT DISTINCT ON (a.stream, a.version) 'let-in' AS rule, a.at, a.at AS until, a.actor_id, a.person_id, a.stream,
    1 AS decisions, a.hundredths::float8 AS hundredths, r.other, extract(epoch FROM a.at - r.at)::float8 AS seconds,
    false AS named, r.lets AS linked
  FROM reporting.audit_index a
  CROSS JOIN LATERAL (
    SELECT l.at, l.person_id AS other, true AS lets
    FROM (SELECT a.person_id UNION ${ACTORS_OF_ENTRY}) entry (person_id)
    CROSS JOIN LATERAL (
      SELECT l.* FROM reporting.audit_index l
      WHERE (l.organization_id, l.person_id) = (a.organization_id, entry.person_id) AND ${BEFORE}
      OFFSET 0 -- or PostgreSQL reads every invitation of an office for each of its decisions
    ) l
    WHERE l.actor_id = a.actor_id
    UNION ALL
    SELECT l.at, l.actor_id, false FROM reporting.audit_index l
    WHERE (l.organization_id, l.person_id) = (a.organization_id, a.actor_id) AND ${BEFORE}
      AND (l.actor_id <> a.actor_id AND l.actor_id IN (${ACTORS_OF_ENTRY})
        OR l.actor_id IS NULL AND l.type = 'user.password-reset')) r
  WHERE ${where} AND ${DECISIONS}
  ORDER BY a.stream, a.version, r.at DESC`;
