import { useEffect, useRef } from 'react';
import { t, type ImportKind, type ImportView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { refreshImported, useImportsQuery } from '../../../api/imports.js';
import { PATHS } from '../../../lib/paths.js';
import { ProgressBar } from '../../../ui/ProgressBar.js';
import { visuallyHidden } from '../../../ui/styled.js';
import { clearImporting, changeImporting, type Importing } from './importing.js';
import { begunAfter } from './importWords.js';
import type { FileStepsProps } from './useImportAddress.js';

const LOOK: Readonly<Record<ImportKind, string>> = {
  users: t('exchange.viewUsers'),
  hours: t('exchange.viewHours'),
  opportunities: t('exchange.viewOpportunities'),
};

function listOf({ kind, school: { organizationId } }: Importing): string {
  const only = organizationId ? `&school=${organizationId}` : '';
  if (kind === 'users') return `${PATHS.people}?sort=-createdAt${only}`;
  if (kind === 'opportunities') return `${PATHS.opportunities}?when=all${only}`;
  // readers of several schools find all hours on the approvals page
  return organizationId ? PATHS.approvals : `${PATHS.dashboard}?tab=hours&sort=-createdAt`;
}

const Announcement = styled('span')(visuallyHidden);

export function DoneStep({ now, go }: FileStepsProps) {
  const { stage, report } = now;
  const run = useImportRun(now);
  const given = stage === 'checked';
  useEffect(() => {
    // the rows step shows the problem
    if (given) go('rows', { replace: true });
  }, [given, go]);
  const rows = report?.rows ?? 0;
  return (
    <>
      <Announcement role="status">{stage === 'imported' && t('exchange.importedRows', { rows })}</Announcement>
      {stage === 'imported' ? <Imported now={now} go={go} /> : <ImportProgress now={now} done={run?.done ?? 0} />}
    </>
  );
}

function Imported({ now, go }: Pick<FileStepsProps, 'now' | 'go'>) {
  const { kind, report, file } = now;
  const rows = report?.rows ?? 0;
  return (
    <Stack spacing={4} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography>{t('exchange.rowsOfFileImported', { rows, fileName: file.name })}</Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" component={Link} to={listOf(now)}>
          {LOOK[kind]}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          onClick={() => {
            clearImporting();
            go('file');
          }}
        >
          {t('exchange.importAnotherFile')}
        </Button>
      </Stack>
    </Stack>
  );
}

function ImportProgress({ now, done: sofar }: { now: Importing; done: number }) {
  const { stage, report, file } = now;
  const rows = report?.rows ?? 0;
  const done = Math.min(sofar, rows);
  const words = t('exchange.rowsDone', { done, rows });
  return (
    <Stack spacing={4} useFlexGap>
      {stage === 'lost' && <Alert role="alert">{t('exchange.connectionLost')}</Alert>}
      <p style={{ margin: 0 }}>{t('exchange.importingRows', { fileName: file.name, done, rows })}</p>
      <ProgressBar
        label={t('exchange.importing', { fileName: file.name })}
        words={words}
        done={rows === 0 ? 0 : (done * 100) / rows}
      />
    </Stack>
  );
}

const EVERY_MS = 1_000;
/** The number of polls without the import after which it counts as not started. */
const LOOKS = 4;

const NOT_BEGUN = t('exchange.importNotStarted');
const FAILED = t('exchange.importInterrupted');

/** Undefined until the server lists the import. Polling finds the result of an import whose response was lost. */
function useImportRun(now: Importing): ImportView | undefined {
  const { stage, school, report, after, file } = now;
  const dispatch = useDispatch();
  const runs = stage === 'importing' || stage === 'lost';
  const {
    data,
    fulfilledTimeStamp = 0,
    isSuccess,
  } = useImportsQuery(school.organizationId ? { organizationId: school.organizationId } : {}, {
    pollingInterval: runs ? EVERY_MS : 0,
    refetchOnMountOrArgChange: true,
  });
  const run = data && begunAfter(data, report?.fileHash ?? '', after);
  const looks = useRef(0);
  useEffect(() => {
    if (stage !== 'lost' || !isSuccess) return;
    looks.current = run ? 0 : looks.current + 1;
    if (run?.state === 'applied') {
      changeImporting(file, { stage: 'imported', importId: run.id });
      dispatch(refreshImported());
    } else if (run?.state === 'failed') changeImporting(file, { stage: 'checked', problem: FAILED });
    else if (looks.current >= LOOKS) changeImporting(file, { stage: 'checked', problem: NOT_BEGUN });
  }, [stage, isSuccess, fulfilledTimeStamp, run, file, dispatch]);
  return run;
}
