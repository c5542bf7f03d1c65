import type { ReactNode } from 'react';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

const Figures = styled(Card)({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  overflowWrap: 'anywhere',
}) as typeof Card;

const Rows = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 },
  '& svg': { flex: 'none', color: theme.vars.palette.text.caption, transition: 'transform 120ms' },
  '&:hover svg': { transform: 'translateX(2px)', color: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

interface StatCardProps {
  readonly label: string;
  readonly value: ReactNode;
  readonly caption?: ReactNode;
  /** A link to the rows that make up the number. */
  readonly to?: string;
  readonly children?: ReactNode;
}

export const StatCard = ({ label, value, caption, to, children }: StatCardProps) => (
  <Figures component="div">
    <Typography component="h2" variant="body1" sx={{ color: 'text.secondary', fontWeight: 550 }}>
      {to ? (
        <Rows to={to}>
          {label} <ArrowRight size={16} aria-hidden />
        </Rows>
      ) : (
        label
      )}
    </Typography>
    <Typography variant="stat" component="p">
      {value}
    </Typography>
    {children}
    {caption && (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {caption}
      </Typography>
    )}
  </Figures>
);
