import { useState } from 'react';
import type { ImportProblem, ImportReport } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { counted } from '../../../lib/counts.js';
import { SmallTable } from './SmallTable.js';

const AT_ONCE = 20;
const COLUMNS = ['Row', 'Column', 'Value', 'Problem'];

const cellsOf = ({ row, column, value, message }: ImportProblem): readonly string[] => [
  row === 0 ? 'The file' : counted(row),
  column,
  value,
  message,
];

/** All that is wrong with a file, row by row. */
export function ProblemList({ report: { errors, problems } }: { report: ImportReport }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 3 }}>
        What is wrong
      </Typography>
      <SmallTable label="Problems" columns={COLUMNS} rows={errors.slice(0, shown).map(cellsOf)} />
      <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <span role="status">
          Showing {counted(Math.min(shown, errors.length))} of {counted(problems)}
        </span>
        {shown < errors.length && (
          <Button variant="outlined" color="inherit" onClick={() => setShown(shown + 5 * AT_ONCE)}>
            Show more
          </Button>
        )}
        {shown >= errors.length && errors.length < problems && (
          <span>The others are listed once these are mended.</span>
        )}
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Rows count from 1 below the headings: in a spreadsheet, each stands one line further down.
      </Typography>
    </div>
  );
}
