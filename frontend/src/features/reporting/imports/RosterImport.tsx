import { useId, useState } from 'react';
import { t, LIMITS, type RosterChangeKind, type RosterNote, type RosterReport } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../../api/errorMessage.js';
import { useImportsQuery, useSendRosterMutation } from '../../../api/imports.js';
import { useOtherSchool } from '../../../api/organizations.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatCount, sizeInWords } from '../../../lib/counts.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON, RECORDED_IN_LOG } from '../../../lib/otherSchool.js';
import { PATHS } from '../../../lib/paths.js';
import { CheckField } from '../../../ui/CheckField.js';
import { Field, FieldMessage } from '../../../ui/Field.js';
import { ProgressBar } from '../../../ui/ProgressBar.js';
import { AtWork, DropZone } from './FileStep.js';
import { IMPORT_ACTIONS, problemOfRoster } from './importWords.js';
import { SmallTable } from './SmallTable.js';
import { useImportAddress } from './useImportAddress.js';

interface RosterImportProps {
  /** Only for readers of several schools. */
  readonly organizationId: string | undefined;
}

/** Previews a roster, and imports it as a whole. */
export function RosterImport({ organizationId }: RosterImportProps) {
  const { leave } = useImportAddress();
  const reader = useSessionUser();
  const school = useOtherSchool(Number(organizationId ?? reader.organizationId));
  const roster = useRoster(organizationId);
  const { file, report, stage, choose } = roster;
  return (
    <Card aria-label={IMPORT_ACTIONS.roster}>
      <Button
        variant="text"
        color="inherit"
        startIcon={<ArrowLeft size={18} aria-hidden />}
        onClick={leave}
        sx={{ ml: '-10px', mb: 2 }}
      >
        {t('exchange.importExport')}
      </Button>
      <Typography variant="h2">
        {school ? t('exchange.importRosterInto', { school }) : IMPORT_ACTIONS.roster}
      </Typography>
      <Stack spacing={5} useFlexGap sx={{ mt: 3 }}>
        <p style={{ margin: 0, maxWidth: '68ch' }}>{t('exchange.rosterFormat')}</p>
        {roster.inOtherSchool && stage !== 'imported' && (
          <Field
            label={t('common.reason')}
            hint={RECORDED_IN_LOG}
            error={roster.lacksReason ? OTHER_SCHOOL_NEEDS_REASON : undefined}
            value={roster.reason}
            onChange={({ target }) => roster.setReason(target.value)}
            slotProps={{ input: { maxLength: LIMITS.commentMax } }}
          />
        )}
        {stage === 'checking' && file ? (
          <AtWork onCancel={roster.cancel}>
            {t('exchange.checkingFile', { fileName: file.name, size: sizeInWords(file.size) })}
          </AtWork>
        ) : stage === 'importing' && file ? (
          <Progress fileName={file.name} organizationId={organizationId} rows={report?.rows ?? 0} />
        ) : (
          <>
            {report && <Preview report={report} />}
            {report && stage === 'checked' && <Decision key={report.fileHash} report={report} roster={roster} />}
            {stage === 'imported' && (
              <Button variant="contained" component={Link} to={PATHS.people} sx={{ alignSelf: 'flex-start' }}>
                {t('exchange.viewUsers')}
              </Button>
            )}
            <DropZone
              label={report ? t('exchange.chooseAnotherRoster') : t('exchange.chooseRoster')}
              hint={t('exchange.rosterDropHint')}
              accept=".zip,application/zip"
              problem={roster.problem}
              onFile={(chosen) => void choose(chosen)}
            />
          </>
        )}
      </Stack>
    </Card>
  );
}

type Stage = 'file' | 'checking' | 'checked' | 'importing' | 'imported';

interface RosterState {
  readonly stage: Stage;
  readonly file: File | null;
  readonly report: RosterReport | null;
  readonly problem: string | null;
}

function useRoster(organizationId: string | undefined) {
  const reader = useSessionUser();
  const inOtherSchool = organizationId !== undefined && actsInOtherSchool(reader, Number(organizationId));
  const [state, setState] = useState<RosterState>({ stage: 'file', file: null, report: null, problem: null });
  const [reason, setReason] = useState('');
  const [lacksReason, setLacksReason] = useState(false);
  const [send, request] = useSendRosterMutation();
  const school = { ...(organizationId && { organizationId }), ...(inOtherSchool && { reason: reason.trim() }) };
  const sent = async (file: File, given: { dryRun: boolean; allowLeavers: boolean; expect?: string }) => {
    const bytes = await file.arrayBuffer();
    return send({ bytes, fileName: file.name, ...school, ...given }).unwrap();
  };
  const choose = async (file: File): Promise<void> => {
    const lacks = inOtherSchool && !reason.trim();
    setLacksReason(lacks);
    if (lacks) return;
    const problem = problemOfRoster(file);
    if (problem) return setState({ stage: 'file', file: null, report: null, problem });
    setState({ stage: 'checking', file, report: null, problem: null });
    try {
      const report = await sent(file, { dryRun: true, allowLeavers: false });
      setState({ stage: 'checked', file, report, problem: null });
    } catch (error) {
      const isCancelled = (error as { name?: unknown }).name === 'AbortError';
      const words = isCancelled ? null : errorMessage(error, t('exchange.checkFailed'));
      setState({ stage: 'file', file: null, report: null, problem: words });
    }
  };
  const apply = async (allowLeavers: boolean): Promise<void> => {
    const { file, report } = state;
    if (!file || !report) return;
    setState({ ...state, stage: 'importing' });
    try {
      const done = await sent(file, { dryRun: false, allowLeavers, expect: report.fileHash });
      setState({ stage: done.applied ? 'imported' : 'checked', file, report: done, problem: null });
    } catch (error) {
      setState({ stage: 'checked', file, report, problem: errorMessage(error, t('exchange.importFailed')) });
    }
  };
  const cancel = (): void => {
    request.reset();
    setState({ stage: 'file', file: null, report: null, problem: null });
  };
  return { ...state, inOtherSchool, lacksReason, reason, setReason, choose, apply, cancel };
}

interface ProgressProps {
  readonly fileName: string;
  readonly organizationId: string | undefined;
  readonly rows: number;
}

const EVERY_MS = 1_000;

function Progress({ fileName, organizationId, rows }: ProgressProps) {
  const { data = [] } = useImportsQuery(organizationId ? { organizationId } : {}, {
    pollingInterval: EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const run = data.find(({ kind, state }) => kind === 'roster' && state === 'running');
  const done = Math.min(run?.done ?? 0, rows);
  return (
    <>
      <p role="status" style={{ margin: 0 }}>
        {t('exchange.rosterImporting', { fileName })}
      </p>
      <ProgressBar
        label={t('exchange.importing', { fileName })}
        words={t('exchange.peopleDone', { done, rows })}
        done={rows === 0 ? 0 : (done * 100) / rows}
      />
    </>
  );
}

const TITLES: Readonly<Record<RosterChangeKind, (report: RosterReport) => string>> = {
  add: ({ adds }) => t('exchange.rosterAdds', { people: adds }),
  change: ({ changes }) => t('exchange.rosterChanges', { people: changes }),
  leave: ({ leavers }) => t('exchange.rosterLeavers', { people: leavers }),
};

const CHANGES = Object.keys(TITLES) as RosterChangeKind[];
const COLUMNS = [t('exchange.person'), t('exchange.details')];
const PROBLEM_COLUMNS = [t('exchange.row'), t('exchange.problem'), t('exchange.value')];
const NOTE_COLUMNS = [t('exchange.row'), t('exchange.person'), t('exchange.note')];
const NOTES_SHOWN = 100;

const differs = ({ adds, changes, leavers, classes, years, families, endedFamilies }: RosterReport): boolean =>
  adds + changes + leavers + classes + years + families + endedFamilies > 0;

function summaryOf(report: RosterReport): string {
  const { problems, applied, importId } = report;
  if (problems > 0) return t('exchange.problemsFound', { problems });
  if (!differs(report)) return t('exchange.rosterSame');
  return applied && importId !== null ? t('exchange.rosterImported') : t('exchange.rosterChangesThis');
}

function Preview({ report }: { report: RosterReport }) {
  const { errors, problems, listed, exceptions, exceptionCount, classes, years, families } = report;
  const { endedFamilies: ended, removedMembers: members } = report;
  const rowWords = (row: number): string => (row === 0 ? t('exchange.wholeFile') : formatCount(row));
  return (
    <Stack spacing={5} useFlexGap>
      <div role="status">
        <Typography variant="h3">{summaryOf(report)}</Typography>
        {problems === 0 && differs(report) && (
          <Typography sx={{ mt: 1 }}>
            {classes + years + families > 0 && t('exchange.rosterOthers', { classes, years, families })}
            {ended + members > 0 && ` ${t('exchange.rosterEnds', { ended, members })}`}
          </Typography>
        )}
      </div>
      {problems > 0 && (
        <SmallTable
          label={t('exchange.problems')}
          columns={PROBLEM_COLUMNS}
          rows={errors.map(({ row, message, value }) => [rowWords(row), message, value])}
        />
      )}
      {problems === 0 &&
        CHANGES.map((change) => {
          const rows = listed.filter((one) => one.change === change).map(({ name, details }) => [name, details]);
          if (rows.length === 0) return null;
          const title = TITLES[change](report);
          return (
            <section key={change}>
              <Typography variant="h3" sx={{ mb: 3 }}>
                {title}
              </Typography>
              <SmallTable label={title} columns={COLUMNS} rows={rows} />
              {rows.length === LIMITS.rosterListed && (
                <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
                  {t('exchange.firstShown', { shown: rows.length })}
                </Typography>
              )}
            </section>
          );
        })}
      {exceptionCount > 0 && (
        <section>
          <Typography variant="h3" sx={{ mb: 3 }}>
            {t('exchange.rosterNotes', { notes: exceptionCount })}
          </Typography>
          <RosterNotes notes={exceptions} count={exceptionCount} />
        </section>
      )}
    </Stack>
  );
}

/** What a roster left out or kept. */
export const RosterNotes = ({ notes, count }: { notes: readonly RosterNote[]; count: number }) => (
  <>
    <SmallTable
      label={t('exchange.rosterNotes', { notes: count })}
      columns={NOTE_COLUMNS}
      rows={notes
        .slice(0, NOTES_SHOWN)
        .map(({ file, row, name, message }) => [
          row === 0 ? file : t('exchange.fileRow', { file, row }),
          name,
          message,
        ])}
    />
    {count > NOTES_SHOWN && (
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        {t('exchange.firstShown', { shown: NOTES_SHOWN })}
      </Typography>
    )}
  </>
);

interface DecisionProps {
  readonly report: RosterReport;
  readonly roster: Pick<ReturnType<typeof useRoster>, 'apply' | 'problem'>;
}

function Decision({ report, roster: { apply, problem } }: DecisionProps) {
  const { stopped, message, problems } = report;
  const [allowed, setAllowed] = useState(false);
  const id = useId();
  if (problems > 0 || !differs(report)) return null;
  return (
    <Stack spacing={3} useFlexGap>
      {stopped && (
        <>
          <Alert severity="warning">{message}</Alert>
          <CheckField
            label={t('exchange.allowLeavers')}
            hint={t('exchange.allowLeaversHint')}
            checked={allowed}
            onChange={({ target }) => setAllowed(target.checked)}
          />
        </>
      )}
      <div role="alert">{problem && <FieldMessage id={id}>{problem}</FieldMessage>}</div>
      <Button
        variant="contained"
        disabled={stopped && !allowed}
        onClick={() => void apply(allowed)}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('exchange.importRoster')}
      </Button>
    </Stack>
  );
}
