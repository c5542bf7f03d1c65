import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { dateInZone } from '@hourtrail/contracts';
import { Database } from '../../platform/database/database.js';
import { Snapshots, type Snapshot } from '../../platform/database/snapshots.js';
import { ExportSlots } from '../../platform/exports/export-slots.js';
import { ReaderGone, FileStream } from '../../platform/exports/file-stream.js';
import { Clock } from '../../platform/kernel/clock.js';
import { conflict, invalid, notFound } from '../../platform/kernel/domain-error.js';
import { openCheckpoint, type Checkpoint } from '../../platform/sealing/checkpoint.js';
import { newestNote } from '../../platform/sealing/sealed-tree.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import type { AuthorizedRequest } from './evidence-access.js';
import { countStatement, hiddenStatement, waitingStatement } from './evidence-scope.js';
import { writePackage } from './package.js';

export interface EvidenceFile {
  readonly name: string;
  readonly events: number;
  readonly content: FileStream;
}

interface SelectedEvents {
  readonly checkpoint: Checkpoint;
  readonly hidden: readonly string[];
  readonly events: number;
  readonly withheld: number;
}

/** Streams each package from one snapshot, at the reader's pace. */
@Injectable()
export class EvidenceMaker implements BeforeApplicationShutdown {
  /** How long a package waits for its reader. */
  patienceMs = 15_000;
  private readonly logger = new Logger(EvidenceMaker.name);
  private readonly inProgress = new Map<FileStream, Promise<void>>();

  constructor(
    private readonly database: Database,
    private readonly snapshots: Snapshots,
    private readonly keys: SealKeys,
    private readonly slots: ExportSlots,
    private readonly clock: Clock,
  ) {}

  /** Resolves once events are ready to send; rejects with any earlier error. */
  async make(scope: AuthorizedRequest): Promise<EvidenceFile> {
    const content = new FileStream(this.patienceMs);
    return new Promise<EvidenceFile>((begun, refused) => {
      const onBegun = (events: number): void => begun({ name: nameOf(scope, this.clock.now()), events, content });
      const writing = this.inTurn(scope, () => this.write(scope, content, onBegun))
        .catch((error: unknown) => {
          const failure = error instanceof Error ? error : new Error(String(error));
          refused(failure);
          content.destroy(failure);
          if (!(failure instanceof ReaderGone)) this.logger.debug(`A package was not finished: ${failure.message}`);
        })
        .finally(() => this.inProgress.delete(content));
      this.inProgress.set(content, writing);
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    for (const content of this.inProgress.keys()) content.destroy(new Error('The server stops.'));
    await Promise.all(this.inProgress.values());
  }

  /** A whole school takes an export slot or fails as busy; a small package waits in line. */
  private inTurn({ kind, organizationId }: AuthorizedRequest, work: () => Promise<void>): Promise<void> {
    return kind === 'school' ? this.slots.inSlot(organizationId, work) : this.slots.inLine(work);
  }

  private async write(scope: AuthorizedRequest, content: FileStream, onBegun: (events: number) => void): Promise<void> {
    const gone = new AbortController();
    content.once('close', () => gone.abort());
    const signer = await this.database.systemTransaction((run) => this.keys.signing(run));
    const keys = await this.keys.all();
    const keyChanges = keys.flatMap(({ statement }) => statement ?? []);
    await this.snapshots.of(scope.organizationId, gone.signal, async (snapshot) => {
      const { checkpoint, hidden, events, withheld } = await selectedEvents(scope, snapshot, (note) =>
        openCheckpoint(note, keys),
      );
      onBegun(events);
      const made = { scope, snapshot, checkpoint, signer, keyChanges, hidden, withheld, at: this.clock.now() };
      await writePackage(made, (bytes) => content.put(bytes));
    });
    content.finish();
  }
}

async function selectedEvents(
  scope: AuthorizedRequest,
  snapshot: Snapshot,
  open: (note: string) => Checkpoint | undefined,
): Promise<SelectedEvents> {
  const [seal] = await snapshot.read<{ note: string }>(newestNote(scope.organizationId));
  const checkpoint = seal && open(seal.note);
  if (seal && !checkpoint) {
    throw conflict(
      'evidence.seal-broken',
      'The newest checkpoint of this log carries no valid signature. Check the log.',
    );
  }
  const size = checkpoint?.size ?? 0;
  const hidden = (await snapshot.read<{ stream: string }>(hiddenStatement(scope))).map(({ stream }) => stream);
  const selection = { scope, size, hidden };
  const [found] = await snapshot.read<{ events: number; withheld: number }>(countStatement(selection));
  if (checkpoint && found && found.events > 0) {
    requireHeld(scope, size);
    return { checkpoint, hidden, ...found };
  }
  const [{ waiting } = { waiting: 0 }] = await snapshot.read<{ waiting: number }>(waitingStatement(selection));
  if (waiting > 0) throw conflict('evidence.not-sealed-yet', 'This is not sealed yet. Try again in a moment.');
  if (scope.kind === 'entry' && !scope.from && !scope.to) throw notFound();
  if (scope.kind === 'student' && !(await isKnown(scope, snapshot))) throw notFound();
  throw conflict('evidence.nothing-there', 'Nothing happened there in that time: there is nothing to prove.');
}

function requireHeld({ held }: AuthorizedRequest, size: number): void {
  if (held === undefined || held <= size) return;
  const message = `The log holds ${size} sealed events: no checkpoint of it seals ${held}.`;
  throw invalid('audit.beyond-the-log', [{ field: 'held', message }]);
}

async function isKnown({ organizationId, id }: AuthorizedRequest, snapshot: Snapshot): Promise<boolean> {
  const people = await snapshot.read<object>({
    text: 'SELECT 1 FROM directory.people WHERE (organization_id, id) = ($1, $2)',
    values: [organizationId, id],
  });
  return people.length > 0;
}

const nameOf = ({ kind, id, timeZone }: AuthorizedRequest, now: Date): string =>
  `evidence-${kind}${id === undefined ? '' : `-${id}`}-${dateInZone(now, timeZone)}.zip`;
