import { styled } from '../styled.js';

export const Form = styled('form')({ display: 'grid', gap: 20 });

/** Two fields beside each other where there is room. */
export const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 16,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', gap: 20 },
}));
