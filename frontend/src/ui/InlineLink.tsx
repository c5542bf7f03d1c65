import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Lies above a link that covers its whole card; its touch target is larger than its text. */
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

/** Wraps before the @ if it has to. */
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
