import type { ReactNode } from 'react';
import type { AuditStep } from '@hourtrail/contracts';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SearchX, Clock, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useAuditRecordQuery, type OfSchool } from '../../api/audit.js';
import { errorStatus } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatCount } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { useLast } from '../../lib/hooks.js';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import { EvidenceButton } from '../../ui/EvidenceButton.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { PrintHeader } from '../../ui/PrintHeader.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { EmptyState, ErrorState, Late } from '../../ui/states.js';
import { isMissing, dataFacts, fieldName, type Fact } from './dataWords.js';
import { Folded } from './Hash.js';
import { recordName } from './recordKinds.js';
import { useNamed } from './PersonFilter.js';
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
    <SidePanel open={record !== null} title={shown === null ? 'Trail' : recordName(shown)} onClose={onClose}>
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
      <EmptyState icon={SearchX} title="There is no such record">
        The log of this school holds no event of it.
      </EmptyState>
    );
  }
  if (isError && !currentData) {
    return <ErrorState title="The trail could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!currentData) return <TrailSkeleton />;
  const { person, hours } = currentData.findLast(({ type }) => !isMissing(type)) ?? { person: null, hours: null };
  return (
    <>
      <PrintHeader school={Number(of.organizationId ?? user.organizationId)} />
      {currentData.some(({ verified }) => verified === 'broken') && (
        <div role="alert" style={{ marginBottom: 20 }}>
          <CheckResult holds={false}>
            What is stored of this record is not what was written. Somebody changed it behind the application.
          </CheckResult>
        </div>
      )}
      {person && (
        <Typography sx={{ mb: 5, overflowWrap: 'anywhere' }}>
          About {person.name}
          {hours && `, ${hoursInWords(Number(hours))}`}
        </Typography>
      )}
      <RecordSteps
        steps={currentData}
        words={words}
        proof={({ number }) => number !== null && <ProofPanel number={number} {...of} />}
        renderFact={(fact) => <FactValue fact={fact} of={of} onOpen={onOpen} />}
      />
      {entry && (
        <div style={{ marginTop: 8 }}>
          <EvidenceButton kind="entry" id={entry} {...of} />
        </div>
      )}
    </>
  );
}

const TrailSkeleton = () => (
  <Late role="status" aria-label="Loading the trail">
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

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' });
const Text = styled('blockquote')(({ theme }) => ({
  margin: '4px 0 0',
  padding: '2px 0 2px 12px',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
}));
const Fault = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  overflowWrap: 'anywhere',
  color: theme.vars.palette.status.rejected.ink,
}));
type ChipWords = readonly [string, ChipLook, LucideIcon];
const MISSING: ChipWords = ['Missing', 'rejected', ShieldAlert];
const VERIFIED: Readonly<Record<AuditStep['verified'], ChipWords>> = {
  sealed: ['Sealed', 'approved', ShieldCheck],
  recorded: ['Being sealed', 'pending', Clock],
  broken: ['Not as it was written', 'rejected', ShieldAlert],
};

interface RecordStepsProps {
  readonly steps: readonly AuditStep[];
  readonly words: (type: string) => string;
  readonly proof: (step: AuditStep) => ReactNode;
  readonly renderFact: (fact: Fact) => ReactNode;
}

const RecordSteps = ({ steps, words, proof, renderFact }: RecordStepsProps) => (
  <Steps aria-label="Trail">
    {steps.map((step) => (
      <RecordStep key={step.version} step={step} title={words(step.type)} proof={proof(step)} renderFact={renderFact} />
    ))}
  </Steps>
);

interface RecordStepProps extends Pick<RecordStepsProps, 'renderFact'> {
  readonly step: AuditStep;
  readonly title: string;
  readonly proof: ReactNode;
}

function RecordStep({ step, title, proof, renderFact }: RecordStepProps) {
  const { timeZone } = useSessionUser();
  const { number, version, type, actor, at, data, texts, verified, fault } = step;
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
        {!isMissing(type) && (
          <>
            <time dateTime={at}>{formatInstant(at, timeZone)}</time>,{' '}
          </>
        )}
        {isMissing(type) ? 'Step' : 'step'} {formatCount(version)}
        {number !== null && `, event ${formatCount(number)} of the log`}
      </Typography>
      {fault && <Fault>{fault}</Fault>}
      {Object.entries(texts).map(([field, text]) => (
        <div key={field}>
          <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
            {fieldName(field)}
          </Typography>
          {text === null ? <em>Emptied or erased</em> : <Text>{text}</Text>}
        </div>
      ))}
      {facts.length > 0 && (
        <Folded>
          <summary>What was recorded</summary>
          <FactGrid facts={facts.map((fact) => [fact.name, renderFact(fact)])} />
        </Folded>
      )}
      {proof}
    </li>
  );
}
