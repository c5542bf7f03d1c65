import {
  t,
  dateInZone,
  forEachText,
  isRequired,
  isVolunteer,
  type ApprovalPolicy,
  type Role,
} from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import {
  loggedRow,
  type Importing,
  type ImportRow,
  type ImportSetting,
  type ReadRow,
} from '../../platform/imports/importing.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { HoursEvent } from '../domain/volunteer-hours.events.js';
import { aDayHas24Hours } from '../domain/entry-fields.rules.js';
import type { Circumstances, VolunteerHours } from '../domain/volunteer-hours.state.js';
import { bringIn, undoImport } from '../domain/volunteer-hours.js';
import { removeFilesOfImport } from '../persistence/attachments.js';
import { RULES_IN_FORCE, underRules, type RulesInForce } from '../persistence/counting.js';
import { volunteerHoursStream } from '../persistence/volunteer-hours.stream.js';
import { Days } from './days.js';
import { hoursRowIn, type HoursRow, type RowProblem } from './hours-row.js';

const RECENT_ENTRIES = 50_000;
const RECENT_ORGANIZATIONS = `
  SELECT DISTINCT organization_name AS name
  FROM (SELECT organization_name FROM hours.volunteer_hours
    WHERE organization_id = $1 AND deleted_at IS NULL AND status <> 'draft' AND organization_name IS NOT NULL
    ORDER BY id DESC LIMIT ${RECENT_ENTRIES}) recent`;

export const hoursImport: Importing<VolunteerHours> = {
  kind: 'hours',
  stream: volunteerHoursStream,
  organizations: { field: 'organizationName', known: RECENT_ORGANIZATIONS },
  async begin(setting) {
    const { database, organizationId } = setting;
    const [school, people] = await Promise.all([schoolOf(setting), peopleByEmail(database, organizationId)]);
    const known: Known = { setting, school, people, days: new Days(database, organizationId) };
    return {
      async read(rows) {
        const drafts = rows.map((row) => draftOf(row, known));
        await known.days.load(drafts.flatMap(({ entry }) => (entry ? [entry] : [])));
        return drafts.map((draft) => readOf(draft, known));
      },
    };
  },
  undo: {
    records: `SELECT * FROM hours.volunteer_hours
              WHERE organization_id = $1 AND import_id = $2 AND id > $3 ORDER BY id LIMIT $4`,
    changed: {
      // the files that came for its entries are of the import too
      those: `SELECT FROM hours.volunteer_hours h WHERE h.organization_id = $1 AND h.import_id = $2 AND h.version > 1
              AND h.version > 1 + (SELECT count(*) FROM hours.attachments a
                WHERE (a.organization_id, a.import_id, a.entry_id) = ($1, $2, h.id) AND a.state = 'kept')`,
      why: (count) => t('apiHours.importChanged', { count }),
    },
    used: [],
    also: removeFilesOfImport,
    decide: (entry, { by, reason }) => undoImport(entry, by, reason),
  },
};

type School = Omit<Circumstances, 'verifier'>;

interface Known {
  readonly setting: ImportSetting;
  readonly school: School;
  readonly people: ReadonlyMap<string, PersonOfSchool>;
  readonly days: Days;
}

/** `entry` is undefined if the student is unknown or the date is missing. */
interface Draft {
  readonly row: ImportRow;
  readonly read: HoursRow;
  readonly student: PersonOfSchool | undefined;
  readonly verifier: PersonOfSchool | undefined;
  readonly entry: (HoursRow['fields'] & { readonly studentId: number }) | undefined;
  readonly problems: readonly RowProblem[];
}

function draftOf(row: ImportRow, { setting, school, people }: Known): Draft {
  const { now, dateOrder: order } = setting;
  const read = hoursRowIn(row.cells, { timeZone: school.timeZone, thisYear: now.getUTCFullYear(), order });
  const student = people.get(read.studentEmail);
  const verifier = people.get(read.verifierEmail);
  const isOne = student !== undefined && isVolunteer(student.role) && student.emailConfirmed;
  const problems = [
    ...(isOne ? [] : [{ field: 'studentEmail', message: noVolunteer(read.studentEmail, student) }]),
    ...(read.verifierEmail === '' || verifier?.emailConfirmed
      ? []
      : [{ field: 'verifierEmail', message: verifier ? unconfirmed(verifier) : t('apiHours.unknownEmail') }]),
    ...read.problems,
  ];
  const entry = isOne && read.fields.date !== '' ? { ...read.fields, studentId: student.id } : undefined;
  return { row, read, student, verifier, entry, problems };
}

function noVolunteer(email: string, person: PersonOfSchool | undefined): string {
  if (email === '') return isRequired(t('labels.studentEmail'));
  if (!person) return t('apiHours.unknownEmail');
  return isVolunteer(person.role) ? unconfirmed(person) : t('apiHours.neitherStudentNorParent');
}

/** Anyone can enter someone else's email, so only a confirmed email may receive hours. */
const unconfirmed = ({ name }: PersonOfSchool): string => t('apiHours.unconfirmedEmail', { name });

function readOf(draft: Draft, known: Known): ReadRow {
  const { row, read } = draft;
  const decided = decide(draft, known);
  const problems = [...draft.problems, ...decided.problems];
  return {
    shown: () => ({ ...shownOf(read, row), student: draft.student?.name ?? '' }),
    problems: problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at),
    begins: () => decided.events,
  };
}

/** Placeholder for an unknown volunteer, so that the row's other problems are found too. */
const UNKNOWN_VOLUNTEER = 0;

interface Decided {
  readonly problems: readonly RowProblem[];
  readonly events: readonly HoursEvent[];
}

function decide({ row, read, entry, verifier, problems }: Draft, { setting, school, days }: Known): Decided {
  const { studentId, ...fields } = entry ?? {
    ...read.fields,
    studentId: UNKNOWN_VOLUNTEER,
    date: read.fields.date || school.today,
  };
  const { status, earlier } = read;
  const now = { ...school, verifier: verifier && (status === 'pending' ? verifier : asTheyWere(verifier)) };
  const about = {
    studentId,
    status,
    importId: setting.importId,
    row: loggedRow(row.row),
    earlier,
    reason: setting.reason,
  };
  const events = attempt(() => bringIn({ ...fields, verifierId: verifier?.id ?? null }, about, setting.by, now));
  if (!entry || events.problems.length + problems.length > 0) return events;
  const duplicate = days.duplicateOf(entry, row.row, row.cells['id'] ?? '');
  if (duplicate !== undefined) return { problems: [{ field: '', message: duplicate }], events: [] };
  const left = status === 'rejected' ? undefined : days.add(entry);
  return left === undefined ? events : { problems: problemsIn(aDayHas24Hours(left)), events: [] };
}

/** The verifier may have left or changed roles since. */
const asTheyWere = (verifier: PersonOfSchool): PersonOfSchool => ({
  ...verifier,
  isActive: true,
  role: isVolunteer(verifier.role) ? verifier.role : 'verifier',
});

function attempt(decision: () => readonly HoursEvent[]): Decided {
  try {
    return { problems: [], events: decision() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problems: problemsIn(error), events: [] };
  }
}

const problemsIn = ({ message, details }: DomainError): readonly RowProblem[] =>
  (details.errors ?? [{ field: '', message }]).map((problem) => ({
    field: problem.field === 'verifierId' ? 'verifierEmail' : problem.field,
    message: problem.message,
  }));

const shownOf = ({ fields, studentEmail, verifierEmail, status, earlier }: HoursRow, { cells }: ImportRow) => {
  const { reference: id, ...words } = earlier;
  return Object.fromEntries(
    Object.entries({
      studentEmail,
      organizationName: fields.organizationName ?? '',
      hours:
        fields.hundredths === null || Number.isNaN(fields.hundredths)
          ? (cells['hours'] ?? '')
          : (fields.hundredths / 100).toFixed(2),
      date: fields.date || (cells['date'] ?? ''),
      ...forEachText((text) => fields[text] ?? ''),
      startTime: fields.startTime ?? cells['startTime'] ?? '',
      endTime: fields.endTime ?? cells['endTime'] ?? '',
      status,
      verifierEmail,
      ...words,
      id,
    }).map(([field, value]) => [field, value.slice(0, 200)]),
  );
};

async function schoolOf({ database, organizationId, now }: ImportSetting): Promise<School> {
  const [row] = await database.read<SchoolRow>(organizationId, {
    name: 'school-that-imports-hours',
    text: `SELECT time_zone, approval_policy, accepts_supervisors, oldest_accepted_days,
             ${RULES_IN_FORCE} AS counting_rules FROM directory.schools WHERE organization_id = $1`,
    values: [organizationId],
  });
  const {
    time_zone: timeZone,
    approval_policy: approvalPolicy,
    accepts_supervisors: acceptsSupervisors,
    oldest_accepted_days: oldestAcceptedDays,
    counting_rules: countingRules,
  } = row as SchoolRow;
  return {
    organizationId,
    timeZone,
    approvalPolicy,
    acceptsSupervisors,
    oldestAcceptedDays,
    ...underRules(countingRules),
    today: dateInZone(now, timeZone),
  };
}

interface SchoolRow {
  time_zone: string;
  approval_policy: ApprovalPolicy;
  accepts_supervisors: boolean;
  oldest_accepted_days: number;
  counting_rules: RulesInForce | null;
}

interface PersonOfSchool {
  readonly id: number;
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly name: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly createdBy: number | null;
}

/** Keyed by lower-case email. */
async function peopleByEmail(database: Database, organizationId: number): Promise<ReadonlyMap<string, PersonOfSchool>> {
  const people = await database.read<PersonOfSchool>(organizationId, {
    name: 'people-by-email',
    text: `SELECT p.id, e.email, e.email_confirmed AS "emailConfirmed", p.first_name || ' ' || p.last_name AS name, p.role,
             p.is_active AS "isActive", p.created_by AS "createdBy"
           FROM directory.people p JOIN directory.emails e ON (e.organization_id, e.id) = (p.organization_id, p.id)
           WHERE p.organization_id = $1 AND p.moved_to IS NULL`,
    values: [organizationId],
  });
  return new Map(people.map((person) => [person.email.toLowerCase(), person]));
}
