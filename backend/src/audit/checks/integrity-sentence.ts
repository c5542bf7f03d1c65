import { SYSTEM_ORGANIZATION, type Integrity, type IntegrityState } from '@hourtrail/contracts';
import { pluralize, formatCount } from '../../platform/kernel/pluralize.js';
import type { Break } from '../../platform/sealing/continuity.js';
import {
  NOT_AS_WRITTEN,
  EXTERNAL_COPY_DAMAGED,
  TREE_CHANGED,
  type SealingStop,
} from '../../platform/sealing/sealing-stops.js';

export interface Known {
  readonly organizationId: number;
  /** Undefined if nothing was ever sealed. */
  readonly sealed: number | undefined;
  readonly waiting: number;
  readonly stop: SealingStop | undefined;
  readonly checks: Integrity['checks'];
  /** Why the log is read-only; undefined if it is writable. */
  readonly refusal: string | undefined;
  /** Logs, of any school, that differ from their newest signed checkpoint. */
  readonly breaks: readonly Break[];
  /** Sealing fails at the moment; the server's log says why. */
  readonly inTrouble: boolean;
}

/** Returns the most urgent state. */
export function integrityState({ sealed, waiting, stop, checks, refusal, inTrouble }: Known): IntegrityState {
  if (refusal) return 'read-only';
  if (stop) return 'halted';
  if (checks.some(({ holds }) => holds === false)) return 'faulty';
  if (inTrouble) return 'waiting';
  if (waiting > 0) return 'sealing';
  return sealed === undefined ? 'empty' : 'sealed';
}

export function integritySentence(state: IntegrityState, known: Known): string {
  const { organizationId, sealed = 0, waiting, stop } = known;
  const ofLog = organizationId === SYSTEM_ORGANIZATION ? 'of the whole system' : 'of this school';
  const so =
    sealed === 0 ? 'Nothing is sealed yet' : `${pluralize(sealed, 'event')} ${sealed === 1 ? 'is' : 'are'} sealed`;
  switch (state) {
    case 'empty':
      return 'Nothing has happened here yet.';
    case 'sealed':
      return sealed === 1
        ? `The one event ${ofLog} is sealed.`
        : `All ${pluralize(sealed, 'event')} ${ofLog} are sealed.`;
    case 'sealing':
      return `${so}; ${waiting === 1 ? 'the newest one is' : `the newest ${formatCount(waiting)} are`} about to be.`;
    case 'waiting':
      return (
        `Work goes on as ever, and all of it is recorded${waiting > 0 ? `: ${waits(waiting)} to be sealed` : ''}. Nothing ` +
        'can be sealed just now, such as for want of room where checkpoints are kept. It is tried again by itself; the ' +
        'log of the server says what keeps it.'
      );
    case 'faulty':
      return `Something is not as it was recorded, or cannot be shown to be. What does not hold stands below. ${so}.`;
    case 'halted':
      return `Nothing more is sealed here: ${stop ? stopSentence(stop) : ''}. ${so}, ${waits(waiting)}, and work goes on as ever.`;
    case 'read-only':
      return readOnlyWords(known);
  }
}

function stopSentence({ stream, version, problem }: SealingStop): string {
  if (stream !== null) return `step ${version} of ${stream} ${IN_WORDS[problem] ?? problem}`;
  return IN_WORDS[problem] ?? problem;
}

const IN_WORDS: Readonly<Record<string, string>> = {
  [NOT_AS_WRITTEN]: 'was changed before it was sealed',
  [TREE_CHANGED]: 'the stored hashes are not those that were signed',
  [EXTERNAL_COPY_DAMAGED]: 'the newest checkpoint kept outside of the database carries no valid signature',
};

function readOnlyWords({ refusal, breaks, organizationId }: Known): string {
  if (breaks.length === 0) return refusal ?? '';
  const own = breaks.find((one) => one.organizationId === organizationId);
  return `Nothing can be changed for now. ${own ? breakWords(own) : ELSEWHERE} Whoever runs this server has to see to it.`;
}

const ELSEWHERE = 'Another log on this server is not the one that was signed last.';

const breakWords = ({ kind, inside, external }: Break): string =>
  ({
    older: `The database is older than what it has signed: checkpoints were handed out for ${pluralize(external, 'event')}, and it has ${formatCount(inside)}.`,
    other: `The database is not the one that was signed: the checkpoint of ${pluralize(external, 'event')} is of others than it has.`,
    unreadable:
      'The newest checkpoint kept outside of the database is damaged, so that nobody can tell what was signed last.',
  })[kind];

const waits = (count: number): string => (count === 1 ? '1 event waits' : `${formatCount(count)} events wait`);
