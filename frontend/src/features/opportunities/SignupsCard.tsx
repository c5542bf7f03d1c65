import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Box from '@mui/material/Box';
import { CalendarX } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { useSignupsPageQuery, type SignupFilter } from '../../api/opportunities.js';
import { ListCard } from '../../ui/ListCard.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { SignupList } from './SignupList.js';

interface SignupsCardProps {
  readonly firstName: string;
  readonly filter: SignupFilter;
  /** Where an opportunity is opened. */
  readonly linkTo: (opportunity: number) => string;
  readonly foot?: ReactNode;
}

/** What another person signed up to. */
export function SignupsCard({ firstName, filter, linkTo, foot }: SignupsCardProps) {
  const navigate = useNavigate();
  const query = useSignupsPageQuery(filter, { refetchOnMountOrArgChange: true });
  const label = t('opportunities.signupsOfChild', { firstName });
  return (
    <ListCard title={label} foot={foot}>
      <LoadedRows
        rows={query.data?.rows}
        query={query}
        skeleton={<RowsSkeleton label={t('common.loadingOpportunities')} rows={3} cardHeight={72} />}
        empty={<EmptyState icon={CalendarX} title={t('opportunities.noSignupsOfChild', { firstName })} />}
        failed={t('opportunities.loadFailed')}
      >
        {(rows) => (
          <Box sx={{ px: { xs: 4, sm: 5 } }}>
            <SignupList label={label} signups={rows} onOpen={(id) => void navigate(linkTo(id))} />
          </Box>
        )}
      </LoadedRows>
    </ListCard>
  );
}
