import type { Statement } from '../database/database.js';
import type { Recording } from './recording.js';

/** How the type of an event ends that takes away every text of its record. */
export const ERASED = '.erased';

export const isErasure = ({ type }: { readonly type: string }): boolean => type.endsWith(ERASED);

/** What takes away the texts of the records that these events erase, in the transaction of the events. */
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

/** Whether a record has any text left in the log, as an SQL expression; takes SQL expressions. */
export const hasTexts = (school: string, stream: string): string =>
  `EXISTS (SELECT FROM log.texts x WHERE (x.organization_id, x.stream) = (${school}, ${stream}))`;

/** Every text that the log has of a record, each once. */
export const textsOfRecord = (organizationId: number, stream: string): Statement => ({
  name: 'texts-of-record',
  text: 'SELECT DISTINCT field, body FROM log.texts WHERE (organization_id, stream) = ($1, $2)',
  values: [organizationId, stream],
});
