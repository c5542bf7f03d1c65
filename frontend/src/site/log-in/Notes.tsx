import { useObserved } from '../observed.js';
import { styled } from '../styled.js';
import { wordOfLastPage } from '../wordOfLastPage.js';

const Quiet = styled('p')(({ theme }) => ({ margin: '8px 0 0', color: theme.vars.palette.text.secondary }));

const Urgent = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  padding: '12px 16px',
  borderRadius: 8,
  fontSize: '0.9375rem',
  color: theme.vars.palette.status.pending.ink,
  backgroundColor: theme.vars.palette.status.pending.paper,
}));

/** Why somebody finds themselves here. */
export function Notes({ problem }: { problem: string | null }) {
  const { expired } = useObserved(wordOfLastPage);
  return (
    <>
      <noscript>
        <Quiet>Logging in needs JavaScript, which is off in this browser.</Quiet>
      </noscript>
      {expired && <Quiet role="status">Your session has ended. Sign in again to go on.</Quiet>}
      {problem && <Urgent role="alert">{problem}</Urgent>}
    </>
  );
}
