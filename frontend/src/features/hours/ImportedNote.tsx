import { t, type HoursView, type ImportedFrom } from '@hourtrail/contracts';
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

const withEarlierApproval = (source: string, { approver }: ImportedFrom): string =>
  approver ? `${source} ${t('hours.approvedEarlier', { name: approver.replace(/\.$/, '') })}` : source;

/**
 * Leaves out who imported the entry and when, for places that show both already. An upload may come without a file
 * name.
 */
export function sourceWords(imported: ImportedFrom): string {
  const { fileName: file, row } = imported;
  const source = file === null ? t('hours.fromUnnamedFile', { row }) : t('hours.fromFile', { file, row });
  return withEarlierApproval(source, imported);
}

function importedWords(imported: ImportedFrom, timeZone: string): string {
  const { by, at, fileName: file, row } = imported;
  const source = { name: by.name, date: formatDay(at, timeZone), row };
  return withEarlierApproval(
    file === null ? t('hours.importedFromUnnamedFile', source) : t('hours.importedFromFile', { ...source, file }),
    imported,
  );
}
