import { styled } from '@mui/material/styles';

/** A surface with one hairline and no shadow. Cards are not put into cards. */
export const Card = styled('section')(({ theme }) => ({
  padding: 20,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 10,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { padding: 16 },
}));

export const CardGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
}));
