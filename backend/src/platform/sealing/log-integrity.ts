import { setTimeout as pause } from 'node:timers/promises';
import type { Checkup, Integrity } from '@hourtrail/contracts';
import type { Database } from '../database.js';
import type { Run } from '../event-log/reaction.js';
import { breakWords, type Continuity } from './continuity.js';
import { openCheckpoint } from './checkpoint.js';
import type { Checkups } from './checkups.js';
import { allHalts, openHalt, type Halt } from './halts.js';
import { rootOf } from './merkle-tree.js';
import { originIn } from './origin.js';
import type { OutsideCheckpoints } from './outside.js';
import type { SealKeys } from './seal-keys.js';
import type { Sealer } from './sealer.js';
import { sealedPlace } from './sealed-until.js';
import { computed } from './sealed-tree.js';
import { keyIdOf, type NoteKey } from './signed-note.js';

/** A copy outside follows its seal within this time. */
const COPIED_WITHIN_MS = 1_000;

interface Standing {
  readonly size: number;
  readonly root: Buffer;
  readonly note: string;
  readonly sealed_at: Date;
}

type Check = Integrity['checks'][number];

/** Says how the log of a school stands, and finds out just then whether its newest checkpoint holds. */
export class LogIntegrity {
  constructor(
    private readonly database: Database,
    private readonly keys: SealKeys,
    private readonly outside: OutsideCheckpoints,
    private readonly sealer: Sealer,
    private readonly continuity: Continuity,
    private readonly checkups: Checkups,
  ) {}

  async of(organizationId: number): Promise<Integrity> {
    const keys = await this.keys.all();
    const [found, checkup] = await Promise.all([
      this.look(organizationId, keys),
      this.checkups.newestOf(organizationId),
    ]);
    const { seal, halt, waiting } = found;
    const trouble = this.troubleOf(organizationId);
    const state = halt ? 'halted' : waiting > 0 ? 'sealing' : seal ? 'sealed' : 'empty';
    return {
      organizationId,
      state,
      words: [wordsOf(state, found, organizationId), ...(trouble ? [trouble] : [])].join(' '),
      sealed: seal?.size ?? 0,
      waiting,
      sealedAt: seal?.sealed_at.toISOString() ?? null,
      root: seal?.root.toString('hex') ?? null,
      key: keyIdOf(this.keys.signer).toString('hex'),
      checks: seal
        ? [
            ...found.checks,
            await this.copyOutside(organizationId, seal.note, Date.now() + COPIED_WITHIN_MS),
            ...(checkup ? [everyEvent(checkup)] : []),
          ]
        : [],
      checkup,
      isCheckingUp: this.checkups.isUnderWay(organizationId),
    };
  }

  /** What keeps the whole log, or this school's, from being sealed. */
  private troubleOf(organizationId: number): string | undefined {
    const broken = this.continuity.breaks.find((one) => one.organizationId === organizationId);
    return broken ? breakWords(broken) : this.sealer.trouble && `Sealing waits: ${this.sealer.trouble}`;
  }

  private look(organizationId: number, keys: readonly NoteKey[]): Promise<Found> {
    return this.database.systemTransaction(async (run) => {
      const [row] = await run<Omit<Standing, 'size'> & { readonly size: string }>({
        name: 'standing-seal',
        text: `SELECT size, root, note, sealed_at FROM log.seals WHERE organization_id = $1 ORDER BY size DESC LIMIT 1`,
        values: [organizationId],
      });
      const seal = row && { ...row, size: Number(row.size) };
      const halt = openHalt(await allHalts(run), organizationId);
      const checks = seal ? [await treeHolds(organizationId, seal, run), isSigned(organizationId, seal, keys)] : [];
      return { seal, halt, checks, waiting: await waitingOf(organizationId, halt, run) };
    });
  }

  private async copyOutside(organizationId: number, note: string, until: number): Promise<Check> {
    const copy = await this.outside.newestOf(organizationId).catch(() => undefined);
    if (copy !== note && Date.now() < until) {
      await pause(100);
      return this.copyOutside(organizationId, note, until);
    }
    const holds = copy === note;
    const words = holds
      ? 'The copy kept outside of the database is the same.'
      : copy === undefined
        ? 'There is no copy outside of the database that can be read.'
        : 'The copy kept outside of the database says something else.';
    return { name: 'outside', holds, words };
  }
}

const everyEvent = ({ events, faults }: Checkup): Check => ({
  name: 'events',
  holds: faults === 0,
  words:
    faults === 0
      ? `${counted(events, 'event')} read again, one by one: each is as it was recorded, and where it was sealed.`
      : `${counted(events, 'event')} read again, one by one: ${counted(faults, 'fault')} found.`,
});

interface Found {
  readonly seal: Standing | undefined;
  readonly halt: Halt | undefined;
  readonly waiting: number;
  readonly checks: readonly Check[];
}

async function treeHolds(organizationId: number, { size, root }: Standing, run: Run): Promise<Check> {
  const stored = await computed(organizationId, (subtree) => rootOf(size, subtree), run).catch(() => undefined);
  const holds = stored?.equals(root) === true;
  const words = holds
    ? 'The hashes that are stored for all events come to the very root that was signed.'
    : 'The hashes that are stored for all events do not come to the root that was signed.';
  return { name: 'tree', holds, words };
}

function isSigned(organizationId: number, { size, root, note }: Standing, keys: readonly NoteKey[]): Check {
  const checkpoint = openCheckpoint(note, keys);
  const holds =
    checkpoint !== undefined &&
    originIn(checkpoint.origin)?.organizationId === organizationId &&
    checkpoint.size === size &&
    checkpoint.root.equals(root);
  const words = holds
    ? 'The newest checkpoint carries a valid signature of this server.'
    : 'The newest checkpoint carries no valid signature of this server.';
  return { name: 'signature', holds, words };
}

const COUNTED_TO = 100_000;

/** How many events of a school have no number yet; where its sealing stopped, all since then. */
async function waitingOf(organizationId: number, halt: Halt | undefined, run: Run): Promise<number> {
  const place = halt ?? (await sealedPlace(run));
  const [found] = await run<{ waiting: number }>({
    name: 'waiting-events',
    text: `SELECT count(*)::integer AS waiting FROM (
             SELECT FROM log.events e WHERE e.organization_id = $1
               AND (e.epoch, e.tx, e.position) > ($2, $3::xid8, $4::bigint) LIMIT ${COUNTED_TO}) w`,
    values: [organizationId, place.epoch, place.tx, place.position],
  });
  return found?.waiting ?? 0;
}

function wordsOf(state: Integrity['state'], { seal, halt, waiting }: Found, organizationId: number): string {
  const sealed = seal ? `${counted(seal.size, 'event')} sealed` : 'Nothing is sealed yet';
  if (halt) {
    const what = halt.stream ? `the event ${halt.version} of ${halt.stream} ${shortened(halt.fault)}` : halt.fault;
    return `Sealing has stopped: ${what}. ${sealed}, and ${waiting === 1 ? '1 event waits' : `${waiting} events wait`} until somebody saw to it.`;
  }
  if (state === 'empty') return 'Nothing has happened here yet.';
  if (state === 'sealing')
    return `${sealed}; ${waiting === 1 ? 'the newest event is' : `the newest ${waiting} are`} about to be.`;
  const whose = organizationId === 0 ? 'of no single school' : 'of this school';
  return seal?.size === 1
    ? `The one event ${whose} is sealed.`
    : `All ${counted(seal?.size ?? 0, 'event')} ${whose} are sealed.`;
}

const counted = (count: number, noun: string): string =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;

/** "it is not as it was written" behind the event it tells of. */
const shortened = (fault: string): string => fault.replace(/^it /, '');
