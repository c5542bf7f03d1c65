import { t, VERIFICATION_LEVEL_LABELS, type HoursHistoryStep } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight, Flag } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { hoursInWords } from '../../../lib/hours.js';
import { StatusChip } from '../../../ui/Chip.js';
import { RoleBadge } from '../../../ui/RoleBadge.js';
import { Trans } from '../../../ui/Trans.js';
import { visuallyHidden } from '../../../ui/styled.js';
import { sourceWords } from '../ImportedNote.js';
import { Quote } from '../status/StatusNote.js';
import {
  changesBeside,
  changeWords,
  couldBeWords,
  policyWords,
  markWords,
  stepTitle,
  tellsHours,
} from './trailWords.js';

const Steps = styled('ol')({ margin: '12px 0 0', padding: 0, listStyle: 'none' });

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '0 0 24px 28px',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 3,
    top: 4,
    width: 9,
    height: 9,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.primary.main}`,
    backgroundColor: theme.vars.palette.background.paper,
  },
  '&:last-of-type::before': { backgroundColor: theme.vars.palette.primary.main },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 9,
    top: 20,
    bottom: -1,
    borderLeft: `2px dotted ${theme.vars.palette.control}`,
    transform: 'translateX(-1px)',
  },
}));

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginTop: 4 });
const Changes = styled('ul')({ margin: '6px 0 0', paddingLeft: 18 });
const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  fontWeight: 550,
  color: theme.vars.palette.accent,
  '& svg': { flex: 'none' },
}));
const Hidden = styled('span')(visuallyHidden);

export function TrailSteps({ steps }: { steps: readonly HoursHistoryStep[] }) {
  return (
    <Steps aria-label={t('hours.trail')}>
      {steps.map((step) => (
        <TrailStep key={`${step.at} ${step.type}`} step={step} />
      ))}
    </Steps>
  );
}

function TrailStep({ step }: { step: HoursHistoryStep }) {
  const { timeZone } = useSessionUser();
  const moved = step.from !== step.to;
  const changes = changesBeside(step);
  const rules = policyWords(step);
  const couldBe = couldBeWords(step);
  return (
    <Step>
      <Typography sx={{ fontWeight: 650 }}>{stepTitle(step)}</Typography>
      <Line>
        {step.actor.name} {step.actor.role !== 'system' && <RoleBadge role={step.actor.role} />}
      </Line>
      {tellsHours(step) && <Line>{hoursInWords(step.hours ?? 0)}</Line>}
      {step.level && step.level !== 'account' && <Line>{t(VERIFICATION_LEVEL_LABELS[step.level])}</Line>}
      {step.signedBy && <Line>{t('paper.signedBy', { name: step.signedBy })}</Line>}
      {step.attachment && <Line sx={{ overflowWrap: 'anywhere' }}>{step.attachment}</Line>}
      {couldBe && (
        <Line>
          <Mark>
            <Flag size={14} aria-hidden /> {couldBe}
          </Mark>
        </Line>
      )}
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        <time dateTime={step.at}>{formatInstant(step.at, timeZone)}</time>
      </Typography>
      {moved && step.to !== 'deleted' && (
        <Line>
          {step.from ? (
            <Trans
              id="hours.statusChange"
              values={{ from: <StatusChip status={step.from} />, to: <StatusChip status={step.to} /> }}
              components={{ hidden: <Hidden />, arrow: <ArrowRight size={14} aria-hidden /> }}
            />
          ) : (
            <StatusChip status={step.to} />
          )}
        </Line>
      )}
      {changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <li key={change.field}>{changeWords(change)}</li>
          ))}
        </Changes>
      )}
      {step.imported && (
        <Typography variant="body2" component="p" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {sourceWords(step.imported)}
        </Typography>
      )}
      {step.comment && <Quote>{step.comment}</Quote>}
      {step.marks.map((mark) => (
        <Line key={mark}>
          <Mark>
            <Flag size={14} aria-hidden /> {markWords(mark)}
          </Mark>
        </Line>
      ))}
      {rules && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
          {rules}
        </Typography>
      )}
    </Step>
  );
}
