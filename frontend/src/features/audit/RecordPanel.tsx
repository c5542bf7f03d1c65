import type { ReactNode } from 'react';
import { t, type AuditStep } from '@hourtrail/contracts';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SearchX, Clock, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useAuditRecordQuery, type OfSchool } from '../../api/audit.js';
import { errorStatus } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { useLast } from '../../lib/hooks.js';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import { EvidenceButton } from '../../ui/EvidenceButton.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { PrintButton } from '../../ui/PrintButton.js';
import { PrintHeader } from '../../ui/PrintHeader.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { EmptyState, ErrorState, Late } from '../../ui/states.js';
import { Trans } from '../../ui/Trans.js';
import { isMissing, dataFacts, factOf, type Fact } from './dataWords.js';
import { fieldName } from './fieldNames.js';
import { Folded } from './Hash.js';
import { recordName } from './recordKinds.js';
import { useNamed } from './PersonFilter.js';
import { changesIn, changesRecord, isRemark, type StepChange } from './stepChanges.js';
import { ProofPanel } from './proof/ProofPanel.js';
import { CheckResult } from './CheckResult.js';

interface RecordPanelProps {
  /** For example `hours/12`; null while the drawer is closed. */
  readonly record: string | null;
  readonly of: OfSchool;
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
  readonly onClose: () => void;
}

export function RecordPanel({ record, onClose, ...trail }: RecordPanelProps) {
  const shown = useLast(record);
  return (
    <SidePanel
      open={record !== null}
      title={shown === null ? t('auditRecords.trail') : recordName(shown)}
      onClose={onClose}
    >
      {shown !== null && <RecordTrail record={shown} {...trail} />}
    </SidePanel>
  );
}

interface RecordTrailProps {
  readonly record: string;
  readonly of: OfSchool;
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
}

function RecordTrail({ record, of, words, onOpen }: RecordTrailProps) {
  const { currentData, isError, error, refetch } = useAuditRecordQuery(
    { ...of, record },
    { refetchOnMountOrArgChange: true },
  );
  const user = useSessionUser();
  const entry = /^hours\/(\d+)$/.exec(record)?.[1];
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={SearchX} title={t('auditRecords.notFound')}>
        {t('auditRecords.notFoundHint')}
      </EmptyState>
    );
  }
  if (isError && !currentData) {
    return <ErrorState title={t('auditRecords.trailNotLoaded')} error={error} onRetry={refetch} />;
  }
  if (!currentData) return <TrailSkeleton />;
  const { person, hours } = currentData.findLast(({ type }) => !isMissing(type)) ?? { person: null, hours: null };
  return (
    <>
      <PrintHeader school={Number(of.organizationId ?? user.organizationId)} />
      {currentData.some(({ verified }) => verified === 'broken') && (
        <div role="alert" style={{ marginBottom: 20 }}>
          <CheckResult holds={false}>{t('auditRecords.tampered')}</CheckResult>
        </div>
      )}
      {person && (
        <Typography sx={{ mb: 5, overflowWrap: 'anywhere' }}>
          {hours
            ? t('auditRecords.aboutPersonHours', { name: person.name, hours: hoursInWords(hours) })
            : t('auditRecords.aboutPerson', { name: person.name })}
        </Typography>
      )}
      <RecordSteps
        steps={currentData}
        words={words}
        proof={({ number }) => number !== null && <ProofPanel number={number} {...of} />}
        renderFact={(fact) => <FactValue fact={fact} of={of} onOpen={onOpen} />}
      />
      <Actions>
        <PrintButton />
        {entry && <EvidenceButton kind="entry" id={entry} {...of} />}
      </Actions>
    </>
  );
}

const TrailSkeleton = () => (
  <Late role="status" aria-label={t('auditRecords.loadingTrail')}>
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} variant="rounded" height={96} sx={{ mb: 6 }} />
    ))}
  </Late>
);

interface FactValueProps {
  readonly fact: Fact;
  readonly of: OfSchool;
  readonly onOpen: (record: string) => void;
}

/** Shows the id of a person as their name and the id of a record as a link to its trail. */
function FactValue({ fact: { value, person, record }, of, onOpen }: FactValueProps) {
  const named = useNamed(person === undefined ? '' : String(person), of);
  if (record === undefined) return named?.name ?? value;
  return (
    <Link component="button" type="button" onClick={() => onOpen(record)}>
      {recordName(record)}
    </Link>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '20px 0' },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });
const Text = styled('blockquote')(({ theme }) => ({
  margin: '4px 0 0',
  padding: '2px 0 2px 12px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
}));
const Changes = styled('ul')({
  margin: '8px 0 0',
  paddingLeft: 18,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  '& > li + li': { marginTop: 4 },
});
const Fault = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.status.rejected.ink,
}));
type ChipWords = readonly [string, ChipLook, LucideIcon];
const MISSING: ChipWords = [t('auditRecords.missing'), 'rejected', ShieldAlert];
const VERIFIED: Readonly<Record<AuditStep['verified'], ChipWords>> = {
  sealed: [t('audit.sealed'), 'approved', ShieldCheck],
  recorded: [t('audit.beingSealed'), 'pending', Clock],
  broken: [t('auditRecords.notAsWritten'), 'rejected', ShieldAlert],
};

interface RecordStepsProps {
  readonly steps: readonly AuditStep[];
  readonly words: (type: string) => string;
  readonly proof: (step: AuditStep) => ReactNode;
  readonly renderFact: (fact: Fact) => ReactNode;
}

const RecordSteps = ({ steps, words, proof, renderFact }: RecordStepsProps) => (
  <Steps aria-label={t('auditRecords.trail')}>
    {steps.map((step) => (
      <RecordStep
        key={step.version}
        step={step}
        changes={changesIn(step, steps)}
        title={words(step.type)}
        proof={proof(step)}
        renderFact={renderFact}
      />
    ))}
  </Steps>
);

interface RecordStepProps extends Pick<RecordStepsProps, 'renderFact'> {
  readonly step: AuditStep;
  readonly changes: readonly StepChange[];
  readonly title: string;
  readonly proof: ReactNode;
}

function StepNumber({ number, version, at }: Pick<AuditStep, 'number' | 'version' | 'at'>) {
  const { timeZone } = useSessionUser();
  const date = formatInstant(at, timeZone);
  const components = { time: <time dateTime={at} /> };
  return number === null ? (
    <Trans id="auditRecords.step" values={{ date, step: version }} components={components} />
  ) : (
    <Trans id="auditRecords.numberedStep" values={{ date, step: version, number }} components={components} />
  );
}

const MissingStepNumber = ({ number, version }: Pick<AuditStep, 'number' | 'version'>) =>
  number === null
    ? t('auditRecords.missingStep', { step: version })
    : t('auditRecords.missingNumberedStep', { step: version, number });

function RecordStep({ step, changes, title, proof, renderFact }: RecordStepProps) {
  const { type, actor, data, texts, verified, fault } = step;
  const quoted = Object.entries(texts).filter(([field]) => isRemark(field) || !changesRecord(step));
  const [label, look, icon] = isMissing(type) ? MISSING : VERIFIED[verified];
  const facts = dataFacts(data);
  return (
    <li>
      <Line>
        <Typography component="h3" sx={{ fontWeight: 650 }}>
          {title}
        </Typography>
        <Chip look={look} icon={icon}>
          {label}
        </Chip>
      </Line>
      {!isMissing(type) && (
        <div>
          <ActorName person={actor} />
        </div>
      )}
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {isMissing(type) ? <MissingStepNumber {...step} /> : <StepNumber {...step} />}
      </Typography>
      {fault && <Fault>{fault}</Fault>}
      {changes.length > 0 && (
        <Changes aria-label={t('auditRecords.changes')}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              <Trans
                id="hours.fieldChanged"
                values={{
                  field: fieldName(field),
                  from: renderFact(factOf(field, field, from)),
                  to:
                    to === null && field in texts ? t('auditRecords.textErased') : renderFact(factOf(field, field, to)),
                }}
              />
            </li>
          ))}
        </Changes>
      )}
      {quoted.map(([field, text]) => (
        <div key={field}>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
            {fieldName(field)}
          </Typography>
          {text === null ? <em>{t('auditRecords.textErased')}</em> : <Text>{text}</Text>}
        </div>
      ))}
      {facts.length > 0 && (
        <Folded>
          <summary>{t('auditRecords.whatWasRecorded')}</summary>
          <FactGrid facts={facts.map((fact) => [fact.name, renderFact(fact)])} />
        </Folded>
      )}
      {proof}
    </li>
  );
}
