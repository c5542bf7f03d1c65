import type { ImportReport } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useImportsQuery } from '../../../api/imports.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { countOf, counted } from '../../../lib/counts.js';
import { formatDay } from '../../../lib/dates.js';
import { FieldMessage } from '../../../ui/Field.js';
import { newestOf, twinOf } from './earlier.js';
import { MendButtons } from './MendButtons.js';
import { Preview } from './Preview.js';
import { ProblemList } from './ProblemList.js';
import type { FileStepsProps } from './steps.js';

/** What would come of a file: its first rows, all that is wrong, and the way in for one that is right. */
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
  if (problems === 0) return rows === 1 ? 'The row is right.' : `All ${counted(rows)} rows are right.`;
  const wrong = rows - valid;
  if (wrong <= 0) return countOf(problems, 'problem');
  return `${countOf(problems, 'problem')} in ${counted(wrong)} of ${countOf(rows, 'row')}.`;
}
