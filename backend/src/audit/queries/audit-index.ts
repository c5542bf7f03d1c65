import type { PlaceInSql } from '../../platform/event-log/recorded-events.js';

/** That an event of `reporting.audit_index a` decides on an entry; as the index of decisions has it. */
export const DECISIONS = "a.type IN ('hours.verified', 'hours.approved', 'hours.rejected')";

/** Hundredths of hours as every entry tells its hours: "3.00". */
export const inHours = (hundredths: number | null): string | null =>
  hundredths === null ? null : (hundredths / 100).toFixed(2);

/** The number of an event in the sealed log of its school, as an SQL expression; null until it is sealed. */
export const numberOf = ({ school, stream, version }: PlaceInSql): string => `
  (SELECT n.number FROM log.sealed_events n
   WHERE (n.organization_id, n.stream, n.version) = (${school}, ${stream}, ${version}))`;

/** The numbered events of a school up to a size, as an SQL relation (number, stream, version). */
export const sealedUpTo = (school: string, size: string): string => `
  (SELECT n.number, n.stream, n.version FROM log.sealed_events n
   WHERE n.organization_id = ${school} AND n.number <= ${size})`;
