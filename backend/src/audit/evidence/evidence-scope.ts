import type { EvidenceKind } from '@hourtrail/contracts';
import { Conditions, during, type Period } from '../../platform/database/conditions.js';
import type { Statement } from '../../platform/database/database.js';
import { numberIn, jsonOf } from '../../platform/event-log/recorded-events.js';

/** A reviewer, own hours, a child's hours, or own hours at an earlier school. */
export type ReadAs = 'audit' | 'own' | 'family' | 'earlier';

export interface EvidenceScope extends Period {
  readonly organizationId: number;
  readonly timeZone: string;
  readonly kind: EvidenceKind;
  readonly id: number | undefined;
  readonly reads: ReadAs;
}

/** SQL for an event that only erases a deleted record. */
const erasedOnly = (data: string): string => `(${data}->>'from' = 'deleted' AND ${data}->>'to' = 'deleted')`;

/** The newest data of each record; `chosen` is a condition on `log.events e`. */
const newestOfEach = (chosen: string): string => `
  SELECT DISTINCT ON (d.stream) d.stream, d.data
  FROM (SELECT e.stream, e.version, ${jsonOf('e.canonical')}->'data' AS data FROM log.events e WHERE ${chosen}) d
  WHERE ${erasedOnly('d.data')} IS NOT TRUE ORDER BY d.stream, d.version DESC`;

/** SQL for the data of a record that is a draft, or was one when it was deleted. */
const isDraft = (data: string): string =>
  `(${data}->>'to' = 'draft' OR (${data}->>'to' = 'deleted' AND ${data}->>'from' = 'draft'))`;

/** SQL for whether the event with this alias belongs to a draft, which only its owner may see. */
export const withheldDraft = (event: string): string => {
  const chosen = `(e.organization_id, e.stream) = (${event}.organization_id, ${event}.stream)`;
  return `coalesce((SELECT ${isDraft('n.data')} FROM (${newestOfEach(chosen)}) n), false)`;
};

const VISIBLE: Readonly<Record<ReadAs, string>> = {
  audit: `${isDraft('n.data')} IS NOT TRUE`,
  own: `n.data->>'to' IS DISTINCT FROM 'deleted'`,
  family: `n.data->>'to' NOT IN ('draft', 'deleted')`,
  earlier: `n.data->>'to' IN ('approved', 'rejected')`,
};

/** Codes that grant access while they are valid. */
const SECRETS = `'familyCode', 'joinCode', 'code'`;

/** Text that was replaced while the entry was a draft stays private to the volunteer. */
const WRITTEN_IN_DRAFT = `
  e.stream LIKE 'hours/%' AND e.canonical LIKE '%"to":"draft"%' AND EXISTS (
    SELECT FROM log.texts later JOIN log.events l USING (organization_id, stream, version)
    WHERE (later.organization_id, later.stream, later.field) = (x.organization_id, x.stream, x.field)
      AND later.version > x.version AND l.canonical LIKE '%"from":"draft"%')`;

export function hiddenStatement(scope: EvidenceScope): Statement {
  const where = new Conditions();
  where.add("e.organization_id = ? AND e.stream LIKE 'hours/%'", scope.organizationId);
  narrow(where, scope, 'e.stream');
  return {
    text: `SELECT n.stream FROM (${newestOfEach(where.all())}) n WHERE (${VISIBLE[scope.reads]}) IS NOT TRUE`,
    values: where.values,
  };
}

export interface Selection {
  readonly scope: EvidenceScope;
  readonly size: number;
  readonly hidden: readonly string[];
}

function conditionsOf({ scope, size }: Selection): Conditions {
  const where = new Conditions();
  where.add('s.organization_id = ? AND s.number <= ?', scope.organizationId, size);
  narrow(where, scope, 's.stream');
  during(where, 'e.at', scope, scope.timeZone);
  return where;
}

function visibleIn(selection: Selection): Conditions {
  const where = conditionsOf(selection);
  where.add('s.stream <> ALL (?::text[])', selection.hidden);
  return where;
}

function narrow(where: Conditions, { organizationId, kind, id }: EvidenceScope, stream: string): void {
  if (kind === 'entry') where.add(`${stream} = ?`, `hours/${id}`);
  if (kind === 'student') {
    where.add(
      `${stream} IN (SELECT b.stream FROM log.events b WHERE b.organization_id = ? AND b.stream LIKE 'hours/%'
         AND b.version = 1 AND ${jsonOf('b.canonical')}#>>'{data,student}' = ?)`,
      organizationId,
      String(id),
    );
  }
}

const FROM = 'FROM log.sealed_events s JOIN log.events e USING (organization_id, stream, version)';

export function countStatement(selection: Selection): Statement {
  const where = conditionsOf(selection);
  const values = [...where.values, selection.hidden];
  return {
    text: `SELECT (count(*) FILTER (WHERE visible))::integer AS events, (count(*) FILTER (WHERE NOT visible))::integer AS withheld
           FROM (SELECT s.stream <> ALL ($${values.length}::text[]) AS visible ${FROM} WHERE ${where.all()}) c`,
    values,
  };
}

export function waitingStatement({ scope, hidden }: Selection): Statement {
  const where = new Conditions();
  where.add('e.organization_id = ? AND e.stream <> ALL (?::text[])', scope.organizationId, hidden);
  narrow(where, scope, 'e.stream');
  during(where, 'e.at', scope, scope.timeZone);
  return {
    text: `SELECT count(*)::integer AS waiting FROM log.events e WHERE ${where.all()}
             AND NOT EXISTS (SELECT FROM log.sealed_events s
               WHERE (s.organization_id, s.stream, s.version) = (e.organization_id, e.stream, e.version))`,
    values: where.values,
  };
}

export function eventsStatement(selection: Selection): Statement {
  const where = visibleIn(selection);
  return {
    text: `SELECT s.number, e.canonical ${FROM} WHERE ${where.all()} ORDER BY s.number`,
    values: where.values,
  };
}

export function textsStatement(selection: Selection): Statement {
  const where = visibleIn(selection);
  const isOwn = selection.scope.reads === 'own' || selection.scope.reads === 'earlier';
  return {
    text: `SELECT s.number, x.field, encode(x.salt, 'hex'), x.body
           ${FROM} JOIN log.texts x USING (organization_id, stream, version)
           WHERE ${where.all()} AND x.field NOT IN (${SECRETS}) AND ${jsonOf('e.canonical')} IS NOT NULL ${isOwn ? '' : `AND NOT (${WRITTEN_IN_DRAFT})`}
           ORDER BY s.number, x.field`,
    values: where.values,
  };
}

export const ownerStatement = (organizationId: number, entry: string): Statement => ({
  name: 'owner-of-entry',
  text: `SELECT ${numberIn(`${jsonOf('canonical')}#>>'{data,student}'`)} AS student FROM log.events
         WHERE organization_id = $1 AND stream = 'hours/' || $2::text AND version = 1`,
  values: [organizationId, entry],
});

/** `among`: null for all schools. */
export const schoolsOfEntryStatement = (entry: string, among: readonly number[] | null): Statement => ({
  name: 'schools-of-entry',
  text: `SELECT s.organization_id AS id FROM directory.schools s
         WHERE ($2::integer[] IS NULL OR s.organization_id = ANY ($2)) AND EXISTS (SELECT FROM log.events e
           WHERE (e.organization_id, e.stream, e.version) = (s.organization_id, 'hours/' || $1::text, 1))`,
  values: [entry, among],
});
