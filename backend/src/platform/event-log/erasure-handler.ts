import type { Statement } from '../database/database.js';
import type { Actor } from '../kernel/actor.js';
import type { WriteCore } from './reaction.js';

export interface ErasedPerson {
  readonly id: number;
  readonly names: readonly string[];
  readonly emails: readonly string[];
  readonly schools: readonly number[];
}

/** Deletes a module's copies of the person's names, in the transaction of the erasure. */
export type ErasureHandler = (person: ErasedPerson, core: WriteCore) => Promise<void>;

export const systemAt = (organizationId: number): Actor => ({ id: null, role: 'system', organizationId });

const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@.]+/gu, ' ')
    .trim()} `;

export function mentionsAnyone(text: string, names: readonly string[]): boolean {
  const searchText = words(text);
  return names.some((name) => words(name).trim() !== '' && searchText.includes(words(name)));
}

interface Naming {
  readonly stream: string;
  readonly field: string;
  readonly names: readonly string[];
}

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

export const hasTexts = (school: string, stream: string): string =>
  `EXISTS (SELECT FROM log.texts x WHERE (x.organization_id, x.stream) = (${school}, ${stream}))`;

export const textsOfRecord = (organizationId: number, stream: string): Statement => ({
  name: 'texts-of-record',
  text: 'SELECT DISTINCT field, body FROM log.texts WHERE (organization_id, stream) = ($1, $2)',
  values: [organizationId, stream],
});
