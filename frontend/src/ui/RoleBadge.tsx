import { ROLE_LABELS, type Role, type NamedPerson, t } from '@hourtrail/contracts';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';

export const RoleBadge = ({ role }: { role: Role | 'supervisor' }) => (
  <Chip
    component="span"
    variant="outlined"
    data-role={role}
    label={role === 'supervisor' ? t('labels.supervisor') : t(ROLE_LABELS[role])}
  />
);

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  overflowWrap: 'anywhere',
});

/** The system and visitors have no role to show. */
export const ActorName = ({ person: { name, role } }: { person: NamedPerson }) => (
  <Line>
    {name} {role !== 'system' && role !== 'visitor' && <RoleBadge role={role} />}
  </Line>
);
