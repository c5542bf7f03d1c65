import type { OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { formatDate } from '../../lib/dates.js';
import { OpportunityChip } from './OpportunityChip.js';
import { spotsWords } from './opportunityWords.js';

const MOST = 12;

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 12px' },
  '& li > .MuiButton-root': { marginLeft: -10 },
  '& li > span:not(.MuiButton-root)': { color: theme.vars.palette.text.secondary },
}));

interface OtherDatesProps {
  readonly opportunity: OpportunityView;
  readonly onOpen: (id: number) => void;
}

/** The days to come of what repeats every week, each with places of its own. */
export function OtherDates({ opportunity: { id, seriesId }, onOpen }: OtherDatesProps) {
  const { data } = useOpportunitiesPageQuery(
    { when: 'upcoming', limit: MOST, ...(seriesId !== null && { seriesId }) },
    { skip: seriesId === null },
  );
  const others = data?.rows.filter((other) => other.id !== id) ?? [];
  if (seriesId === null || others.length === 0) return null;
  return (
    <div>
      <Typography variant="h3" component="h4" sx={{ mb: 1 }}>
        Other dates
      </Typography>
      <List>
        {others.map((other) => (
          <li key={other.id}>
            <Button onClick={() => onOpen(other.id)}>{formatDate(other.day)}</Button>
            {other.state === 'open' || other.state === 'full' ? (
              <span>{spotsWords(other)}</span>
            ) : (
              <OpportunityChip state={other.state} />
            )}
          </li>
        ))}
      </List>
    </div>
  );
}
