import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export const Rows = styled('ul')({ margin: '-10px 0', padding: 0, listStyle: 'none' });

const Frame = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& > svg': { color: theme.vars.palette.text.caption },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
}));

const End = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& > .MuiButton-text:last-child': { marginRight: -10 },
  [theme.breakpoints.down('sm')]: { gridColumn: 2, '& > .MuiButton-text:only-child': { marginLeft: -10 } },
}));

interface RowProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  /** How it stands, and what can be done about it. */
  readonly children: ReactNode;
}

/** One thing of a short list. */
export const Row = ({ icon, title, text, children }: RowProps) => (
  <Frame>
    {icon}
    <div>
      <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {text}
      </Typography>
    </div>
    <End>{children}</End>
  </Frame>
);
