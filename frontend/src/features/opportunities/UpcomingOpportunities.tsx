import { useId } from 'react';
import { t, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CalendarHeart } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { PATHS } from '../../lib/paths.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { EmptyState, Late } from '../../ui/states.js';
import { OpportunityChip } from './OpportunityChip.js';
import { dayAndTimes, spotsWords } from './opportunityWords.js';
import { SignUpButtons } from './SignUpButtons.js';
import { chipOf } from './signUpWords.js';

const SHOWN = 3;

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  padding: '14px 20px',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export function UpcomingOpportunities() {
  const query = useOpportunitiesPageQuery({ when: 'upcoming', limit: SHOWN }, { refetchOnMountOrArgChange: 60 });
  const all = (
    <Button component={Link} to={PATHS.opportunities}>
      {t('opportunities.allOpportunities')}
    </Button>
  );
  return (
    <ListCard title={t('opportunities.upcomingOpportunities')} foot={query.data?.rows.length ? all : undefined}>
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<UpcomingSkeleton />}
        empty={
          <EmptyState icon={CalendarHeart} title={t('opportunities.noUpcoming')} action={all}>
            {t('opportunities.publishedAppearHere')}
          </EmptyState>
        }
        failed={t('opportunities.loadFailed')}
      >
        {(opportunities) => (
          <List>
            {opportunities.map((opportunity) => (
              <UpcomingCard key={opportunity.id} opportunity={opportunity} />
            ))}
          </List>
        )}
      </LoadedRows>
    </ListCard>
  );
}

function UpcomingCard({ opportunity }: { opportunity: OpportunityView }) {
  const id = useId();
  const reader = useSessionUser();
  const { title, organizationName } = opportunity;
  return (
    <Item>
      <div>
        <Typography id={id} variant="body1" component="h3" sx={{ fontWeight: 620, overflowWrap: 'anywhere' }}>
          <Link to={`${PATHS.opportunities}?opportunity=${opportunity.id}`}>{title}</Link>
        </Typography>
        <p className="quiet">{organizationName}</p>
        <p className="quiet">{dayAndTimes(opportunity)}</p>
        <p>{spotsWords(opportunity)}</p>
        <OpportunityChip {...chipOf(opportunity, reader)} />
      </div>
      <SignUpButtons opportunity={opportunity} namedBy={id} />
    </Item>
  );
}

const UpcomingSkeleton = () => (
  <Late role="status" aria-label={t('common.loadingOpportunities')}>
    {Array.from({ length: SHOWN }, (_, index) => (
      <Item key={index} as="div">
        <Skeleton variant="rounded" height={76} />
        <Skeleton variant="rounded" width={96} height={36} />
      </Item>
    ))}
  </Late>
);
