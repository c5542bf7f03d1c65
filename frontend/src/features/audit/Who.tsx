import type { NamedPerson } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { RoleBadge } from '../../ui/RoleBadge.js';

const Line = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 6px',
  overflowWrap: 'anywhere',
});

/** The system and visitors have no role to show. */
export const Who = ({ person: { name, role } }: { person: NamedPerson }) => (
  <Line>
    {name} {role !== 'system' && role !== 'visitor' && <RoleBadge role={role} />}
  </Line>
);
