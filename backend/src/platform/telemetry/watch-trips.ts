import type { Pool } from 'pg';
import type { Statement, TripWatch } from '../database/database.js';
import { sendTogether } from '../database/batch.js';
import { secondsSince, type Labels, type Telemetry } from './telemetry.js';

/** Statements without a name whose text is as good as one. */
const COMMANDS = new Set(['BEGIN', 'COMMIT', 'ROLLBACK']);
/** Statements that only open a trip, and so say little about it. */
const OPENING = new Set(['BEGIN', 'bind-school', 'enter', 'confirm-session', 'confirm-session-in-school', 'unnamed']);

const nameOf = ({ name, text }: Statement): string => name ?? (COMMANDS.has(text) ? text : 'unnamed');

/** Measures trips by the names of their statements, never their text or values. */
export function watchTrips(telemetry: Telemetry, pools: Readonly<Record<string, Pool>>): TripWatch {
  const poolLabels = new Map<Pool, Labels>(Object.entries(pools).map(([pool, one]) => [one, { pool }]));
  // The same object each time: a statement is counted several times for each request.
  const labels = new Map<string, Labels>();
  const labelsOf = (statement: string): Labels => {
    const known = labels.get(statement) ?? { statement };
    labels.set(statement, known);
    return known;
  };
  return {
    connect: async (pool) => {
      const began = performance.now();
      try {
        return await pool.connect();
      } finally {
        telemetry.record('hourtrail_pool_wait_seconds', secondsSince(began), poolLabels.get(pool) ?? { pool: 'other' });
      }
    },
    send: async (client, statements) => {
      const names = statements.map(nameOf);
      const main = names.find((name) => !OPENING.has(name)) ?? names.at(-1) ?? 'unnamed';
      for (const name of names) telemetry.count('hourtrail_statements_total', labelsOf(name));
      const span = telemetry.spanWithin(main, { 'db.system.name': 'postgresql', 'hourtrail.statements': names });
      const began = performance.now();
      try {
        return await sendTogether(client, statements);
      } finally {
        telemetry.record('hourtrail_trip_seconds', secondsSince(began), labelsOf(main));
        span?.end();
      }
    },
  };
}
