import { t } from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import {
  loggedRow,
  type Importing,
  type ImportRow,
  type ImportSetting,
  type ReadRow,
} from '../../platform/imports/importing.js';
import { DomainError } from '../../platform/kernel/domain-error.js';
import type { OpportunityEvent } from '../domain/opportunity.events.js';
import { bringIn, undoImport } from '../domain/opportunity.js';
import type { Circumstances, Opportunity, OpportunityFields } from '../domain/opportunity.state.js';
import { opportunityStream } from '../persistence/opportunity-streams.js';
import { localTime } from '../persistence/opportunity-view.js';
import { opportunityRowIn, type OpportunityRow } from './opportunity-row.js';

export const opportunitiesImport: Importing<Opportunity> = {
  kind: 'opportunities',
  stream: opportunityStream,
  organizations: {
    field: 'organizationName',
    known: 'SELECT DISTINCT organization_name AS name FROM opportunities.opportunities WHERE organization_id = $1',
  },
  async begin(setting) {
    const dates = { thisYear: setting.now.getUTCFullYear(), order: setting.dateOrder };
    const [school, coordinators] = await Promise.all([schoolOf(setting), coordinatorsOf(setting)]);
    const known = { setting, school, coordinators, days: new Days(setting.database, setting.organizationId) };
    return {
      async read(rows) {
        const read = rows.map(({ cells }) => opportunityRowIn(cells, { ...school, ...dates }));
        await known.days.load(read.flatMap(({ fields }) => (fields ? [fields.date] : [])));
        return rows.map((row, index) => readOf(row, read[index] as OpportunityRow, known));
      },
    };
  },
  undo: {
    records: `SELECT * FROM opportunities.opportunities WHERE organization_id = $1 AND import_id = $2 AND id > $3
                AND cancelled_at IS NULL ORDER BY id LIMIT $4`,
    changed: {
      // importing a cancelled opportunity writes two events at the same instant
      those: `SELECT FROM opportunities.opportunities WHERE organization_id = $1 AND import_id = $2
                AND version > 1 AND NOT (version = 2 AND cancelled_at IS NOT DISTINCT FROM created_at)`,
      why: (count) => t('apiOpportunities.importChanged', { count }),
    },
    used: [
      {
        those: `SELECT FROM opportunities.opportunities o WHERE o.organization_id = $1 AND o.import_id = $2
                  AND EXISTS (SELECT FROM opportunities.signups s
                    WHERE (s.organization_id, s.opportunity_id) = (o.organization_id, o.id) AND s.status <> 'cancelled')`,
        why: (count) => t('apiOpportunities.importSignedUp', { count }),
      },
      {
        those: `SELECT FROM opportunities.opportunities o WHERE o.organization_id = $1 AND o.import_id = $2
                  AND o.id IN (SELECT e.opportunity_id FROM directory.entries e
                    WHERE e.organization_id = $1 AND e.opportunity_id IS NOT NULL)`,
        why: (count) => t('apiOpportunities.importLogged', { count }),
      },
    ],
    decide: (opportunity, { by, reason }) => undoImport(opportunity, { by, reason }),
  },
};

type School = Pick<Circumstances, 'organizationId' | 'timeZone' | 'now'> & { readonly name: string };
type Coordinator = NonNullable<Circumstances['coordinator']>;

interface Known {
  readonly setting: ImportSetting;
  readonly school: School;
  readonly coordinators: ReadonlyMap<string, Coordinator>;
  readonly days: Days;
}

function readOf(
  row: ImportRow,
  { fields, coordinatorEmail, cancelled, shown, problems }: OpportunityRow,
  known: Known,
): ReadRow {
  const { coordinators, days } = known;
  const coordinator = coordinators.get(coordinatorEmail);
  const found = [...problems];
  if (coordinatorEmail && !coordinator)
    found.push({ field: 'coordinatorEmail', message: t('apiOpportunities.noVerifierWithEmail') });
  const complete = fields && found.length === 0 ? { ...fields, coordinatorId: coordinator?.id ?? null } : undefined;
  const decided = complete && decide(complete, { row: row.row, cancelled, coordinator }, known);
  found.push(...(decided?.problems ?? []));
  const duplicate =
    found.length === 0 && complete && !cancelled
      ? days.duplicateOf(complete, row.row, row.cells['id'] ?? '')
      : undefined;
  if (duplicate) found.push({ field: '', message: duplicate });
  return { shown: () => shown, problems: found, begins: () => decided?.events ?? [] };
}

interface Decided {
  readonly problems: OpportunityRow['problems'];
  readonly events: readonly OpportunityEvent[];
}

function decide(
  fields: OpportunityFields,
  {
    row,
    cancelled,
    coordinator,
  }: { row: number; cancelled: OpportunityRow['cancelled']; coordinator: Coordinator | undefined },
  { setting: { by, reason, importId }, school }: Known,
): Decided {
  try {
    const about = { imported: { import: importId, row: loggedRow(row) }, cancelled, by, reason };
    return { problems: [], events: bringIn(fields, about, { ...school, coordinator }) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { problems: (error.details.errors ?? [{ field: '', message: error.message }]).map(byEmail), events: [] };
  }
}

const byEmail = ({ field, message }: { readonly field: string; readonly message: string }) => ({
  field: field === 'coordinatorId' ? 'coordinatorEmail' : field,
  message,
});

async function schoolOf({ database, organizationId, now }: ImportSetting): Promise<School> {
  const [row] = await database.read<{ name: string; time_zone: string }>(organizationId, {
    name: 'school-that-imports-opportunities',
    text: 'SELECT name, time_zone FROM directory.schools WHERE organization_id = $1',
    values: [organizationId],
  });
  const { name, time_zone: timeZone } = row as { name: string; time_zone: string };
  return { organizationId, name, timeZone, now: localTime(now, timeZone) };
}

async function coordinatorsOf({ database, organizationId }: ImportSetting): Promise<Known['coordinators']> {
  const rows = await database.read<Coordinator & { email: string }>(organizationId, {
    name: 'coordinators-by-email',
    text: `SELECT p.id, lower(e.email) AS email, p.role, p.is_active AS "isActive"
           FROM directory.people p JOIN directory.emails e ON (e.organization_id, e.id) = (p.organization_id, p.id)
           WHERE p.organization_id = $1 AND p.role = 'verifier' AND p.moved_to IS NULL AND e.email_confirmed`,
    values: [organizationId],
  });
  return new Map(rows.map((row) => [row.email, row]));
}

type OpportunityFacts = Pick<
  OpportunityFields,
  'title' | 'organizationName' | 'date' | 'startTime' | 'endTime' | 'location'
>;

/** Finds duplicates among stored opportunities and earlier rows of the file. */
class Days {
  private readonly loaded = new Set<string>();
  private readonly stored = new Set<string>();
  private readonly rows = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly organizationId: number,
  ) {}

  async load(days: readonly string[]): Promise<void> {
    const fresh = [...new Set(days)].filter((day) => !this.loaded.has(day));
    if (fresh.length === 0) return;
    const stored = await this.database.read<OpportunityFacts>(this.organizationId, {
      text: `SELECT title, organization_name AS "organizationName", date, start_time AS "startTime",
               end_time AS "endTime", location
             FROM opportunities.opportunities
             WHERE organization_id = $1 AND date = ANY ($2::date[]) AND cancelled_at IS NULL`,
      values: [this.organizationId, fresh],
    });
    for (const day of fresh) this.loaded.add(day);
    for (const opportunity of stored) this.stored.add(keyOf(opportunity));
  }

  /** Returns why the row is a duplicate; otherwise remembers it and returns undefined. */
  duplicateOf(opportunity: OpportunityFacts, row: number, reference: string): string | undefined {
    const key = keyOf(opportunity);
    if (this.stored.has(key)) return t('apiOpportunities.alreadyThere');
    const known = this.rows.get(key + reference);
    if (known !== undefined) return t('imports.sameAsRow', { row: known });
    this.rows.set(key + reference, row);
    return undefined;
  }
}

const keyOf = ({ title, organizationName, date, startTime, endTime, location }: OpportunityFacts): string =>
  JSON.stringify([title, organizationName, date, startTime, endTime, location]);
