import type { Database, Statement } from '../../platform/database/database.js';
import type { Run } from '../../platform/event-log/reaction.js';
import type { RecordedEvent } from '../../platform/kernel/event.js';
import { inclusionProof } from '../../platform/sealing/merkle-tree.js';
import { provesInclusion } from '../../platform/sealing/proofs.js';
import { computed, newestSeal, type Sealed } from '../../platform/sealing/sealed-tree.js';
import { leafHash } from '../../platform/sealing/node-hash.js';
import { erasuresIn } from './erasures.js';
import { EVENT_AND_TEXTS, problemsOfEvent, isInstant, type Known, type StoredEvent } from './event-problems.js';
import type { ProblemKind } from './problem.js';

export interface TrailStep {
  /** Null until sealed. */
  readonly number: number | null;
  readonly version: number;
  readonly event: RecordedEvent | undefined;
  /** Hexadecimal. */
  readonly hash: string;
  readonly sealedAt: Date | null;
  readonly fault: ProblemKind | null;
}

interface Place {
  readonly number: string | null;
  readonly stream: string;
  readonly version: number;
  readonly sealed_at: Date | null;
}

/** An event that was sealed but is missing has no `canonical`. */
type Row = Place & (StoredEvent | { readonly canonical: null });

export class RecordTrails {
  constructor(
    private readonly database: Database,
    private readonly macKey: Buffer,
  ) {}

  /** The oldest first; empty if the record never existed. */
  async of(organizationId: number, stream: string): Promise<readonly TrailStep[]> {
    return this.database.systemTransaction(async (run) => {
      const rows = await run<Row>(trailOf(organizationId, stream));
      const seal = await newestSeal(organizationId, run);
      const known = { macKey: this.macKey, erasures: erasuresIn(organizationId, rows.filter(isThere), this.macKey) };
      const steps: TrailStep[] = [];
      for (const row of rows) {
        const isSealed = await this.isInTree(organizationId, row, seal, run);
        const fault = this.problemOf(organizationId, row, { before: steps.at(-1)?.version ?? 0, isSealed, known });
        steps.push(stepOf(organizationId, row, fault));
      }
      return steps;
    });
  }

  private problemOf(organizationId: number, row: Row, { before, isSealed, known }: Found): ProblemKind | null {
    if (row.canonical === null) return 'removed';
    const [fault] = problemsOfEvent(organizationId, row, known);
    if (fault) return fault;
    if (!isSealed) return 'tile-changed';
    return row.version === before + 1 ? null : 'missing-before';
  }

  /** Checks the newest signed tree. True for an event without a number. */
  private async isInTree(organizationId: number, { number, canonical }: Row, seal: Sealed, run: Run): Promise<boolean> {
    if (number === null || canonical === null) return true;
    const [index, { size, root }] = [Number(number) - 1, seal];
    if (!root || index >= size) return false;
    try {
      const proof = await computed(organizationId, (subtree) => inclusionProof(index, size, subtree), run);
      return provesInclusion(leafHash(Buffer.from(canonical)), index, { size, root }, proof);
    } catch {
      // a tile is missing
      return false;
    }
  }
}

interface Found {
  readonly before: number;
  readonly isSealed: boolean;
  readonly known: Known;
}

const isThere = (row: Row): row is Place & StoredEvent => row.canonical !== null;

// the FULL JOIN keeps deleted events, which still have a number
const trailOf = (organizationId: number, stream: string): Statement => ({
  name: 'record-trail',
  text: `SELECT coalesce(e.stream, n.stream) AS stream, coalesce(e.version, n.version) AS version, n.number,
           (SELECT min(s.sealed_at) FROM log.checkpoints s
            WHERE s.organization_id = $1 AND s.size = (SELECT min(b.size) FROM log.checkpoints b
              WHERE b.organization_id = $1 AND b.size >= n.number)) AS sealed_at, ${EVENT_AND_TEXTS}
         FROM (SELECT * FROM log.events WHERE organization_id = $1 AND stream = $2) e
         FULL JOIN (SELECT * FROM log.sealed_events WHERE organization_id = $1 AND stream = $2) n
           ON n.version = e.version
         ORDER BY 2`,
  values: [organizationId, stream],
});

function stepOf(organizationId: number, row: Row, fault: ProblemKind | null): TrailStep {
  return {
    number: row.number === null ? null : Number(row.number),
    version: row.version,
    event: row.canonical === null ? undefined : eventOf(organizationId, row),
    hash: row.canonical === null ? '' : row.hash.toString('hex'),
    sealedAt: row.sealed_at,
    fault,
  };
}

/** Reads the bytes, or the columns if the bytes are unreadable. */
function eventOf(organizationId: number, row: StoredEvent): RecordedEvent {
  const place = { organizationId, stream: row.stream, version: row.version };
  try {
    const parsed = JSON.parse(row.canonical) as Omit<RecordedEvent, 'at'> & { at: string };
    const texts = Object.keys(parsed.texts).map((field) => [field, row.texts?.[field]?.[1] ?? null] as const);
    const at = new Date(parsed.at);
    const parts: readonly unknown[] = [parsed.data, parsed.actor];
    if (!isInstant(at) || !parts.every((part) => typeof part === 'object' && part !== null))
      throw new RangeError('The event cannot be read.');
    return {
      ...place,
      type: parsed.type,
      at,
      actor: parsed.actor,
      data: parsed.data,
      texts: Object.fromEntries(texts),
    };
  } catch {
    const actor = { id: row.actor_id, role: 'system' };
    const at = isInstant(row.at) ? row.at : new Date(0);
    return { ...place, type: row.type, at, actor, data: {}, texts: {} };
  }
}
