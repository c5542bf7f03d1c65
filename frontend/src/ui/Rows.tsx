import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

export const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

export const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '10px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.caption },
}));

const Texts = styled('div')({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });

/** What a row is about, and a quieter line below it. */
export const RowText = ({ title, children }: { title: ReactNode; children?: ReactNode }) => (
  <Texts>
    <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {children}
    </Typography>
  </Texts>
);
