import { LIMITS, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { NoteKey } from './signed-note.js';

/** Which log a checkpoint is of. */
export interface Origin {
  readonly organizationId: number;
  /** 1 until a restored database was accepted, then 2, 3, … */
  readonly generation: number;
}

/** What names the log of a school in its checkpoints: `name/school`, and from its second life on `name/school/life`. */
export const originOf = (key: Pick<NoteKey, 'name'>, organizationId: number, generation = 1): string =>
  generation === 1 ? `${key.name}/${organizationId}` : `${key.name}/${organizationId}/${generation}`;

/** Reads an origin of ours, whatever the key's name was; undefined for any other. */
export function originIn(text: string): Origin | undefined {
  const [, school, generation = '1'] = /^[^/]+\/(0|[1-9]\d*)(?:\/([2-9]|[1-9]\d+))?$/.exec(text) ?? [];
  const [organizationId, life] = [Number(school), Number(generation)];
  const isOne = school !== undefined && organizationId <= LIMITS.idMax && life <= LIMITS.idMax;
  return isOne ? { organizationId, generation: life } : undefined;
}

/** Begins a sentence about a log. */
export const whoseLog = (organizationId: number): string =>
  organizationId === SYSTEM_ORGANIZATION ? 'The system' : `School ${organizationId}`;

/** The same within a sentence. */
export const ofWhom = (organizationId: number): string =>
  organizationId === SYSTEM_ORGANIZATION ? 'of the system' : `of school ${organizationId}`;
