import { hash } from 'node:crypto';
import { t, LIMITS } from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import type { EntryFields } from '../domain/volunteer-hours.events.js';

const FULL = LIMITS.hoursPerDay * 100;

export interface EntryOfDay extends Omit<EntryFields, 'verifierId'> {
  readonly studentId: number;
}

/** Hours and entries per person and day, in the school and in the file so far. */
export class Days {
  private readonly hundredths = new Map<string, number>();
  private readonly stored = new Set<string>();
  private readonly rows = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly organizationId: number,
  ) {}

  /** Loads the days that aren't loaded yet. */
  async load(entries: readonly EntryOfDay[]): Promise<void> {
    const fresh = new Map(entries.map((entry) => [dayOf(entry), entry]));
    const missing = [...fresh].filter(([day]) => !this.hundredths.has(day)).map(([, entry]) => entry);
    if (missing.length === 0) return;
    const values = [this.organizationId, missing.map(({ studentId }) => studentId), missing.map(({ date }) => date)];
    const [sums, stored] = (await this.database.readAll(this.organizationId, [
      { text: SUMS, values },
      { text: ENTRIES, values },
    ])) as [{ studentId: number; date: string; hundredths: number }[], EntryOfDay[]];
    for (const day of missing) this.hundredths.set(dayOf(day), 0);
    for (const day of sums) this.hundredths.set(dayOf(day), day.hundredths);
    for (const entry of stored) this.stored.add(keyOf(entry));
  }

  /** Why the entry is a duplicate. If undefined, the entry is remembered for the rows after it. */
  duplicateOf(entry: EntryOfDay, row: number, reference: string): string | undefined {
    const key = keyOf(entry);
    if (this.stored.has(key)) return t('apiHours.alreadyThere');
    const known = this.rows.get(key + reference);
    if (known !== undefined) return t('imports.sameAsRow', { row: known });
    this.rows.set(key + reference, row);
    return undefined;
  }

  /** Adds hours to the day; if they don't fit, returns what is left of it in hundredths. */
  add(entry: EntryOfDay): number | undefined {
    const [day, more] = [dayOf(entry), entry.hundredths ?? 0];
    const before = this.hundredths.get(day) ?? 0;
    if (before + more > FULL) return FULL - before;
    this.hundredths.set(day, before + more);
    return undefined;
  }
}

const dayOf = ({ studentId, date }: { readonly studentId: number; readonly date: string }): string =>
  `${studentId} ${date}`;

const keyOf = ({
  studentId,
  date,
  hundredths,
  startTime,
  endTime,
  organizationName,
  description,
}: EntryOfDay): string =>
  hash(
    'sha1',
    JSON.stringify([studentId, date, hundredths, startTime, endTime, organizationName, description ?? '']),
    'base64',
  );

/** One index probe per day. Unnamed, so that PostgreSQL replans it as imports grow the table. */
const ofEachDay = (columns: string, table: string, more = ''): string => `
  SELECT d.student_id AS "studentId", d.date, t.* FROM unnest($2::integer[], $3::date[]) AS d (student_id, date)
  CROSS JOIN LATERAL (SELECT ${columns} FROM ${table} h
    WHERE h.organization_id = $1 AND h.student_id = d.student_id AND h.date = d.date ${more} OFFSET 0) t`;

const SUMS = ofEachDay('h.hundredths', 'hours.per_day');

const ENTRIES = ofEachDay(
  `(h.hours * 100)::integer AS hundredths, h.start_time AS "startTime", h.end_time AS "endTime",
   h.organization_name AS "organizationName", h.description`,
  'hours.volunteer_hours',
  "AND h.deleted_at IS NULL AND h.status <> 'draft'",
);
