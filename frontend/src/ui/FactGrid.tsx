import { Fragment, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, max-content) minmax(0, 1fr)',
  gap: '8px 24px',
  margin: 0,
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, '& dd': { marginBottom: 12 } },
}));

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

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: '4px 20px',
  listStyle: 'none',
  '& li': { position: 'relative', display: 'flex', justifyContent: 'space-between', gap: 12, padding: '10px 0' },
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& strong': { fontWeight: 620, fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

interface Figure {
  readonly label: string;
  readonly value: ReactNode;
  /** A link to the rows that make up the number. */
  readonly to: string;
}

export const FigureList = ({ figures }: { figures: readonly Figure[] }) => (
  <List>
    {figures.map(({ label, value, to }) => (
      <li key={label}>
        <Link to={to}>{label}</Link>
        <strong>{value}</strong>
      </li>
    ))}
  </List>
);
