import { setTimeout as pause } from 'node:timers/promises';
import { t, type Checkup, type Integrity, type UnfinishedCheckup } from '@hourtrail/contracts';
import type { Database } from '../../platform/database/database.js';
import type { Run } from '../../platform/event-log/reaction.js';
import { openCheckpointOf } from '../../platform/sealing/checkpoint.js';
import type { Continuity } from '../../platform/sealing/continuity.js';
import type { ExternalCheckpoints } from '../../platform/sealing/external-checkpoints.js';
import { rootOf } from '../../platform/sealing/merkle-tree.js';
import type { SealKeys } from '../../platform/sealing/seal-keys.js';
import { computed } from '../../platform/sealing/sealed-tree.js';
import type { Sealer } from '../../platform/sealing/sealer.js';
import { allSealingStops, openSealingStop, type SealingStop } from '../../platform/sealing/sealing-stops.js';
import { sealedPlace } from '../../platform/sealing/sealing.js';
import { keyIdOf, type NoteKey } from '../../platform/sealing/signed-note.js';
import type { FullChecks } from './full-checks.js';
import { integritySentence, integrityState } from './integrity-sentence.js';

const COPIED_WITHIN_MS = 1_000;

interface NewestSeal {
  readonly size: number;
  readonly root: Buffer;
  readonly note: string;
  readonly sealed_at: Date;
}

type Check = Integrity['checks'][number];

export class LogIntegrity {
  constructor(
    private readonly database: Database,
    private readonly keys: SealKeys,
    private readonly external: ExternalCheckpoints,
    private readonly sealer: Sealer,
    private readonly continuity: Continuity,
    private readonly checkups: FullChecks,
  ) {}

  async of(organizationId: number): Promise<Integrity> {
    // read first: if no check runs now, the results below are final
    const isCheckingUp = this.checkups.isInProgress(organizationId);
    const keys = await this.keys.all();
    const [found, { checkup, unfinished }] = await Promise.all([
      this.look(organizationId, keys),
      this.checkups.of(organizationId),
    ]);
    const { seal, stop, waiting } = found;
    const checks = seal
      ? [
          ...found.checks,
          await this.externalCopy(organizationId, seal.note, Date.now() + COPIED_WITHIN_MS),
          ...everyEvent(checkup, unfinished, seal.size + waiting),
        ]
      : [];
    const { breaks, refusal } = this.continuity;
    const sealing = { organizationId, sealed: seal?.size, waiting, stop, checks };
    const known = { ...sealing, breaks, refusal: refusal?.message, inTrouble: this.inTrouble };
    const state = integrityState(known);
    return {
      organizationId,
      state,
      words: integritySentence(state, known),
      sealed: seal?.size ?? 0,
      waiting,
      sealedAt: seal?.sealed_at.toISOString() ?? null,
      root: seal?.root.toString('hex') ?? null,
      key: keyIdOf(this.keys.signer).toString('hex'),
      checks,
      checkup,
      unfinished,
      isCheckingUp,
    };
  }

  private get inTrouble(): boolean {
    return this.sealer.trouble !== undefined;
  }

  private look(organizationId: number, keys: readonly NoteKey[]): Promise<SealedState> {
    return this.database.systemTransaction(async (run) => {
      // read first: what waits now and is sealed a moment later is in the checkpoint below
      const stop = openSealingStop(await allSealingStops(run), organizationId);
      const waiting = await waitingOf(organizationId, stop, run);
      const [row] = await run<Omit<NewestSeal, 'size'> & { readonly size: string }>({
        name: 'newest-checkpoint',
        text: `SELECT size, root, note, sealed_at FROM log.checkpoints WHERE organization_id = $1 ORDER BY size DESC LIMIT 1`,
        values: [organizationId],
      });
      const seal = row && { ...row, size: Number(row.size) };
      const checks = seal ? [await treeHolds(organizationId, seal, run), isSigned(organizationId, seal, keys)] : [];
      return { seal, stop, checks, waiting };
    });
  }

  private async externalCopy(organizationId: number, note: string, until: number): Promise<Check> {
    const copy = await this.external.newestOf(organizationId).catch(() => UNREADABLE);
    if (copy !== note && Date.now() < until) {
      await pause(100);
      return this.externalCopy(organizationId, note, until);
    }
    if (copy === UNREADABLE) return external(null, t('apiAudit.externalUnreadable'));
    if (copy === note) return external(true, t('apiAudit.externalSame'));
    if (this.inTrouble) return external(null, t('apiAudit.externalDelayed'));
    return copy === undefined
      ? external(false, t('apiAudit.externalMissing'))
      : external(false, t('apiAudit.externalDifferent'));
  }
}

const UNREADABLE = Symbol('unreadable');
const external = (holds: boolean | null, words: string): Check => ({ name: 'outside', holds, words });

function everyEvent(checkup: Checkup | null, unfinished: UnfinishedCheckup | null, total: number): readonly Check[] {
  if (!unfinished) return checkup ? [finishedCheck(checkup, total)] : [];
  const again = t('apiAudit.checkUnfinished', { reason: unfinished.why });
  if (!checkup) return [{ name: 'events', holds: null, words: `${again} ${t('apiAudit.noCheckFinished')}` }];
  const { faults } = checkup;
  const before = faults === 0 ? t('apiAudit.lastCheckClean') : t('apiAudit.lastCheckFindings', { findings: faults });
  // a check that did not finish does not retract earlier findings
  return [{ name: 'events', holds: faults > 0 ? false : null, words: `${again} ${before}` }];
}

const finishedCheck = ({ events, faults, summary }: Checkup, total: number): Check => ({
  name: 'events',
  holds: faults === 0,
  words:
    faults === 0
      ? t('apiAudit.eventsHold', { events, total })
      : t('apiAudit.eventsFindings', { events, total, summary, findings: faults }),
});

interface SealedState {
  readonly seal: NewestSeal | undefined;
  readonly stop: SealingStop | undefined;
  readonly waiting: number;
  readonly checks: readonly Check[];
}

async function treeHolds(organizationId: number, { size, root }: NewestSeal, run: Run): Promise<Check> {
  const stored = await computed(organizationId, (subtree) => rootOf(size, subtree), run).catch(() => undefined);
  const holds = stored?.equals(root) === true;
  const words = holds ? t('apiAudit.treeHolds') : t('apiAudit.treeBroken');
  return { name: 'tree', holds, words };
}

function isSigned(organizationId: number, { size, root, note }: NewestSeal, keys: readonly NoteKey[]): Check {
  const checkpoint = openCheckpointOf(organizationId, note, keys);
  const holds = checkpoint?.size === size && checkpoint.root.equals(root);
  const words = holds ? t('apiAudit.signatureValid') : t('apiAudit.signatureInvalid');
  return { name: 'signature', holds, words };
}

const COUNT_LIMIT = 100_000;

/** Counts up to COUNT_LIMIT events without a number; if sealing stopped, all since then. */
async function waitingOf(organizationId: number, stop: SealingStop | undefined, run: Run): Promise<number> {
  const place = stop ?? (await sealedPlace(run));
  const [found] = await run<{ waiting: number }>({
    name: 'waiting-events',
    text: `SELECT count(*)::integer AS waiting FROM (
             SELECT FROM log.events e WHERE e.organization_id = $1
               AND (e.epoch, e.tx, e.position) > ($2, $3::xid8, $4::bigint) LIMIT ${COUNT_LIMIT}) w`,
    values: [organizationId, place.epoch, place.tx, place.position],
  });
  return found?.waiting ?? 0;
}
