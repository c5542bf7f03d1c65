import { useEffect, useRef, useState } from 'react';
import { msg, t, IMPORT_FIELDS, type ImportKind } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useOtherSchool } from '../../../api/organizations.js';
import { ErrorSummary } from '../../../ui/ErrorSummary.js';
import { FieldMessage } from '../../../ui/Field.js';
import { SelectField } from '../../../ui/SelectField.js';
import { DoneStep } from './DoneStep.js';
import { FileStep, AtWork } from './FileStep.js';
import { clearImporting, watchImporting, cancelImporting, changeImporting } from './importing.js';
import { fieldsToMap, mappingOf, sameMapping, withField, type Mapping } from './mapping.js';
import { IMPORT_ACTIONS } from './importWords.js';
import { RowsStep } from './RowsStep.js';
import { useImportAddress, type Step, type FileStepsProps } from './useImportAddress.js';
import { useImporting } from './useImporting.js';

const TITLES: Readonly<Record<Step, string>> = {
  file: t('exchange.stepFile'),
  columns: t('exchange.stepColumns'),
  rows: t('exchange.stepRows'),
  done: t('exchange.stepDone'),
};

const INTO = {
  users: msg('exchange.importUsersInto'),
  hours: msg('exchange.importHoursInto'),
  opportunities: msg('exchange.importOpportunitiesInto'),
} as const;

interface ImportStepsProps {
  readonly kind: ImportKind;
  /** Only for readers of several schools. */
  readonly organizationId: string | undefined;
}

export function ImportSteps({ kind, organizationId }: ImportStepsProps) {
  const reader = useSessionUser();
  const { step: requestedStep, go, leave } = useImportAddress();
  const importing = useImporting(kind);
  const school = useOtherSchool(Number(organizationId ?? reader.organizationId));
  const { now } = importing;
  const runs = now?.stage === 'importing' || now?.stage === 'lost';
  const over = now?.stage === 'imported' && requestedStep !== 'done';
  useEffect(() => {
    if (runs && requestedStep !== 'done') return go('done', { replace: true });
    if (!over) return;
    clearImporting();
    go('file', { replace: true });
  }, [runs, requestedStep, over, go]);
  useEffect(watchImporting, []);
  // the report is valid only for the columns that it was made with
  const differ = now?.report && !sameMapping(mappingOf(now.report), now.mapping);
  const reachableStep = requestedStep === 'rows' && differ ? 'columns' : requestedStep;
  const step = runs ? 'done' : now && !over && (now.report || requestedStep === 'file') ? reachableStep : 'file';
  const heading = useFocusOnChange(step);
  const next = { importing, go };
  return (
    <Card aria-label={IMPORT_ACTIONS[kind]}>
      <Button
        variant="text"
        color="inherit"
        startIcon={<ArrowLeft size={18} aria-hidden />}
        onClick={leave}
        sx={{ ml: '-10px', mb: 2 }}
      >
        {t('exchange.importExport')}
      </Button>
      <Typography variant="h2">{school ? t(INTO[kind], { school }) : IMPORT_ACTIONS[kind]}</Typography>
      <Typography ref={heading} tabIndex={-1} variant="h3" sx={{ mt: 1, mb: 5, color: 'text.secondary' }}>
        {TITLES[step]}
      </Typography>
      {step === 'columns' && now ? (
        <ColumnsStep now={now} {...next} />
      ) : step === 'rows' && now ? (
        <RowsStep now={now} {...next} />
      ) : step === 'done' && now ? (
        <DoneStep now={now} {...next} />
      ) : (
        <FileStep
          kind={kind}
          organizationId={organizationId}
          fileIsGone={requestedStep !== 'file' && !over}
          {...next}
        />
      )}
    </Card>
  );
}

/** Moves the focus to the heading of a new step. */
function useFocusOnChange(step: Step) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef<Step>(null);
  useEffect(() => {
    if (shown.current !== null && shown.current !== step) ref.current?.focus();
    shown.current = step;
  }, [step]);
  return ref;
}

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

function ColumnsStep({ now, importing: { look }, go }: FileStepsProps) {
  const { kind, file, report, mapping, stage, problem } = now;
  const [attempt, setAttempt] = useState(0);
  const missing = fieldsToMap(kind, mapping);
  const problems =
    attempt === 0 ? [] : missing.map(({ label }) => ({ message: t('exchange.noColumnFor', { column: t(label) }) }));
  const goOn = async (): Promise<void> => {
    if (missing.length > 0) setAttempt((count) => count + 1);
    else if (await look()) go('rows');
  };
  return (
    <Stack spacing={5} useFlexGap>
      <p style={{ margin: 0, maxWidth: '68ch' }}>{t('exchange.matchColumns', { fileName: file.name })}</p>
      {report?.product && <Alert>{t('exchange.looksLike', { product: report.product })}</Alert>}
      <ErrorSummary problems={problems} attempt={attempt} />
      <Columns>
        {mapping.map(({ heading, field, example }) => (
          <li key={heading}>
            <SelectField
              label={heading}
              hint={example || undefined}
              value={field ?? ''}
              disabled={stage === 'checking'}
              onChange={({ target }) => change(now.file, withField(mapping, heading, target.value || null))}
            >
              <option value="">{t('exchange.notImported')}</option>
              {fieldsOf(kind).map(({ name, label, required }) => (
                <option key={name} value={name}>
                  {required ? t('exchange.requiredColumn', { column: t(label) }) : t(label)}
                </option>
              ))}
            </SelectField>
          </li>
        ))}
      </Columns>
      <div>
        <p role="status" style={{ margin: 0 }}>
          {missing.length === 0
            ? t('exchange.columnsComplete')
            : t('exchange.columnsMissing', { columns: missing.map(({ label }) => t(label)).join(', ') })}
        </p>
        <div role="alert">{problem && <FieldMessage id="columns-problem">{problem}</FieldMessage>}</div>
      </div>
      {stage === 'checking' ? (
        <AtWork onCancel={cancelImporting}>{t('exchange.checkingRows')}</AtWork>
      ) : (
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={() => void goOn()}>
            {t('exchange.continue')}
          </Button>
          <Button color="inherit" onClick={() => go('file')}>
            {t('exchange.chooseAnotherFile')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

const change = (file: File, mapping: Mapping): void => void changeImporting(file, { mapping });
