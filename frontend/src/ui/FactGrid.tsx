import { Fragment, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
  gap: '8px 24px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, '& dd': { marginBottom: 12 } },
}));

/** Names and values, one under the other. */
export const FactGrid = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <Facts>
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </Fragment>
    ))}
  </Facts>
);
