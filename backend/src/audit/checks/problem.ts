import { schoolLabel } from '../../platform/sealing/checkpoint.js';

export const PROBLEMS = {
  edited: 'its bytes are not those that were recorded',
  forged: 'it was written without the key of the log',
  mislabelled: 'what stands beside its bytes says something else',
  removed: 'it is not there any more',
  misnumbered: 'it has a number that was never sealed',
  inserted: 'it stands between events that were sealed without it',
  reordered: 'it stands at another place in the log than when it was sealed',
  'missing-before': 'what happened to its record before it is not there',
  'text-swapped': 'a text beside it is not the one that was written',
  'text-removed': 'a text beside it is gone, and no event of its record tells that it was erased',
  'text-returned': 'a text stands beside it that was erased since',
  'text-added': 'a text stands beside it that it never had',
  'file-changed': 'the file attached with it is not the one that was attached',
  'file-missing': 'the file attached with it is gone, and no event of its record tells that it was removed',
  'tile-changed': 'the stored tree differs from the events',
  'seal-broken': 'its checkpoint carries no valid signature',
  'seal-contradicted': 'a checkpoint says something else of the events up to it',
  'seal-removed': 'a checkpoint that was handed out is not in the database any more',
  'key-unknown': 'it is listed as a key of this log, and no key that is trusted vouches for it',
  truncated: 'a checkpoint that was handed out seals more events than there are',
} as const;

export type ProblemKind = keyof typeof PROBLEMS;

export interface Problem {
  readonly organizationId: number;
  readonly kind: ProblemKind;
  /** The number of the event, or the size of the checkpoint; null for an event that was never sealed. */
  readonly number: number | null;
  /** Stream and version of the event, or the name of the key. */
  readonly event: string | null;
}

export const problemSentence = (problem: Problem): string =>
  `${schoolLabel(problem.organizationId)}, ${placeIn(problem)}: ${PROBLEMS[problem.kind]}.`;

function placeIn({ kind, number, event }: Problem): string {
  if (kind === 'key-unknown') return `the key ${event}`;
  if (kind.startsWith('seal-') && number === null) return 'a checkpoint outside';
  // `missing-before` says nothing about the number
  const unnumbered = kind === 'missing-before' ? 'an event' : 'an event without a number';
  const which = [number === null ? unnumbered : `number ${number}`, event && `(${event})`];
  return which.filter(Boolean).join(' ');
}
