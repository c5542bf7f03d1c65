import type { ComponentProps } from 'react';
import { can } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSessionUser } from '../../api/useSessionUser.js';
import { WaitingLink } from '../../features/people/WaitingLink.js';
import { LateLink } from '../../features/reporting/LateLink.js';
import { Late } from '../../ui/states.js';

const FIRST_LINE = 26;
const LINE = 24;
const TOUCHED_LINE = 44;
const TOUCHED = '@media (pointer: coarse)';

const Frame = styled(Card, { shouldForwardProp: (prop) => prop !== 'linkLines' })<{ linkLines: number }>(
  ({ theme, linkLines }) => ({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    // reserves space for links that load later
    '& > div:first-of-type': {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      minHeight: FIRST_LINE + LINE,
      [theme.breakpoints.down('lg')]: { alignContent: 'start', minHeight: FIRST_LINE + LINE * linkLines },
      [TOUCHED]: { alignContent: 'start', minHeight: FIRST_LINE + TOUCHED_LINE * linkLines },
    },
    [theme.breakpoints.down('sm')]: { flexDirection: 'column', alignItems: 'stretch' },
  }),
);

const Links = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 20,
  // stacked links need no negative margins
  '& a': { marginBlock: 0, [TOUCHED]: { marginBlock: 0 } },
});

export function Lead(props: ComponentProps<typeof Card>) {
  const { role } = useSessionUser();
  return <Frame linkLines={can(role, 'nominations.answer') ? 2 : 1} {...props} />;
}

/** How many entries wait for review, with links to the late ones and to open requests. */
export const WhatWaits = ({ words, late }: { words: string; late: boolean }) => (
  <div>
    <Typography variant="lead" component="p">
      {words}
    </Typography>
    <Links>
      {late && <LateLink />}
      <WaitingLink />
    </Links>
  </div>
);

/** Reserves the space, so that nothing below moves. */
export const LeadSkeleton = () => (
  <Lead aria-hidden>
    <Late>
      <Skeleton width={180} height={26} />
      <Skeleton width={160} height={18} />
    </Late>
    <Late>
      <Skeleton variant="rounded" sx={{ width: { xs: '100%', sm: 120 }, height: { xs: 44, sm: 36 } }} />
    </Late>
  </Lead>
);
