import type { Database } from '../../platform/database.js';
import type { OpportunityFields } from '../domain/opportunity.state.js';

type Told = Pick<OpportunityFields, 'title' | 'organizationName' | 'date' | 'startTime' | 'endTime' | 'location'>;

/** What takes place on which day, in the school and in the file so far. */
export class Days {
  private readonly looked = new Set<string>();
  private readonly stored = new Set<string>();
  private readonly rows = new Map<string, number>();

  constructor(
    private readonly database: Database,
    private readonly organizationId: number,
  ) {}

  /** Looks up the days that were not looked up before. */
  async know(days: readonly string[]): Promise<void> {
    const fresh = [...new Set(days)].filter((day) => !this.looked.has(day));
    if (fresh.length === 0) return;
    const stored = await this.database.read<Told>(this.organizationId, {
      text: `SELECT title, organization_name AS "organizationName", date, start_time AS "startTime",
               end_time AS "endTime", location
             FROM opportunities.opportunities
             WHERE organization_id = $1 AND date = ANY ($2::date[]) AND cancelled_at IS NULL`,
      values: [this.organizationId, fresh],
    });
    for (const day of fresh) this.looked.add(day);
    for (const opportunity of stored) this.stored.add(keyOf(opportunity));
  }

  /** What makes it one too many; undefined where nothing does, and from then on it counts. */
  twin(opportunity: Told, row: number, reference: string): string | undefined {
    const key = keyOf(opportunity);
    if (this.stored.has(key)) return 'This opportunity is there already.';
    const known = this.rows.get(key + reference);
    if (known !== undefined) return `This is the same as row ${known}.`;
    this.rows.set(key + reference, row);
    return undefined;
  }
}

const keyOf = ({ title, organizationName, date, startTime, endTime, location }: Told): string =>
  JSON.stringify([title, organizationName, date, startTime, endTime, location]);
