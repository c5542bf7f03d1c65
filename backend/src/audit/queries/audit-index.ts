import type { PlaceInSql } from '../../platform/event-log/recorded-events.js';

/** Must match the condition of the partial index on decisions. */
export const DECISIONS = "a.type IN ('hours.verified', 'hours.approved', 'hours.rejected')";

export const inHours = (hundredths: number | null): string | null =>
  hundredths === null ? null : (hundredths / 100).toFixed(2);

/** SQL; null until sealed. */
export const numberOf = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT n.number FROM log.sealed_events n
   WHERE (n.organization_id, n.stream, n.version) = (${school}, ${stream}, ${version}))`;

export const sealedUpTo = (school: string, size: string): string => `
  (SELECT n.number, n.stream, n.version FROM log.sealed_events n
   WHERE n.organization_id = ${school} AND n.number <= ${size})`;
