import type { ReactNode } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { CalendarDays, Clock, MapPin, Repeat, UserRound, Users, type LucideIcon } from 'lucide-react';
import { formatDate } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';
import { AUDIENCE_LABELS, timeRange } from './opportunityWords.js';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  margin: 0,
  color: theme.vars.palette.text.secondary,
  '& > div': { display: 'flex', gap: 8 },
  '& svg': { flex: 'none', marginTop: 2, color: theme.vars.palette.text.caption },
  '& dd': { margin: 0, minWidth: 0, overflowWrap: 'anywhere' },
}));

type Fact = readonly [name: string, icon: LucideIcon, value: ReactNode];

/** When and where an opportunity is, for whom, and who is there. */
export const OpportunityFacts = ({ opportunity }: { opportunity: OpportunityView }) => (
  <Facts>
    {factsOf(opportunity).map(([name, Icon, value]) => (
      <div key={name}>
        <Icon size={16} aria-hidden />
        <dt style={visuallyHidden}>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);

const factsOf = (opportunity: OpportunityView): readonly Fact[] => {
  const { day, hours, location, targetAudience, coordinator, seriesId } = opportunity;
  return [
    ['Date', CalendarDays, formatDate(day)],
    ['Time', Clock, `${timeRange(opportunity)} (${hoursInWords(hours)})`],
    ['Location', MapPin, location],
    ['For', Users, AUDIENCE_LABELS[targetAudience]],
    ...(coordinator ? [['Coordinator', UserRound, `Coordinated by ${coordinator.name}`] as const] : []),
    ...(seriesId === null ? [] : [['Repeats', Repeat, 'Every week'] as const]),
  ];
};
