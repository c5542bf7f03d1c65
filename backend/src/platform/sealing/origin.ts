import { LIMITS, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { NoteKey } from './signed-note.js';

export interface Origin {
  readonly organizationId: number;
  /** Starts at 1; each accepted restore adds 1. */
  readonly generation: number;
}

/** The origin line of a school's checkpoints: `name/school`, or `name/school/generation` from 2 on. */
export const originOf = (key: Pick<NoteKey, 'name'>, organizationId: number, generation = 1): string =>
  generation === 1 ? `${key.name}/${organizationId}` : `${key.name}/${organizationId}/${generation}`;

/** Parses an origin with any key name; undefined if it has another format. */
export function originIn(text: string): Origin | undefined {
  const [, school, generation = '1'] = /^[^/]+\/(0|[1-9]\d*)(?:\/([2-9]|[1-9]\d+))?$/.exec(text) ?? [];
  const [organizationId, life] = [Number(school), Number(generation)];
  const isOne = school !== undefined && organizationId <= LIMITS.idMax && life <= LIMITS.idMax;
  return isOne ? { organizationId, generation: life } : undefined;
}

export const whoseLog = (organizationId: number): string =>
  organizationId === SYSTEM_ORGANIZATION ? 'The system' : `School ${organizationId}`;

export const ofWhom = (organizationId: number): string =>
  organizationId === SYSTEM_ORGANIZATION ? 'of the system' : `of school ${organizationId}`;
