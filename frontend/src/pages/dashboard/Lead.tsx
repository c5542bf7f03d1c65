import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Card } from '../../ui/Card.js';
import { Late } from '../../ui/Late.js';

/** What waits, beside the one thing to do about it. */
export const Lead = styled(Card)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  // room for the second line, which may be known later than the first
  '& > div:first-of-type': { display: 'grid', alignContent: 'center', justifyItems: 'start', minHeight: 44 },
  '@media (pointer: coarse)': { '& > div:first-of-type': { minHeight: 70 } },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
}));

/** Keeps the place of what waits, so that nothing below it moves once it is known. */
export const LeadSkeleton = () => (
  <Lead as="div" aria-hidden>
    <Late>
      <Skeleton width={180} height={26} />
      <Skeleton width={160} height={18} />
    </Late>
    <Late>
      <Skeleton variant="rounded" sx={{ width: { xs: '100%', sm: 120 }, height: { xs: 44, sm: 36 } }} />
    </Late>
  </Lead>
);
