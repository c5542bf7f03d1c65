import { styled } from '@mui/material/styles';
import { ROLE_LABELS, type Role } from '@hourtrail/contracts';

const Badge = styled('span', { shouldForwardProp: (prop) => prop !== 'role' })<{ role: Role }>(({ theme, role }) => ({
  display: 'inline-block',
  padding: '0 7px',
  border: '1px solid currentColor',
  borderRadius: 999,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  color: theme.vars.palette.role[role],
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Colour says who a person is; the word says it too. */
export const RoleBadge = ({ role }: { role: Role }) => <Badge role={role}>{ROLE_LABELS[role]}</Badge>;
