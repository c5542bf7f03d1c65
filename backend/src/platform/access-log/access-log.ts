import {
  isVolunteer,
  reachOf,
  SYSTEM_ORGANIZATION,
  AUDITED_RECORDS,
  LIMITS,
  type AccessKind,
  type Role,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Database } from '../database/database.js';
import { personOf } from '../event-log/event-people.js';
import { jsonOf } from '../event-log/recorded-events.js';
import type { Actor } from '../kernel/actor.js';
import { Clock } from '../kernel/clock.js';

export interface AccessedRecord {
  readonly kind: string;
  readonly id: number;
}

interface Accessed {
  readonly kind: AccessKind;
  readonly route: string;
  readonly record?: AccessedRecord | undefined;
  readonly person?: number | undefined;
  readonly refusal?: string | undefined;
}

/** Logs who viewed, exported or was refused which record, in a transaction of its own before the response. */
@Injectable()
export class AccessLog {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Logs the view only when staff or an auditor reads another person's record. */
  async viewed(by: Actor, record: AccessedRecord, { route, organizationId }: Looked): Promise<void> {
    if (isVolunteer(by.role as Role)) return;
    const isNamed = organizationId !== undefined && isEverywhere(by);
    const school = isNamed ? organizationId : await this.schoolOf(by, record);
    await this.save(by, school, [{ kind: 'viewed', route, record }]);
  }

  /** Logs the reading of many people's records at once only for another school than the reader's. */
  async viewedMany(by: Actor, record: AccessedRecord | undefined, { route, organizationId }: Looked): Promise<void> {
    const school = organizationId ?? (record ? await this.schoolOf(by, record) : by.organizationId);
    if (school !== by.organizationId) await this.save(by, school, [{ kind: 'viewed', route }]);
  }

  exported(by: Actor, { organizationId, ...of }: Exported): Promise<void> {
    return this.save(by, organizationId, [{ kind: 'exported', ...of }]);
  }

  evidence(by: Actor, { organizationId, ...of }: Evidence): Promise<void> {
    return this.save(by, organizationId, [{ kind: 'evidence', ...of }]);
  }

  async refused(by: Actor, refusals: readonly Refused[]): Promise<void> {
    const schools = new Map<number, Refused[]>();
    for (const refusal of refusals) {
      const school = refusal.record ? await this.schoolOf(by, refusal.record) : by.organizationId;
      schools.set(school, [...(schools.get(school) ?? []), refusal]);
    }
    const { sessionHash: _ended, ...reader } = by;
    for (const [school, refused] of schools)
      await this.save(
        reader,
        school,
        refused.map((refusal) => ({ kind: 'refused', ...refusal })),
      );
  }

  private async save(by: Actor, organizationId: number, accesses: readonly Accessed[]): Promise<void> {
    const rows = accesses.map(({ kind, route, record, person, refusal }) => ({
      ...{ kind, route, refusal, person_id: person },
      record: record && `${record.kind}/${record.id}`,
    }));
    const values = [organizationId, this.clock.now(), by.id, by.role, by.requestId ?? null, JSON.stringify(rows)];
    await this.database.apart(() =>
      this.database.write({ ...by, organizationId }, [{ name: 'keep-accesses', text: INSERT, values }]),
    );
  }

  private async schoolOf(by: Actor, { kind, id }: AccessedRecord): Promise<number> {
    if (!isEverywhere(by)) return by.organizationId;
    const [found] = await this.database.system<{ id: number }>({
      name: kind === 'user' ? 'school-of-person-read' : 'school-of-record-read',
      text: kind === 'user' ? SCHOOL_OF_PERSON : SCHOOL_OF_RECORD,
      values: [by.organizationId, kind === 'user' ? id : `${kind}/${id}`],
    });
    return found?.id ?? by.organizationId;
  }
}

const isEverywhere = ({ role }: Actor): boolean => reachOf(role as Role, 'audit.read').includes('everywhere');

interface Looked {
  readonly route: string;
  readonly organizationId?: number | undefined;
}

type Exported = Required<Looked> & Pick<Accessed, 'person'>;
type Evidence = Required<Looked> & Pick<Accessed, 'record' | 'person'>;
type Refused = Pick<Accessed, 'route' | 'record'> & { readonly refusal: string };

// Skips views of one's own record, of records about no person, and of people who do not exist.
const INSERT = `
  INSERT INTO log.accesses (organization_id, at, kind, actor_id, actor_role, person_id, record, route, refusal,
    request_id)
  SELECT $1, $2, a.kind, $3, $4, a.person_id, a.record, a.route, a.refusal, $5
  FROM (
    SELECT r.kind, r.record, r.route, r.refusal, coalesce(r.person_id,
      CASE WHEN r.record LIKE 'user/%' THEN substr(r.record, 6)::integer ELSE (
        SELECT ${personOf('e.stream', `(${jsonOf('e.canonical')} -> 'data')`)} FROM log.events e
        WHERE (e.organization_id, e.stream, e.version) = ($1, r.record COLLATE "C", 1)) END) AS person_id
    FROM jsonb_to_recordset($6::jsonb) AS r(kind text, record text, route text, refusal text, person_id integer)) a
  WHERE a.kind <> 'viewed' OR a.record IS NULL OR a.person_id <> $3 AND (a.record NOT LIKE 'user/%' OR $1 = ${SYSTEM_ORGANIZATION}
    OR EXISTS (SELECT FROM directory.people p WHERE (p.organization_id, p.id) = ($1, a.person_id)))`;

const SCHOOL_OF_PERSON = `
  SELECT organization_id AS id FROM directory.people WHERE id = $2::integer
  ORDER BY moved_to IS NULL DESC, organization_id = $1 DESC LIMIT 1`;

const SCHOOL_OF_RECORD = `
  SELECT s.organization_id AS id FROM directory.schools s
  WHERE EXISTS (SELECT FROM log.events e WHERE (e.organization_id, e.stream, e.version) = (s.organization_id, $2, 1))
  ORDER BY s.organization_id = $1 DESC LIMIT 1`;

declare module 'fastify' {
  interface FastifyRequest {
    recordKind?: string;
  }
}

export const routeOf = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url ?? ''}`;

/** Returns the record that the URL names, or undefined if there is none or its id is invalid. */
export function requestedRecord({ params, recordKind }: FastifyRequest): AccessedRecord | undefined {
  const { id, kind = recordKind } = params as { readonly id?: string; readonly kind?: string };
  const isKnown = AUDITED_RECORDS.some((known) => known === kind);
  if (!kind || !isKnown || !id || !/^[1-9]\d{0,9}$/.test(id) || Number(id) > LIMITS.idMax) return undefined;
  return { kind, id: Number(id) };
}
