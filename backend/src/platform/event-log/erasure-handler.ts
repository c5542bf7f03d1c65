import type { Actor } from '../kernel/actor.js';
import type { WriteCore } from './reaction.js';

/** Somebody who is being erased, by every name they ever had: the last moment at which anybody knows them. */
export interface ErasedPerson {
  readonly id: number;
  /** First and last names, usernames and addresses; each once. */
  readonly names: readonly string[];
  readonly emails: readonly string[];
  /** The schools they are or were at, those of super-admins, and the system's own log. */
  readonly schools: readonly number[];
}

/** What a module does in the transaction in which somebody is erased, to forget them wherever it kept a name. */
export type ErasureHandler = (person: ErasedPerson, core: WriteCore) => Promise<void>;

/** Nobody acts where a record loses a name because its person was erased. */
export const systemAt = (organizationId: number): Actor => ({ id: null, role: 'system', organizationId });

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim()} `;

/** Whether a text has one of the names in it, as words of their own and however they are capitalized. */
export function mentionsAnyone(text: string, names: readonly string[]): boolean {
  const searchText = words(text);
  return names.some((name) => words(name).trim() !== '' && searchText.includes(words(name)));
}

interface Naming {
  readonly stream: string;
  readonly field: string;
  readonly names: readonly string[];
}

/** The numbers of records of a kind that have one of the names in a text of theirs. */
export async function recordsMentioning(
  { database }: Pick<WriteCore, 'database'>,
  organizationId: number,
  { stream, field, names }: Naming,
): Promise<readonly number[]> {
  const rows = await database.read<{ id: number; body: string }>(organizationId, {
    name: 'texts-of-a-kind',
    text: `SELECT split_part(stream, '/', 2)::integer AS id, body FROM log.texts
           WHERE organization_id = $1 AND stream >= $2 || '/' AND stream < $2 || '0' AND field = $3`,
    values: [organizationId, stream, field],
  });
  return [...new Set(rows.filter(({ body }) => mentionsAnyone(body, names)).map(({ id }) => id))];
}
