import type { ImportReport } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Download } from 'lucide-react';
import { countOf } from '../../../lib/counts.js';
import { saveFile } from '../../../lib/saveFile.js';
import { toast } from '../../../ui/toast.js';
import { rowsToMend, rowsWithoutProblems } from './mending.js';

interface MendButtonsProps {
  readonly file: File;
  readonly report: ImportReport;
}

/** The rows with problems as a file to mend, and the others as a file to import meanwhile. */
export function MendButtons({ file, report: { rows, valid, errors, problems } }: MendButtonsProps) {
  const wrong = new Set(errors.filter(({ row }) => row > 0).map(({ row }) => row)).size;
  if (wrong === 0) return null;
  const allAreKnown = errors.length === problems && wrong === rows - valid;
  const save = async (made: Promise<Blob>, ending: string): Promise<void> => {
    try {
      saveFile(await made, `${file.name.replace(/\.[^.]*$/, '')}-${ending}.csv`);
    } catch {
      toast({
        title: 'Not downloaded',
        description: 'The file changed since you chose it, or it is gone. Choose it again.',
        destructive: true,
      });
    }
  };
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        onClick={() => void save(rowsToMend(file, errors), 'to-mend')}
      >
        Download {countOf(wrong, 'row')} with problems
      </Button>
      {allAreKnown && valid > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => void save(rowsWithoutProblems(file, errors), 'without-problems')}
        >
          Download {countOf(valid, 'row')} without
        </Button>
      )}
    </Stack>
  );
}
