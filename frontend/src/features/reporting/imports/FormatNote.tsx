import { listOf, t, IMPORT_FIELDS, type ImportKind } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/saveFile.js';
import { FactGrid } from '../../../ui/FactGrid.js';
import { cellOf } from './csv.js';

export const FormatNote = ({ kind }: { kind: ImportKind }) => (
  <div>
    <p style={{ margin: '0 0 16px', maxWidth: '68ch' }}>{FORMATS[kind]}</p>
    <FactGrid
      facts={[
        [t('exchange.requiredColumns'), columnNames(kind, true)],
        [t('exchange.optionalColumns'), columnNames(kind, false)],
        [t('exchange.values'), VALUES[kind].join('\n')],
      ]}
    />
    <Box sx={{ mt: 2, ml: '-8px' }}>
      <SampleButton kind={kind} />
    </Box>
  </div>
);

const FORMATS: Readonly<Record<ImportKind, string>> = {
  users: t('exchange.usersFormat'),
  hours: t('exchange.hoursFormat'),
  opportunities: t('exchange.opportunitiesFormat'),
};

const SAMPLE_LABELS: Readonly<Record<ImportKind, string>> = {
  users: t('exchange.sampleOfUsers'),
  hours: t('exchange.sampleOfHours'),
  opportunities: t('exchange.sampleOfOpportunities'),
};

export const SampleButton = ({ kind }: { kind: ImportKind }) => (
  <Button
    variant="text"
    startIcon={<Download size={18} aria-hidden />}
    aria-label={SAMPLE_LABELS[kind]}
    onClick={() => saveFile(sampleOf(kind), `${kind}-sample.csv`)}
  >
    {t('exchange.sampleFile')}
  </Button>
);

export const VALUES: Readonly<Record<ImportKind, readonly string[]>> = {
  users: [t('exchange.roleValues'), t('exchange.gradeValues'), t('exchange.classValues')],
  hours: [t('exchange.studentValues'), t('exchange.hoursValues'), t('exchange.statusValues')],
  opportunities: [t('exchange.dateValues')],
};

const SAMPLES: Readonly<Record<ImportKind, readonly (readonly string[])[]>> = {
  users: [
    ['firstName', 'lastName', 'email', 'role', 'gradeLevel', 'classes'],
    ['Amara', 'Diaz', 'amara.diaz@school.example', 'student', '10', t('exchange.sampleClasses')],
    ['Jo', 'Diaz', 'jo.diaz@mail.example', 'parent', '', ''],
  ],
  hours: [
    ['studentEmail', 'organizationName', 'hours', 'date', 'description'],
    ['amara.diaz@school.example', 'Riverside Food Bank', '2.5', '2026-10-03', t('exchange.samplePacking')],
    ['amara.diaz@school.example', 'City Library', '1', '2026-10-10', t('exchange.sampleReading')],
  ],
  opportunities: [
    ['title', 'description', 'date', 'startTime', 'endTime', 'location'],
    [
      t('exchange.sampleTitle'),
      t('exchange.sampleCleanup'),
      '2027-04-17',
      '09:00',
      '12:00',
      t('exchange.sampleLocation'),
    ],
  ],
};

export const sampleOf = (kind: ImportKind): Blob =>
  new Blob(['\uFEFF', ...SAMPLES[kind].map((row) => `${row.map(cellOf).join(',')}\r\n`)], {
    type: 'text/csv;charset=utf-8',
  });

/** `hours or minutes` where one column stands for another. */
export const columnNames = (kind: ImportKind, required: boolean): string =>
  IMPORT_FIELDS[kind]
    .filter((field) => field.required === required && field.insteadOf === undefined)
    .map(({ name }) => {
      const others = IMPORT_FIELDS[kind].filter(({ insteadOf }) => insteadOf === name);
      return listOf([name, ...others.map((other) => other.name)], 'disjunction');
    })
    .join(', ');
