import { useId, type ReactNode } from 'react';
import { t, isVolunteer, type OpportunityView } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarDays, Clock, MapPin, Repeat, School, UserRound, Users, type LucideIcon } from 'lucide-react';
import { useOtherSchool } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate, timeRange } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { Late } from '../../ui/states.js';
import { visuallyHidden } from '../../ui/styled.js';
import { OpportunityChip, TitleButton } from './OpportunityChip.js';
import { coordinatorWords, lineWords, spotsWords, takenWords, AUDIENCE_LABELS } from './opportunityWords.js';
import { bySeries, DateList, MoreDates } from './SeriesDates.js';
import { SignUpButtons } from './SignUpButtons.js';
import { chipOf } from './signUpWords.js';

interface OpportunityGridProps {
  readonly label: string;
  readonly opportunities: readonly OpportunityView[];
  readonly onOpen: (id: number) => void;
  readonly actions?: (opportunity: OpportunityView) => ReactNode;
}

/** The dates of a weekly series share a card. */
export const OpportunityGrid = ({ label, opportunities, ...card }: OpportunityGridProps) => (
  <CardGrid aria-label={label}>
    {bySeries(opportunities, ({ seriesId }) => seriesId).map(([opportunity, ...others]) => (
      <li key={opportunity.id}>
        <OpportunityCard opportunity={opportunity} others={others} {...card} />
      </li>
    ))}
  </CardGrid>
);

const COLUMNS = 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))';

export const CardGrid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const OpportunityGridSkeleton = ({ cards }: { cards: number }) => (
  <Late role="status" aria-label={t('common.loadingOpportunities')}>
    <CardGrid as="div">
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index} component="div" sx={{ height: 340 }}>
          <Skeleton width="70%" height={24} />
          <Skeleton width="45%" />
          <Skeleton variant="rounded" height={56} sx={{ mt: 3 }} />
          <Skeleton variant="rounded" height={96} sx={{ mt: 3 }} />
          <Skeleton variant="rounded" width={96} height={36} sx={{ mt: 5 }} />
        </Card>
      ))}
    </CardGrid>
  </Late>
);

const Frame = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: '100%',
  '& .head': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '6px 12px' },
  '& .head > div': { flex: '1 1 55%', minWidth: 0 },
  '& p': { margin: 0 },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  '& .spots': { fontWeight: 620, fontVariantNumeric: 'tabular-nums' },
  '& .foot': { display: 'grid', gap: 12, justifyItems: 'start', marginTop: 'auto', paddingTop: 4 },
})) as typeof Card;

// the details show the whole description
const Description = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

interface OpportunityCardProps extends Pick<OpportunityGridProps, 'onOpen' | 'actions'> {
  readonly opportunity: OpportunityView;
  /** Further dates of the same series. */
  readonly others: readonly OpportunityView[];
}

function OpportunityCard({ opportunity, others, onOpen, actions }: OpportunityCardProps) {
  const id = useId();
  const reader = useSessionUser();
  const managed = !isVolunteer(reader.role);
  const { title, organizationName, description } = opportunity;
  return (
    <Frame component="article" aria-labelledby={id}>
      <div className="head">
        <div>
          <Typography id={id} variant="h3" component="h2">
            <TitleButton onClick={() => onOpen(opportunity.id)}>{title}</TitleButton>
          </Typography>
          <p className="quiet">{organizationName}</p>
        </div>
        <OpportunityChip {...chipOf(opportunity, reader)} />
      </div>
      <Description>{description}</Description>
      <OpportunityFacts opportunity={opportunity} />
      <div className="foot">
        <p>
          <span className="spots">{managed ? takenWords(opportunity) : spotsWords(opportunity)}</span>
          <span className="quiet">{alsoWords(opportunity, managed)}</span>
        </p>
        <SignUpButtons opportunity={opportunity} namedBy={id} />
        {actions?.(opportunity)}
        {others.length > 0 && (
          <MoreDates count={others.length}>
            <DateList rows={others} shown={opportunity} onOpen={onOpen}>
              {(other, dateId) => (
                <>
                  <span>{managed ? takenWords(other) : spotsWords(other)}</span>
                  <OpportunityChip {...chipOf(other, reader)} />
                  <SignUpButtons opportunity={other} namedBy={`${id} ${dateId}`} />
                  {actions?.(other)}
                </>
              )}
            </DateList>
          </MoreDates>
        )}
      </div>
    </Frame>
  );
}

const alsoWords = (opportunity: OpportunityView, managed: boolean): string => {
  const over = opportunity.state === 'past' || opportunity.state === 'cancelled';
  const words = [...(managed && !over ? [spotsWords(opportunity)] : []), lineWords(opportunity)].filter(Boolean);
  return words.map((word) => ` · ${word}`).join('');
};

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

function OpportunityFacts({ opportunity }: { opportunity: OpportunityView }) {
  const school = useOtherSchool(opportunity.organizationId);
  return (
    <Facts>
      {factsOf(opportunity, school).map(([name, Icon, value]) => (
        <div key={name}>
          <Icon size={16} aria-hidden />
          <dt style={visuallyHidden}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}

const factsOf = (opportunity: OpportunityView, school: string | undefined): readonly Fact[] => {
  const { day, hours, location, targetAudience, seriesId } = opportunity;
  const coordinator = coordinatorWords(opportunity);
  return [
    ...(school ? [[t('common.school'), School, school] as const] : []),
    [t('common.date'), CalendarDays, formatDate(day)],
    [t('common.time'), Clock, `${timeRange(opportunity)} (${hoursInWords(hours)})`],
    [t('opportunities.location'), MapPin, location],
    [t('opportunities.for'), Users, AUDIENCE_LABELS[targetAudience]],
    ...(coordinator
      ? [[t('opportunities.coordinator'), UserRound, t('opportunities.coordinatedBy', { name: coordinator })] as const]
      : []),
    ...(seriesId === null ? [] : [[t('opportunities.repeats'), Repeat, t('opportunities.everyWeek')] as const]),
  ];
};
