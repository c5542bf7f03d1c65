import { useState } from 'react';
import { msg, t, IMPORT_FIELDS, type ImportReport, type ImportKind, type ImportProblem } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useImportsQuery } from '../../../api/imports.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatCount } from '../../../lib/counts.js';
import { formatDay } from '../../../lib/dates.js';
import { saveFile } from '../../../lib/saveFile.js';
import { FieldMessage } from '../../../ui/Field.js';
import { toast } from '../../../ui/toast.js';
import { csvOf } from './csv.js';
import { hasAnswers, NO_ANSWERS } from './importing.js';
import { newestOf, twinOf } from './importWords.js';
import { rowsToMend, rowsWithoutProblems } from './mending.js';
import { Questions } from './Questions.js';
import { SmallTable } from './SmallTable.js';
import type { FileStepsProps } from './useImportAddress.js';

export function RowsStep({ now, importing, go }: FileStepsProps) {
  const { kind, file, report, answers, problem, stage } = now;
  const { timeZone } = useSessionUser();
  const { data: earlier = [], isSuccess } = useImportsQuery(schoolOf(now), { refetchOnMountOrArgChange: true });
  if (!report) return null;
  if (report.dateQuestion || report.nameQuestions.length > 0)
    return <Questions now={now} importing={importing} go={go} />;
  const twin = twinOf(earlier, report.fileHash);
  const take = (): void => {
    go('done', { replace: true });
    void importing.send(newestOf(earlier));
  };
  return (
    <Stack spacing={5} useFlexGap>
      <div role="status">
        <Typography variant="h3">{summaryOf(report)}</Typography>
        {report.problems > 0 && <Typography sx={{ mt: 1, maxWidth: '68ch' }}>{t('exchange.fixRowsFirst')}</Typography>}
      </div>
      {twin && (
        <Alert>{t('exchange.alreadyImported', { date: formatDay(twin.at, timeZone), name: twin.by.name })}</Alert>
      )}
      {report.problems === 0 && report.notes.map((note) => <Alert key={note}>{note}</Alert>)}
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
              {t('exchange.importRows', { rows: report.rows })}
            </Button>
          ) : (
            <Button variant="contained" onClick={() => go('file')}>
              {t('exchange.chooseFixedFile')}
            </Button>
          )}
          <Button color="inherit" onClick={() => go('columns')}>
            {t('exchange.changeColumns')}
          </Button>
          {hasAnswers(answers) && (
            <Button color="inherit" disabled={stage === 'checking'} onClick={() => void importing.answer(NO_ANSWERS)}>
              {t('exchange.changeAnswers')}
            </Button>
          )}
        </Stack>
      </div>
    </Stack>
  );
}

const schoolOf = ({ school: { organizationId } }: FileStepsProps['now']) => (organizationId ? { organizationId } : {});

function summaryOf({ rows, valid, problems }: ImportReport): string {
  if (problems === 0) return t('exchange.rowsReady', { rows });
  const wrong = rows - valid;
  return wrong > 0
    ? t('exchange.problemsInRows', { problems, wrong, rows })
    : t('exchange.problemsFound', { problems });
}

interface PreviewProps {
  readonly kind: ImportKind;
  readonly report: ImportReport;
}

/** The student found by email; no column of the file contains the name. */
const MATCHED = { name: 'student', label: msg('common.student') } as const;

function Preview({ kind, report: { preview } }: PreviewProps) {
  const fields = [MATCHED, ...IMPORT_FIELDS[kind]].filter(({ name }) => preview.some((row) => row[name]));
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('exchange.firstRowsImported', { rows: preview.length })}
      </Typography>
      <SmallTable
        label={t('exchange.firstRows')}
        columns={fields.map(({ label }) => t(label))}
        rows={preview.map((row) => fields.map(({ name }) => row[name] ?? ''))}
      />
    </div>
  );
}

const AT_ONCE = 20;
const COLUMNS = [t('exchange.row'), t('exchange.column'), t('exchange.value'), t('exchange.problem')];

const cellsOf = ({ row, column, value, message }: ImportProblem): readonly string[] => [
  row === 0 ? t('exchange.wholeFile') : formatCount(row),
  column,
  value,
  message,
];

function ProblemList({ report: { errors, problems } }: { report: ImportReport }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <div>
      <Typography variant="h3" sx={{ mb: 3 }}>
        {t('exchange.whatIsWrong')}
      </Typography>
      <SmallTable label={t('exchange.problems')} columns={COLUMNS} rows={errors.slice(0, shown).map(cellsOf)} />
      <Stack direction="row" useFlexGap spacing={3} sx={{ mt: 3, flexWrap: 'wrap', alignItems: 'center' }}>
        <span role="status">
          {t('exchange.problemsShown', { shown: Math.min(shown, errors.length), total: problems })}
        </span>
        {shown < errors.length && (
          <Button variant="outlined" color="inherit" onClick={() => setShown(shown + 5 * AT_ONCE)}>
            {t('exchange.showMore')}
          </Button>
        )}
        {shown >= errors.length && errors.length < problems && <span>{t('exchange.moreProblemsLater')}</span>}
      </Stack>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('exchange.howRowsCount')}
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
  const save = async (made: typeof rowsToMend, ending: string): Promise<void> => {
    try {
      saveFile(await made(await csvOf(file), errors), `${file.name.replace(/\.[^.]*$/, '')}-${ending}.csv`);
    } catch {
      toast({
        title: t('exchange.downloadFailed'),
        description: t('exchange.fileChanged'),
        destructive: true,
      });
    }
  };
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        onClick={() => void save(rowsToMend, 'to-fix')}
      >
        {t('exchange.downloadWrongRows', { rows: wrong })}
      </Button>
      {allAreKnown && valid > 0 && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<Download size={18} aria-hidden />}
          onClick={() => void save(rowsWithoutProblems, 'without-problems')}
        >
          {t('exchange.downloadValidRows', { rows: valid })}
        </Button>
      )}
    </Stack>
  );
}
