import { setTimeout as pause } from 'node:timers/promises';
import type { Sample, SampledEntry, SampleQuery } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Conditions, during } from '../../platform/database/conditions.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { statementName } from '../../platform/database/page.js';
import { about, named, nameOf } from '../../platform/event-log/event-people.js';
import { roleAt } from '../../platform/event-log/recorded-events.js';
import { inHours } from '../../platform/kernel/hundredths.js';
import { LoggedSchools, type LoggedSchool } from '../../platform/web/access/logged-schools.js';
import { busy } from '../../platform/web/errors/refusal.js';
import type { SignedInUser } from '../../platform/web/session/signed-in.js';
import { sealedUpTo } from '../audited.projection.js';
import { LogProofs } from '../proofs/log-proofs.js';

/** Reproducible: picks the approvals with the smallest SHA-256 over the seed, the school and the log number. */
export class DrawSample extends Query<DrawnSample> {
  constructor(
    readonly by: SignedInUser,
    readonly query: SampleQuery,
  ) {
    super();
  }
}

export interface DrawnSample {
  readonly sample: Sample;
  readonly school: LoggedSchool;
  readonly origin: string;
}

/** The index lags behind the log by less than this, except under load. */
const FOLLOWED_WITHIN_MS = 3_000;

@QueryHandler(DrawSample)
export class DrawSampleHandler implements IQueryHandler<DrawSample> {
  constructor(
    private readonly database: Database,
    private readonly schools: LoggedSchools,
    private readonly proofs: LogProofs,
  ) {}

  async execute({ by, query }: DrawSample): Promise<DrawnSample> {
    const school = await this.schools.find(by, query.organizationId);
    const { origin, ...tree } = await this.proofs.tree(school.id, query.size ? Number(query.size) : undefined);
    await this.untilFollowed(school.id, tree.size);
    const rows = await this.database.read<DrawnRow>(school.id, drawing(school, tree.size, query));
    const entries = rows.flatMap((row) => (row.number === null ? [] : [entryOf(row)]));
    const population = rows[0]?.population ?? 0;
    return { school, origin, sample: { organizationId: school.id, seed: query.seed, ...tree, population, entries } };
  }

  /** Waits until the index holds all events up to `size`, which it receives in order. */
  private async untilFollowed(school: number, size: number): Promise<void> {
    for (const until = Date.now() + FOLLOWED_WITHIN_MS; ; await pause(50)) {
      const [last] = await this.database.read(school, {
        name: 'is-followed',
        text: `SELECT FROM ${sealedUpTo('$1', '$2')} n
               JOIN reporting.audit_index a ON (a.organization_id, a.stream, a.version) = ($1, n.stream, n.version)
               WHERE n.number = $2`,
        values: [school, size],
      });
      if (last) return;
      if (Date.now() > until) throw busy(2);
    }
  }
}

interface DrawnRow {
  readonly population: number;
  /** Null in the single row with the total when nothing is drawn. */
  readonly number: string | null;
  readonly stream: string;
  readonly at: Date;
  readonly actor_id: number | null;
  readonly actor_name: string | null;
  readonly actor_role: string | null;
  readonly person_id: number | null;
  readonly person_name: string | null;
  readonly hundredths: number | null;
  readonly draw: string;
}

export function drawing(school: LoggedSchool, size: number, query: SampleQuery): Statement {
  const where = new Conditions();
  where.add('a.organization_id = ?::integer', school.id);
  during(where, 'a.at', query, school.timeZone);
  const [seed, upTo, most] = [1, 2, 3].map((n) => `$${where.values.length + n}`) as [string, string, string];
  const text = `
    WITH approvals AS MATERIALIZED (
      SELECT a.*, n.number,
        encode(sha256(convert_to(${seed}::text || E'\\n' || $1 || E'\\n' || n.number, 'UTF8')), 'hex') COLLATE "C" AS draw
      FROM reporting.audit_index a
      JOIN ${sealedUpTo('$1', `${upTo}::bigint`)} n ON (n.stream, n.version) = (a.stream, a.version)
      WHERE ${where.all()} AND a.type = 'hours.approved'
    )
    SELECT c.population, a.*, ${roleAt(PLACE)} AS actor_role, ${nameOf('a.actor_id', '$1::integer')} AS actor_name,
      ${nameOf('a.person_id', '$1::integer')} AS person_name
    FROM (SELECT count(*)::integer AS population FROM approvals) c
    LEFT JOIN LATERAL (SELECT * FROM approvals ORDER BY draw, number LIMIT ${most}::integer) a ON true
    ORDER BY a.draw, a.number`;
  return { name: statementName(text), text, values: [...where.values, query.seed, size, Number(query.entries)] };
}

const PLACE = { school: 'a.organization_id', stream: 'a.stream', version: 'a.version' };

const entryOf = (row: DrawnRow): SampledEntry => ({
  number: Number(row.number),
  record: row.stream,
  person: about(row.person_id, row.person_name),
  actor: named(row.actor_id, row.actor_name, row.actor_role),
  at: row.at.toISOString(),
  hours: inHours(row.hundredths),
  draw: row.draw,
});
