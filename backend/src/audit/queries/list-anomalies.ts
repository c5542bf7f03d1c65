import {
  t,
  ANOMALIES,
  isDateOrInstant,
  LIMITS,
  type AnomaliesQuery,
  type Anomaly,
  type AnomalyRule,
  type ExportAnomalies,
} from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, during } from '../../platform/database/conditions.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { cursorValues, pageOf, statementName, type Page } from '../../platform/database/page.js';
import { about, aboutCells, actorCells, named, nameOf } from '../../platform/event-log/event-people.js';
import { requestOf } from '../../platform/event-log/recorded-events.js';
import type { ExportSource } from '../../platform/exports/export-source.js';
import { LoggedSchools, type LoggedSchool } from '../../platform/web/access/logged-schools.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { DECISIONS, roleOfDecider } from '../audited.projection.js';
import { ruleStatements } from './anomaly-rules.js';

export class ListAnomalies extends Query<Page<Anomaly>> {
  constructor(
    readonly by: SignedInUser,
    readonly filter: AnomaliesQuery,
  ) {
    super();
  }
}

@QueryHandler(ListAnomalies)
export class ListAnomaliesHandler implements IQueryHandler<ListAnomalies> {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
  ) {}

  async execute({ by, filter }: ListAnomalies): Promise<Page<Anomaly>> {
    const school = await this.schools.find(by, filter.organizationId);
    const rows = await this.database.read<AnomalyRow>(school.id, anomaliesOf(school, filter));
    const { rows: shown, ...page } = pageOf(rows.filter(isFound), {
      limit: limitOf(filter),
      total: rows[0]?.total ?? 0,
      cursorOf: (last) => [last.at.toISOString(), last.rule, last.actor_id, last.key],
    });
    return { ...page, rows: shown.map(anomalyOf) };
  }
}

/** An empty page still has one row, with the total. */
const isFound = (row: AnomalyRow): row is AnomalyFound => row.rule !== null;

type AnomalyRow = AnomalyFound | { readonly total: number; readonly rule: null };

interface AnomalyFound extends Found {
  readonly total: number;
  readonly rule: AnomalyRule;
  readonly at: Date;
  readonly actor_id: number;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly person_id: number | null;
  readonly person_name: string | null;
  readonly key: string;
  readonly records: readonly string[];
}

const limitOf = ({ limit }: AnomaliesQuery): number => Number(limit ?? LIMITS.listMax);

export function anomaliesOf(
  school: Pick<LoggedSchool, 'id' | 'timeZone'>,
  filter: AnomaliesQuery,
  most: number | null = limitOf(filter) + 1,
): Statement {
  const where = new Conditions();
  where.add('a.organization_id = ?', school.id);
  during(where, 'a.at', filter, school.timeZone);
  const rules = ruleStatements(where.all());
  const requested = filter.rule ? [rules[filter.rule]] : ANOMALIES.map((rule) => rules[rule]);
  const after = new Conditions();
  after.values.push(...where.values);
  if (filter.cursor) {
    const values = cursorValues(filter.cursor, [isInstant, isRule, isId, isKey]);
    after.add(`(f.at, ${ORDER}) < (?::timestamptz, ?::text, ?::integer, ?::text)`, ...values);
  }
  const text = `
    WITH found AS MATERIALIZED (
      SELECT r.*, coalesce(r.stream, r.person_id::text, '') AS key FROM (${requested.map((sql) => `(${sql})`).join(' UNION ALL ')}) r
    )
    SELECT c.total, f.*, ${nameOf('f.actor_id', '$1::integer')} AS actor_name,
      ${roleOfDecider('f.actor_id', 'f.at', 'f.until')} AS actor_role,
      ${nameOf('f.person_id', '$1::integer')} AS person_name, ${nameOf('f.other', '$1::integer')} AS other_name,
      CASE WHEN f.stream IS NOT NULL THEN ARRAY[f.stream] WHEN f.rule = 'burst' THEN ARRAY(${IN_BURST}) ELSE ARRAY(${OF_PAIR})
      END AS records, b.bulks, b.in_bulk
    FROM (SELECT least(count(*), 1001)::integer AS total FROM found) c
    LEFT JOIN LATERAL (SELECT * FROM found f WHERE ${after.all()} ORDER BY f.at DESC, ${DESCENDING}
      LIMIT $${after.values.length + 1}) f ON true
    LEFT JOIN LATERAL (${BULKS}) b ON f.rule = 'burst'
    ORDER BY f.at DESC, ${DESCENDING}`;
  return { name: statementName(text), text, values: [...after.values, most] };
}

const ORDER = 'f.rule COLLATE "C", f.actor_id, f.key COLLATE "C"';
const DESCENDING = 'f.rule COLLATE "C" DESC, f.actor_id DESC, f.key COLLATE "C" DESC';

const IN_BURST = `
  SELECT a.stream FROM reporting.audit_index a
  WHERE a.organization_id = $1 AND a.actor_id = f.actor_id AND a.at BETWEEN f.at AND f.until AND ${DECISIONS}
  ORDER BY a.at, a.stream, a.version LIMIT 10`;

const OF_PAIR = `
  SELECT a.stream FROM reporting.audit_index a
  WHERE a.organization_id = $1 AND a.person_id = f.person_id AND a.actor_id = f.actor_id
    AND a.at BETWEEN f.at AND f.until AND ${DECISIONS}
    AND (f.rule <> 'nominated-verifier' OR a.type = 'hours.verified')
  GROUP BY a.stream ORDER BY min(a.at), a.stream LIMIT 10`;

const PLACE = { school: 'a.organization_id', stream: 'a.stream', version: 'a.version' };
const LOOKED_AT = 1_000;

/** Requests with several decisions, and those decisions, among the first thousand. */
const BULKS = `
  SELECT count(*)::integer AS bulks, coalesce(sum(decisions), 0)::integer AS in_bulk FROM (
    SELECT count(*) AS decisions FROM (
      SELECT ${requestOf(PLACE)} AS request FROM reporting.audit_index a
      WHERE a.organization_id = $1 AND a.actor_id = f.actor_id AND a.at BETWEEN f.at AND f.until AND ${DECISIONS}
      ORDER BY a.at, a.stream, a.version LIMIT ${LOOKED_AT}) r
    WHERE request IS NOT NULL GROUP BY request HAVING count(*) > 1) q`;

const isInstant = (value: unknown): boolean => typeof value === 'string' && isDateOrInstant(value);
const isRule = (value: unknown): boolean => ANOMALIES.some((rule) => rule === value);
const isId = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= LIMITS.idMax;
const isKey = (value: unknown): boolean => typeof value === 'string' && /^[a-z0-9/-]{0,60}$/.test(value);

const anomalyOf = (row: AnomalyFound): Anomaly => ({
  rule: row.rule,
  at: row.at.toISOString(),
  actor: named(row.actor_id, row.actor_name, row.actor_role),
  person: about(row.person_id, row.person_name),
  decisions: row.decisions,
  hours: row.hundredths / 100,
  reason: reasonOf(row),
  records: row.records,
});

type ExportedRow = AnomalyFound & { readonly local_at: string };

export const exportedAnomalies: ExportSource<ExportAnomalies, ExportedRow> = {
  kind: 'audit-anomalies',
  rows: ({ filter, school }) => {
    const { text, values = [] } = anomaliesOf(school, filter, null);
    return { values, text: `SELECT l.*, l.at::text AS local_at FROM (${text}) l WHERE l.rule IS NOT NULL` };
  },
  count: ({ filter, school }) => {
    const { text, values = [] } = anomaliesOf(school, filter, null);
    return { values, text: `SELECT count(l.rule)::integer AS total FROM (${text}) l` };
  },
  cells: (row) => {
    const { rule, actor, person, decisions, hours, reason, records } = anomalyOf(row);
    const what = [String(decisions), hours.toFixed(2), reason, records.join(' ')];
    return [rule, row.local_at, ...actorCells(actor), ...aboutCells(person), ...what];
  },
};

interface Found {
  readonly rule: AnomalyRule;
  readonly at: Date;
  readonly until: Date;
  readonly decisions: number;
  readonly hundredths: number;
  /** Only for a burst: requests with several decisions, and those decisions. */
  readonly bulks: number | null;
  readonly in_bulk: number | null;
  /** Who verified in the same minute, or let in or was let in, and how many seconds before. */
  readonly other: number | null;
  readonly other_name: string | null;
  readonly seconds: number | null;
  /** Linked as parent and child, nominated by the family, or let in by the decider. */
  readonly linked: boolean;
  /** Same family name. */
  readonly named: boolean;
}

function reasonOf(found: Found): string {
  switch (found.rule) {
    case 'burst':
      return burstSentence(found);
    case 'same-minute':
      return sameMinuteSentence(found);
    case 'relative':
      return relativeSentence(found);
    case 'nominated-verifier':
      return found.linked ? t('apiAudit.familyNominated') : t('apiAudit.volunteerNominated');
    case 'let-in':
      return letInSentence(found);
  }
}

function burstSentence({ decisions, at, until, bulks, in_bulk: inBulk }: Found): string {
  const seconds = Math.max(1, Math.round((until.getTime() - at.getTime()) / 1_000));
  const values = { decisions, seconds, actions: bulks ?? 0, inBulk: inBulk ?? 0, single: decisions - (inBulk ?? 0) };
  if (!bulks) return t('apiAudit.burst', values);
  return inBulk === decisions ? t('apiAudit.burstInBulk', values) : t('apiAudit.burstPartlyInBulk', values);
}

function sameMinuteSentence({ other_name: name, seconds }: Found): string {
  const passed = seconds === null || seconds < 1 ? 0 : Math.round(seconds);
  return name === null
    ? t('apiAudit.sameMinuteUnnamed', { seconds: passed })
    : t('apiAudit.sameMinute', { name, seconds: passed });
}

function letInSentence({ linked: isByDecider, other, other_name: name, seconds }: Found): string {
  const days = Math.floor((seconds ?? 0) / 86_400);
  if (other === null) return t('apiAudit.letInByCommandLine', { days });
  if (name === null)
    return isByDecider ? t('apiAudit.deciderLetInUnnamed', { days }) : t('apiAudit.wasLetInUnnamed', { days });
  return isByDecider ? t('apiAudit.deciderLetIn', { name, days }) : t('apiAudit.wasLetIn', { name, days });
}

function relativeSentence({ linked, named }: Found): string {
  if (linked && named) return t('apiAudit.linkedAndNamed');
  return linked ? t('apiAudit.linked') : t('apiAudit.sameName');
}
