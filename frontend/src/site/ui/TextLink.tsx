import { styled } from '../styled.js';
import { AnyLink } from './AnyLink.js';

/** A link among words: always underlined, since colour alone says too little. */
export const TextLink = styled(AnyLink)(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textDecorationThickness: 1,
  textUnderlineOffset: 3,
  '&:hover': { color: theme.vars.palette.primary.dark, textDecorationThickness: 2 },
}));

/** A link that stands alone, large enough for a finger. */
export const StandingLink = styled(TextLink)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
});
