import { IMPORT_FIELDS, type ImportKind, type ImportReport } from '@hourtrail/contracts';
import Typography from '@mui/material/Typography';
import { SmallTable } from './SmallTable.js';

interface PreviewProps {
  readonly kind: ImportKind;
  readonly report: ImportReport;
}

/** Whose account an email was found to be of, which no file says. */
const MATCHED = { name: 'student', label: 'Student' } as const;

/** The first rows as they would be taken in. */
export function Preview({ kind, report: { preview } }: PreviewProps) {
  const fields = [MATCHED, ...IMPORT_FIELDS[kind]].filter(({ name }) => preview.some((row) => row[name]));
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {preview.length === 1 ? 'The first row' : 'The first rows'} as they would be taken in
      </Typography>
      <SmallTable
        label="First rows"
        columns={fields.map(({ label }) => label)}
        rows={preview.map((row) => fields.map(({ name }) => row[name] ?? ''))}
      />
    </div>
  );
}
