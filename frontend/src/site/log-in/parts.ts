import { styled } from '../styled.js';
import { Container } from '../ui/Container.js';

/** The form at the left, whatever stands beside it: nothing moves when that comes. */
export const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 448px) minmax(0, 424px)',
  justifyContent: 'space-between',
  alignItems: 'start',
  gap: 48,
  // what comes below comes below the fold
  minHeight: 'calc(100vh - 65px)',
  paddingBlock: '56px 96px',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 448px)', gap: 40, justifyContent: 'center' },
  [theme.breakpoints.down('sm')]: { paddingBlock: '32px 64px' },
  '& h1': { margin: 0, fontSize: '2rem', lineHeight: '2.5rem', letterSpacing: '-0.02em' },
}));

export const Card = styled('div')(({ theme }) => ({
  marginTop: 20,
  padding: '8px 24px 24px',
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 20px' },
}));
