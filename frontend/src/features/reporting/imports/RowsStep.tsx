import { useState } from 'react';
import { IMPORT_FIELDS, type ImportReport, type ImportKind, type ImportProblem } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useImportsQuery } from '../../../api/imports.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { countOf, formatCount } from '../../../lib/counts.js';
import { formatDay } from '../../../lib/dates.js';
import { saveFile } from '../../../lib/saveFile.js';
import { FieldMessage } from '../../../ui/Field.js';
import { toast } from '../../../ui/toast.js';
import { newestOf, twinOf } from './importWords.js';
import { rowsToMend, rowsWithoutProblems } from './mending.js';
import { SmallTable } from './SmallTable.js';
import type { FileStepsProps } from './useImportAddress.js';

export function RowsStep({ now, importing: { send }, go }: FileStepsProps) {
  const { kind, file, report, problem } = now;
  const { timeZone } = useSessionUser();
  const { data: earlier = [], isSuccess } = useImportsQuery(schoolOf(now), { refetchOnMountOrArgChange: true });
  if (!report) return null;
  const twin = twinOf(earlier, report.fileHash);
  const take = (): void => {
    go('done', { replace: true });
    void send(newestOf(earlier));
  };
  return (
    <Stack spacing={5} useFlexGap>
      <div role="status">
        <Typography variant="h3">{summaryOf(report)}</Typography>
        {report.problems > 0 && (
          <Typography sx={{ mt: 1, maxWidth: '68ch' }}>
            Nothing is imported until every row of the file is right. Mend the rows and choose the file again, or take
            them out into a file of their own and import the others first.
          </Typography>
        )}
      </div>
      {twin && (
        <Alert>
          This very file was imported on {formatDay(twin.at, timeZone)} by {twin.by.name}.
        </Alert>
      )}
      {report.problems > 0 && <ProblemList report={report} />}
      {report.problems > 0 && <MendButtons file={file} report={report} />}
      {report.preview.length > 0 && <Preview kind={kind} report={report} />}
      <div>
        <div role="alert">
          {problem && (
            <Box sx={{ mb: 3 }}>
              <FieldMessage id="rows-problem">{problem}</FieldMessage>
            </Box>
          )}
        </div>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          {report.problems === 0 ? (
            <Button variant="contained" disabled={!isSuccess} onClick={take}>
              Import {countOf(report.rows, 'row')}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => go('file')}>
              Choose the mended file
            </Button>
          )}
          <Button color="inherit" onClick={() => go('columns')}>
            Change the columns
          </Button>
        </Stack>
      </div>
    </Stack>
  );
}

const schoolOf = ({ school: { organizationId } }: FileStepsProps['now']) => (organizationId ? { organizationId } : {});

function summaryOf({ rows, valid, problems }: ImportReport): string {
  if (problems === 0) return rows === 1 ? 'The row is right.' : `All ${formatCount(rows)} rows are right.`;
  const wrong = rows - valid;
  if (wrong <= 0) return countOf(problems, 'problem');
  return `${countOf(problems, 'problem')} in ${formatCount(wrong)} of ${countOf(rows, 'row')}.`;
}

interface PreviewProps {
  readonly kind: ImportKind;
  readonly report: ImportReport;
}

/** The student found by email; no column of the file contains the name. */
const MATCHED = { name: 'student', label: 'Student' } as const;

function Preview({ kind, report: { preview } }: PreviewProps) {
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

const AT_ONCE = 20;
const COLUMNS = ['Row', 'Column', 'Value', 'Problem'];

const cellsOf = ({ row, column, value, message }: ImportProblem): readonly string[] => [
  row === 0 ? 'The file' : formatCount(row),
  column,
  value,
  message,
];

function ProblemList({ report: { errors, problems } }: { report: ImportReport }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 3 }}>
        What is wrong
      </Typography>
      <SmallTable label="Problems" columns={COLUMNS} rows={errors.slice(0, shown).map(cellsOf)} />
      <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <span role="status">
          Showing {formatCount(Math.min(shown, errors.length))} of {formatCount(problems)}
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

interface MendButtonsProps {
  readonly file: File;
  readonly report: ImportReport;
}

/** Downloads the invalid rows to fix, and the valid rows to import meanwhile. */
function MendButtons({ file, report: { rows, valid, errors, problems } }: MendButtonsProps) {
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
