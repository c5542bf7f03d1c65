import { t } from '@hourtrail/contracts';
import MuiLink from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { PATHS, PUBLISH_PARAM } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { visuallyHidden } from '../../ui/styled.js';

const Steps = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: '4px 20px 8px',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 44 },
  '& svg': { flex: 'none', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

interface FirstStepsProps {
  readonly hasStudents: boolean;
  readonly hasOpportunities: boolean;
}

/** What a new school does first. */
export function FirstSteps({ hasStudents, hasOpportunities }: FirstStepsProps) {
  const steps = [
    { words: t('dashboard.firstRules'), to: PATHS.schools, done: false },
    { words: t('dashboard.firstPeople'), to: `${PATHS.dashboard}?tab=exchange`, done: hasStudents },
    {
      words: t('dashboard.firstOpportunity'),
      to: `${PATHS.opportunities}?${PUBLISH_PARAM}=new`,
      done: hasOpportunities,
    },
    { words: t('dashboard.firstApproval'), to: PATHS.approvals, done: false },
  ];
  return (
    <ListCard title={t('dashboard.firstSteps')}>
      <Steps>
        {steps.map(({ words, to, done }) => (
          <li key={words}>
            {done ? <CircleCheck size={18} aria-hidden /> : <Circle size={18} aria-hidden />}
            <MuiLink component={Link} to={to}>
              {words}
            </MuiLink>
            {done && <span style={visuallyHidden}>{t('dashboard.firstStepDone')}</span>}
          </li>
        ))}
      </Steps>
    </ListCard>
  );
}
