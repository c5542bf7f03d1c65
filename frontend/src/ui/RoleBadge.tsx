import { ROLE_LABELS, type Role } from '@hourtrail/contracts';
import Chip from '@mui/material/Chip';

export const RoleBadge = ({ role }: { role: Role }) => (
  <Chip component="span" variant="outlined" data-role={role} label={ROLE_LABELS[role]} />
);
