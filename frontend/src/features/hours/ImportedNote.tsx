import type { HoursView } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { importedWords } from './importedWords.js';

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
