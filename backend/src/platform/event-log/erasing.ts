import type { Statement } from '../database/database.js';
import type { Recording } from './recording.js';

export const ERASED = '.erased';

export const isErasure = ({ type }: { readonly type: string }): boolean => type.endsWith(ERASED);

export function erasures(recordings: readonly Recording[]): readonly Statement[] {
  return recordings
    .map(({ event }) => event)
    .filter(isErasure)
    .map(({ organizationId, stream }) => ({
      name: 'erase-texts',
      text: 'SELECT log.erase_texts($1, $2)',
      values: [organizationId, stream],
    }));
}

export const hasTexts = (school: string, stream: string): string =>
  `EXISTS (SELECT FROM log.texts x WHERE (x.organization_id, x.stream) = (${school}, ${stream}))`;

export const textsOfRecord = (organizationId: number, stream: string): Statement => ({
  name: 'texts-of-record',
  text: 'SELECT DISTINCT field, body FROM log.texts WHERE (organization_id, stream) = ($1, $2)',
  values: [organizationId, stream],
});
