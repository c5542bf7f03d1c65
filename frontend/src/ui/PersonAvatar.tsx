import { styled } from '@mui/material/styles';
import type { Role } from '@hourtrail/contracts';
import { initialsOf } from '../lib/names.js';

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'tint' && prop !== 'size' })<{
  tint: Role;
  size: number;
}>(({ theme, tint, size }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: size,
  height: size,
  borderRadius: '50%',
  fontSize: size > 28 ? '0.8125rem' : '0.75rem',
  fontWeight: 650,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.role[tint],
}));

/** Decorative: the name is beside it. */
export const PersonAvatar = ({ name, role, size = 32 }: { name: string; role: Role; size?: number }) => (
  <Disc tint={role} size={size} aria-hidden>
    {initialsOf(name)}
  </Disc>
);
