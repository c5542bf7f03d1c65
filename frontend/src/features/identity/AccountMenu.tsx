import { Suspense, useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { lazily } from '../../lib/lazily.js';
import { fullName } from '../../lib/names.js';
import { useLast } from '../../lib/hooks.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { visuallyHidden } from '../../ui/styled.js';

const AccountItems = lazily(async () => (await import('./AccountItems.js')).AccountItems);

const Account = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const Wide = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  // narrower screens have no room for seven links and a name
  '@media (max-width: 979.95px)': visuallyHidden,
});

export function AccountMenu() {
  const user = useSessionUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const anyYet = useLast(anchor) !== null;
  const name = fullName(user);
  return (
    <>
      <Account aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <PersonAvatar name={name} role={user.role} />
        <Wide>
          {name} <RoleBadge role={user.role} /> <ChevronDown size={16} aria-hidden />
        </Wide>
      </Account>
      <Suspense fallback={null}>{anyYet && <AccountItems anchor={anchor} onClose={() => setAnchor(null)} />}</Suspense>
    </>
  );
}
