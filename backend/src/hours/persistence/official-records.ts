import {
  dateInZone,
  LIMITS,
  RECORD_CODE_LENGTH,
  shownRecordCode,
  t,
  VERIFY_ROUTE,
  type NamedPerson,
  type RecordPart,
  type RecordTakenBack,
  type SignedRecord,
} from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import type { RulesVersion } from '../../organizations/index.js';
import { Database, type Statement } from '../../platform/database/database.js';
import { named, nameOf } from '../../platform/event-log/event-people.js';
import {
  actorAt,
  changedSince,
  recordedEvent,
  roleAt,
  textAsOf,
  type RecordedRow,
} from '../../platform/event-log/recorded-events.js';
import { Records } from '../../platform/event-log/records.js';
import { Stream, type RowOf } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { recordIdOf } from '../../platform/kernel/event.js';
import { newestNote } from '../../platform/sealing/sealed-tree.js';
import { newCode } from '../../platform/web/access/code-guesses.js';
import type { WebOptions } from '../../platform/web/web-options.js';
import { countersignRecord, evolveRecord, revokeRecord, type OfficialRecord } from '../domain/official-record.js';
import { isRecordHandledBy, takenBackSince } from '../domain/official-record.rules.js';
import type { Person, VolunteerHours } from '../domain/volunteer-hours.state.js';
import {
  approvedOf,
  categoryNamed,
  groupedBy,
  rulesOfSchool,
  standingOf,
  versionsIn,
  yearsOfSchool,
  type ApprovedRow,
  type RulesRow,
} from './counting.js';
import { verificationOf } from './hours-view.js';
import type { ApprovedEntry, ApprovedHours } from './record-document.js';
import { withFollowedStudents } from './visible-hours.js';
import { volunteerHoursStream } from './volunteer-hours.stream.js';

export const officialRecordStream = new Stream<OfficialRecord>({
  name: 'record',
  table: 'hours.official_records',
  evolve: evolveRecord,
  columns: {
    studentId: { type: 'integer' },
    code: { type: 'text' },
    show: { type: 'text' },
    verifierIds: { type: 'integer', array: true },
    issuedAt: { type: 'timestamptz' },
    revokedAt: { type: 'timestamptz', nullable: true },
    document: { type: 'text', nullable: true },
    countersignedBy: { type: 'integer', nullable: true },
    countersignature: { type: 'text', nullable: true },
  },
});

export interface FoundRecord {
  readonly record: OfficialRecord;
  readonly supersededAt: Date | null;
  readonly issuedBy: NamedPerson;
  readonly timeZone: string;
}

export const recordUrl = ({ publicUrl }: WebOptions, code: string): string =>
  `${publicUrl}${VERIFY_ROUTE}${shownRecordCode(code)}`;

export type Volunteer = Pick<OfficialRecord, 'studentId' | 'organizationId'>;

@Injectable()
export class OfficialRecords {
  private readonly records: Records<OfficialRecord>;

  constructor(
    private readonly database: Database,
    work: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.records = new Records(database, work, officialRecordStream);
  }

  /** Throws not-found unless `by` may issue records of the person. */
  async volunteer(by: Person, userId: number): Promise<Volunteer> {
    const school = by.role === 'super-admin' ? null : by.organizationId;
    const statement = { name: 'volunteer-of-record', text: VOLUNTEER, values: [userId, school] };
    const [found] = await (school === null
      ? this.database.system<Volunteer>(statement)
      : this.database.read<Volunteer>(school, statement));
    if (!found) throw notFound();
    await this.requireMay(by, found);
    return found;
  }

  async requireMay(by: Person, volunteer: Volunteer): Promise<void> {
    if (!isRecordHandledBy(await withFollowedStudents(this.database, by), volunteer)) throw notFound();
  }

  /** As they are now, with the newest checkpoint; in one transaction. */
  async approved({
    organizationId,
    studentId,
  }: Volunteer): Promise<{ readonly hours: ApprovedHours; readonly checkpoint: string | null }> {
    const values = [organizationId, studentId];
    const now = this.clock.now();
    const [[about], years, rows, [rules], approved, [seal], statements] = (await this.database.readAll(organizationId, [
      { name: 'about-record', text: ABOUT, values: [...values, now] },
      yearsOfSchool(organizationId),
      { name: 'hours-of-record', text: APPROVED, values },
      rulesOfSchool(organizationId),
      approvedOf(organizationId, [studentId]),
      newestNote(organizationId),
      { name: 'statements-of-record', text: STATEMENTS, values },
    ])) as [
      AboutRow[],
      ApprovedHours['years'],
      HoursRow[],
      RulesRow[],
      ApprovedRow[],
      { note: string }[],
      StatementRow[],
    ];
    if (!about) throw notFound();
    const { timeZone, ...named } = about;
    const versions = versionsIn(rules);
    const today = dateInZone(now, timeZone);
    const { year, counted, progress } = standingOf(approved, { versions, years, goal: about.goal, today });
    const entries = rows.map((row) => entryOf(row, counted.get(row.id)?.hundredths, versions));
    const goal = versions.length === 0 ? null : { met: progress.met, year: year?.name ?? null };
    const shown = statements.map(({ text, at, date }) => ({ text, at: at.toISOString(), ...(date && { date }) }));
    return { hours: { ...named, rules: goal, years, entries, statements: shown }, checkpoint: seal?.note ?? null };
  }

  async issue(
    by: Actor,
    { organizationId, studentId }: Volunteer,
    issued: {
      readonly show: readonly RecordPart[];
      readonly verifierIds: readonly number[];
      readonly document: (code: string) => string;
    },
  ): Promise<OfficialRecord> {
    const code = newCode(RECORD_CODE_LENGTH);
    const { show, verifierIds: verifiers } = issued;
    return this.records.begin({ ...by, organizationId }, () => [
      {
        type: 'record.issued',
        data: { student: studentId, recordCode: code, show, verifiers },
        texts: { document: issued.document(code) },
      },
    ]);
  }

  /** Revoking a revoked record changes nothing. */
  async revoke(by: Actor, record: OfficialRecord): Promise<void> {
    const { organizationId, id } = record;
    const current = (): unknown => this.records.find(organizationId, id);
    await this.records.decide({ ...by, organizationId }, record, () => revokeRecord(record), { current });
  }

  /** `document`: the countersignature, signed, of whom it names. */
  async countersign(
    by: Actor & { readonly id: number },
    record: OfficialRecord,
    document: (name: string) => string,
  ): Promise<void> {
    const { organizationId, id } = record;
    const [person] = await this.database.read<{ name: string }>(organizationId, {
      name: 'name-of-countersigner',
      text: "SELECT first_name || ' ' || last_name AS name FROM directory.people WHERE (organization_id, id) = ($1, $2)",
      values: [organizationId, by.id],
    });
    if (!person) throw notFound();
    const current = (): unknown => this.records.find(organizationId, id);
    await this.records.decide(by, record, () => countersignRecord(record, document(person.name)), { current });
  }

  /** Of any school. */
  async find(code: string): Promise<FoundRecord | undefined> {
    const [row] = await this.database.system<RecordRow>({
      name: 'record-of-code',
      text: `${FOUND} WHERE r.code = $1`,
      values: [code],
    });
    return row && found(row);
  }

  /** Undefined if everything that the record shows is still approved. */
  async takenBack({
    organizationId,
    studentId,
    issuedAt,
    document,
  }: OfficialRecord): Promise<RecordTakenBack | undefined> {
    if (document === null) return undefined;
    const entries = await this.database.read<{ stream: string }>(organizationId, {
      name: 'entries-of-record',
      text: "SELECT 'hours/' || id AS stream FROM hours.volunteer_hours WHERE (organization_id, student_id) = ($1, $2)",
      values: [organizationId, studentId],
    });
    const streams = entries.map(({ stream }) => stream);
    const rows = await this.database.read<RecordedRow>(organizationId, changedSince(organizationId, streams, issuedAt));
    const histories = groupedBy(rows.map(recordedEvent), ({ stream }) => recordIdOf(stream));
    const lost = takenBackSince(issuedAt, [...histories.values()]);
    const { totals } = (JSON.parse(document) as SignedRecord).record;
    if (!totals || lost.length === 0) return undefined;
    return { entries: lost.length, hours: lost.reduce((sum, one) => sum + one, 0) / 100, of: totals.hours };
  }

  /** Newest first; a volunteer's own also from the schools they were at before. */
  async of(by: Person, { organizationId, studentId }: Volunteer): Promise<readonly FoundRecord[]> {
    const schools = [organizationId, ...(by.id === studentId ? (by.earlierSchools ?? []) : [])];
    const rows = await this.database.system<RecordRow>({
      name: 'records-of-volunteer',
      text: `${FOUND} WHERE r.organization_id = ANY ($1) AND r.student_id = $2 ORDER BY r.issued_at DESC, r.id DESC
             LIMIT ${LIMITS.listMax}`,
      values: [schools, studentId],
    });
    return rows.map(found);
  }
}

/** Without an own school, the person's present one. */
const VOLUNTEER = `SELECT organization_id AS "organizationId", id AS "studentId" FROM directory.people
  WHERE id = $1 AND (organization_id = $2 OR $2::integer IS NULL AND moved_to IS NULL) AND erased_at IS NULL`;

const ABOUT = `
  SELECT p.first_name || ' ' || p.last_name AS name, o.name AS school, directory.goal_of(g.whole, g.pro_rata, g.joined_on, ($3::timestamptz AT TIME ZONE o.time_zone)::date) AS goal,
    o.time_zone AS "timeZone"
  FROM directory.people p JOIN directory.schools o USING (organization_id)
  JOIN directory.goals g ON (g.organization_id, g.student_id) = (p.organization_id, p.id)
  WHERE (p.organization_id, p.id) = ($1, $2)`;

const STATEMENTS = `
  SELECT s.statement AS text, s.statement_at AS at, e.date::text AS date
  FROM directory.statements s
  LEFT JOIN directory.entries e ON (e.organization_id, e.id) = (s.organization_id, s.entry_id)
  WHERE (s.organization_id, s.student_id) = ($1, $2) ORDER BY s.statement_at`;

interface StatementRow {
  readonly text: string;
  readonly at: Date;
  readonly date: string | null;
}

type AboutRow = Pick<ApprovedHours, 'name' | 'school' | 'goal'> & { readonly timeZone: string };

// who signed without an account is a text of the verification
const APPROVED = `
  SELECT h.*, ${nameOf('h.verified_by', 'h.organization_id')} AS account_name,
    CASE WHEN h.verification_level IS NOT NULL THEN ${textAsOf('signedName', {
      school: 'h.organization_id',
      stream: "('hours/' || h.id)",
      version: 'h.version',
    })} END AS signed_name
  FROM hours.volunteer_hours h
  WHERE h.organization_id = $1 AND h.student_id = $2 AND h.status = 'approved' AND h.deleted_at IS NULL
  ORDER BY h.date, h.start_time, h.id`;

interface HoursRow extends RowOf<VolunteerHours> {
  account_name: string | null;
  signed_name: string | null;
}

function entryOf(row: HoursRow, counted: number | undefined, versions: readonly RulesVersion[]): ApprovedEntry {
  const entry = volunteerHoursStream.stateOf(row);
  const verification = verificationOf(entry);
  const name = (entry.verificationLevel ? row.signed_name : row.account_name) ?? t('labels.unknownPerson');
  return {
    date: entry.date,
    hundredths: entry.hundredths ?? 0,
    counted: counted ?? entry.hundredths ?? 0,
    category: entry.categoryId === null ? null : (categoryNamed(entry.categoryId, versions)?.name ?? null),
    organization: entry.organizationName ?? '',
    verifier: verification && { id: entry.verifiedBy, name, level: verification.level },
  };
}

const ISSUED = { school: 'r.organization_id', stream: "('record/' || r.id)", version: '1' };

const FOUND = `
  SELECT r.*, o.time_zone, issued.by AS issued_by, issued.role AS issued_as,
    ${nameOf('issued.by', 'r.organization_id')} AS issuer_name,
    (SELECT min(n.issued_at) FROM hours.official_records n
     WHERE (n.organization_id, n.student_id) = (r.organization_id, r.student_id) AND n.id > r.id) AS superseded_at
  FROM hours.official_records r JOIN directory.schools o USING (organization_id)
  CROSS JOIN LATERAL (SELECT ${actorAt(ISSUED)} AS by, ${roleAt(ISSUED)} AS role) issued`;

interface RecordRow extends RowOf<OfficialRecord> {
  superseded_at: Date | null;
  issued_by: number | null;
  issued_as: string | null;
  issuer_name: string | null;
  time_zone: string;
}

const found = (row: RecordRow): FoundRecord => ({
  record: officialRecordStream.stateOf(row),
  supersededAt: row.superseded_at,
  issuedBy: named(row.issued_by, row.issuer_name, row.issued_as),
  timeZone: row.time_zone,
});

/** Records that name one of these people and are not erased yet. */
export const recordsNaming = (organizationId: number, people: readonly number[]): Statement => ({
  name: 'records-naming',
  text: `SELECT * FROM hours.official_records
         WHERE organization_id = $1 AND document IS NOT NULL AND (student_id = ANY ($2) OR verifier_ids && $2 OR countersigned_by = ANY ($2))`,
  values: [organizationId, people],
});
