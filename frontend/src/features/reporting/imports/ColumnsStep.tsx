import { useState, useEffect } from 'react';
import { IMPORT_FIELDS, type ImportKind } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { FieldMessage } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { AtWork } from './AtWork.js';
import { recordsOf, shapeOf, type CsvRecord } from './csv.js';
import { cancelImporting, changeImporting } from './importing.js';
import { missingFields, withField, type Mapping } from './mapping.js';
import type { FileStepsProps } from './steps.js';

const Columns = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  gap: '20px 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const fieldsOf = (kind: ImportKind) => IMPORT_FIELDS[kind];

/** Which heading of the file stands for which field. */
export function ColumnsStep({ now, importing: { look }, go }: FileStepsProps) {
  const { kind, file, mapping, stage, problem } = now;
  const [attempt, setAttempt] = useState(0);
  const missing = missingFields(kind, mapping);
  const samples = useFirstRow(file);
  const problems = attempt === 0 ? [] : missing.map(({ label }) => ({ message: `No column is taken for ${label}.` }));
  const goOn = async (): Promise<void> => {
    if (missing.length > 0) setAttempt((count) => count + 1);
    else if (await look()) go('rows');
  };
  return (
    <Stack spacing={5} useFlexGap>
      <p style={{ margin: 0, maxWidth: '68ch' }}>
        What {file.name} calls its columns stands above each choice; the words below it are those of its first row.
        Choose what each of them is.
      </p>
      <ErrorSummary problems={problems} attempt={attempt} />
      <Columns>
        {mapping.map(({ heading, field }) => (
          <li key={heading}>
            <SelectField
              label={heading}
              hint={samples.get(heading) || undefined}
              value={field ?? ''}
              disabled={stage === 'checking'}
              onChange={({ target }) => change(now.file, withField(mapping, heading, target.value || null))}
            >
              <option value="">Not imported</option>
              {fieldsOf(kind).map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {label}
                  {required && ' (required)'}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </Columns>
      <div>
        <p role="status" style={{ margin: 0 }}>
          {missing.length === 0
            ? 'Every required column is there.'
            : `Still missing: ${missing.map(({ label }) => label).join(', ')}.`}
        </p>
        <div role="alert">{problem && <FieldMessage id="columns-problem">{problem}</FieldMessage>}</div>
      </div>
      {stage === 'checking' ? (
        <AtWork onCancel={cancelImporting}>Checking every row</AtWork>
      ) : (
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => void goOn()}>
            Continue
          </Button>
          <Button color="inherit" onClick={() => go('file')}>
            Choose another file
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const change = (file: File, mapping: Mapping): void => void changeImporting(file, { mapping });

const HEAD_BYTES = 64 * 1024;
const SHOWN = 60;

/** What stands in the first row of a file, by heading; empty where it cannot be read. */
function useFirstRow(file: File): ReadonlyMap<string, string> {
  const [read, setRead] = useState<{ file: File; cells: ReadonlyMap<string, string> }>();
  useEffect(() => {
    let wanted = true;
    void firstRowOf(file).then(
      (cells) => wanted && setRead({ file, cells }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [file]);
  return read?.file === file ? read.cells : new Map();
}

async function firstRowOf(file: File): Promise<ReadonlyMap<string, string>> {
  const head = await file.slice(0, HEAD_BYTES).text();
  const records = recordsOf(head, shapeOf(head));
  const next = async (): Promise<readonly string[]> =>
    ((await records.next()).value as CsvRecord | undefined)?.cells ?? [];
  const headings = await next();
  const cells = await next();
  await records.return(undefined);
  return new Map(headings.map((heading, at) => [heading.trim(), shortened(cells[at] ?? '')]));
}

const shortened = (cell: string): string => (cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell);
