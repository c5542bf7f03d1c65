import type { ReactNode } from 'react';
import type { AuditStep } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Clock, ShieldAlert, ShieldCheck, type LucideIcon } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { counted } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { Chip, type ChipLook } from '../../ui/Chip.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { dataFacts, fieldName, type Fact } from './dataWords.js';
import { Folded } from './Folded.js';
import { isMissing } from './missing.js';
import { Who } from './Who.js';

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
  /** The proof of one event. */
  readonly proof: (step: AuditStep) => ReactNode;
  /** A value that was recorded, by name where it stands for somebody. */
  readonly told: (fact: Fact) => ReactNode;
}

/** Every event of one record as it was recorded, oldest first. */
export const RecordSteps = ({ steps, words, proof, told }: RecordStepsProps) => (
  <Steps aria-label="Trail">
    {steps.map((step) => (
      <RecordStep key={step.version} step={step} title={words(step.type)} proof={proof(step)} told={told} />
    ))}
  </Steps>
);

interface RecordStepProps extends Pick<RecordStepsProps, 'told'> {
  readonly step: AuditStep;
  readonly title: string;
  readonly proof: ReactNode;
}

function RecordStep({ step, title, proof, told }: RecordStepProps) {
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
          <Who person={actor} />
        </div>
      )}
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {!isMissing(type) && (
          <>
            <time dateTime={at}>{formatInstant(at, timeZone)}</time>,{' '}
          </>
        )}
        {isMissing(type) ? 'Step' : 'step'} {counted(version)}
        {number !== null && `, event ${counted(number)} of the log`}
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
          <FactGrid facts={facts.map((fact) => [fact.name, told(fact)])} />
        </Folded>
      )}
      {proof}
    </li>
  );
}
