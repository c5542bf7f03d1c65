import { styled } from '../styled.js';

export const Container = styled('div')(({ theme }) => ({
  width: '100%',
  maxWidth: 1152,
  marginInline: 'auto',
  paddingInline: 32,
  boxSizing: 'border-box',
  [theme.breakpoints.down('md')]: { paddingInline: 24 },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));
