import type { HoursView, ImportedFrom } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay } from '../../lib/dates.js';

/** Where an entry came from that did not begin here; nothing for every other. */
export function ImportedNote({ entry: { imported } }: { entry: Pick<HoursView, 'imported'> }) {
  const { timeZone } = useSessionUser();
  return (
    imported && (
      <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {importedWords(imported, timeZone)}
      </Typography>
    )
  );
}

/** Files are sometimes sent without a name. */
const fileOf = ({ fileName }: ImportedFrom): string => fileName ?? 'a file';

const earlier = ({ approver }: ImportedFrom): string =>
  approver ? ` Approved earlier by ${approver.replace(/\.$/, '')}.` : '';

/** "From hours.csv, row 12. Approved earlier by Ms. Adams.": for where it is said already who imported it, and when. */
export const sourceWords = (imported: ImportedFrom): string =>
  `From ${fileOf(imported)}, row ${imported.row}.${earlier(imported)}`;

/** "Imported by Dana Whitfield on October 1, 2026 from hours.csv, row 12. Approved earlier by Ms. Adams." */
export function importedWords(imported: ImportedFrom, timeZone: string): string {
  const { by, at, row } = imported;
  return `Imported by ${by.name} on ${formatDay(at, timeZone)} from ${fileOf(imported)}, row ${row}.${earlier(imported)}`;
}
