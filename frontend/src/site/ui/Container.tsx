import { styled } from '../styled.js';

export const Container = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1168,
  marginInline: 'auto',
  paddingInline: 24,
  boxSizing: 'border-box',
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));
