import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';

/** The name of something that opens all about it. */
export const TitleButton = styled(ButtonBase)(({ theme }) => ({
  font: 'inherit',
  letterSpacing: 'inherit',
  textAlign: 'left',
  justifyContent: 'flex-start',
  minHeight: 24,
  borderRadius: 4,
  overflowWrap: 'anywhere',
  '&:hover': { color: theme.vars.palette.primary.main, textDecoration: 'underline' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  '@media (pointer: coarse)': { minHeight: 44 },
}));
