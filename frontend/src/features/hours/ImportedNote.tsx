import type { HoursView, ImportedFrom } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDay } from '../../lib/dates.js';

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

/** An upload may come without a file name. */
const fileOf = ({ fileName }: ImportedFrom): string => fileName ?? 'a file';

const earlier = ({ approver }: ImportedFrom): string =>
  approver ? ` Approved earlier by ${approver.replace(/\.$/, '')}.` : '';

/** Leaves out who imported the entry and when, for places that show both already. */
export const sourceWords = (imported: ImportedFrom): string =>
  `From ${fileOf(imported)}, row ${imported.row}.${earlier(imported)}`;

export function importedWords(imported: ImportedFrom, timeZone: string): string {
  const { by, at, row } = imported;
  return `Imported by ${by.name} on ${formatDay(at, timeZone)} from ${fileOf(imported)}, row ${row}.${earlier(imported)}`;
}
