import { IMPORT_FIELDS, type ImportKind } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/saveFile.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { cellOf } from './csv.js';
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

export const VALUES: Readonly<Record<ImportKind, readonly string[]>> = {
  users: ['Role is student, parent, teacher or verifier.', 'Grade level is 9, 10, 11 or 12, for students.'],
  hours: [
    'The student is found by their email; import users first.',
    'Hours go in steps of 0.5. A date is 2026-10-31 or 10/31/2026, a time 14:30 or 2:30 PM.',
    'Status is pending, verified, approved or rejected; pending where there is none.',
  ],
  opportunities: ['A date is 2026-10-31 or 10/31/2026, a time 14:30 or 2:30 PM.'],
};

const SAMPLES: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  users: [
    ['firstName', 'lastName', 'email', 'role', 'gradeLevel'],
    ['Amara', 'Diaz', 'amara.diaz@school.example', 'student', '10'],
    ['Jo', 'Diaz', 'jo.diaz@mail.example', 'parent', ''],
  ],
  hours: [
    ['studentEmail', 'organizationName', 'hours', 'date', 'description'],
    ['amara.diaz@school.example', 'Riverside Food Bank', '2.5', '2026-10-03', 'Packed boxes, sorted cans'],
    ['amara.diaz@school.example', 'City Library', '1', '2026-10-10', 'Read to children'],
  ],
  opportunities: [
    ['title', 'description', 'date', 'startTime', 'endTime', 'location'],
    ['Creek cleanup', 'Pick up litter along the creek', '2027-04-17', '09:00', '12:00', 'Mill Creek Park, north gate'],
  ],
};

export const sampleOf = (kind: ImportKind): Blob =>
  new Blob(['\uFEFF', ...SAMPLES[kind].map((row) => `${row.map(cellOf).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });

export const columnNames = (kind: ImportKind, required: boolean): string =>
  IMPORT_FIELDS[kind]
    .filter((field) => field.required === required)
    .map(({ name }) => name)
    .join(', ');
