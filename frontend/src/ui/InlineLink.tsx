import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** A link in words of its own, as high as a line and wider to touch; it stands above a link that covers its card. */
export const InlineLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  marginBlock: -3,
  '@media (pointer: coarse)': { minHeight: 44, marginBlock: -13 },
  color: theme.vars.palette.primary.main,
}));

/** An address that is broken before its @, where it has to be. */
export function Email({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </>
  );
}
