import { useId, type ReactNode } from 'react';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export const ListFrame = styled(Card)({ padding: '0 !important' });

export const ListHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  minHeight: 56,
  padding: '8px 12px 8px 20px',
  borderBottom: `1px solid ${theme.vars.palette.hairline}`,
  [theme.breakpoints.down('sm')]: { paddingLeft: 16 },
}));

export const ListFootBar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 16,
  padding: 12,
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  color: theme.vars.palette.text.secondary,
}));

interface ListCardProps {
  readonly title: string;
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  /** While true, the height of the card is unknown. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function ListCard({ title, tools, foot, busy = false, children }: ListCardProps) {
  const id = useId();
  return (
    <ListFrame aria-labelledby={id} aria-busy={busy}>
      <ListHead>
        <Typography id={id} variant="h2">
          {title}
        </Typography>
        {tools}
      </ListHead>
      {children}
      {foot && <ListFootBar>{foot}</ListFootBar>}
    </ListFrame>
  );
}
