import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

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
  /** The rows that make the number. */
  readonly to?: string;
}

/** A few numbers under each other; each leads to the rows that make it, where there are such rows. */
export const FigureList = ({ figures }: { figures: readonly Figure[] }) => (
  <List>
    {figures.map(({ label, value, to }) => (
      <li key={label}>
        {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
        <strong>{value}</strong>
      </li>
    ))}
  </List>
);
