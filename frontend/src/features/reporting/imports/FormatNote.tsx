import type { ImportKind } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/saveFile.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { columnNames, sampleOf, VALUES } from './formats.js';
import { IMPORT_HINTS, IMPORT_LABELS } from './importWords.js';

export const FormatNote = ({ kind }: { kind: ImportKind }) => (
  <div>
    <p style={{ margin: '0 0 16px', maxWidth: '68ch' }}>
      A CSV file whose first line holds the headings. {IMPORT_HINTS[kind]} Other columns are passed over.
    </p>
    <FactGrid
      facts={[
        ['Needed', columnNames(kind, true)],
        ['Optional', columnNames(kind, false)],
        ['Values', VALUES[kind].join('\n')],
      ]}
    />
    <Box sx={{ mt: 2, ml: '-8px' }}>
      <SampleButton kind={kind} />
    </Box>
  </div>
);

export const SampleButton = ({ kind }: { kind: ImportKind }) => (
  <Button
    variant="text"
    startIcon={<Download size={18} aria-hidden />}
    aria-label={`Sample file for ${IMPORT_LABELS[kind]}`}
    onClick={() => saveFile(sampleOf(kind), `${kind}-sample.csv`)}
  >
    Sample file
  </Button>
);
