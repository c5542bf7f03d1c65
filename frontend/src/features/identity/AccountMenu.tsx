import { useState } from 'react';
import ButtonBase from '@mui/material/ButtonBase';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { PATHS } from '../../lib/paths.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { visuallyHidden } from '../../ui/visuallyHidden.js';
import { useLogOut } from './useLogOut.js';

const Account = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 44,
  padding: '4px 8px',
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
}));

const Wide = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  [theme.breakpoints.down('md')]: visuallyHidden,
}));

const Who = styled('div')({ padding: '8px 16px 12px', minWidth: 220 });

/** Who is signed in, and the way out. */
export function AccountMenu() {
  const user = useSessionUser();
  const { logOut, busy } = useLogOut();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = fullName(user);
  // the closing menu gives the focus back; only then may the next page take it
  const closeFirst = (): void => flushSync(() => setAnchor(null));
  return (
    <>
      <Account aria-haspopup="menu" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <PersonAvatar name={name} role={user.role} />
        <Wide>
          {name} <RoleBadge role={user.role} /> <ChevronDown size={16} aria-hidden />
        </Wide>
      </Account>
      <Menu
        disablePortal
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Account' } }}
      >
        <Who role="presentation">
          <Typography sx={{ fontWeight: 650, mb: 1 }}>{name}</Typography>
          <RoleBadge role={user.role} />
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {user.organizationName}
          </Typography>
        </Who>
        <Divider role="presentation" sx={{ mb: 2 }} />
        <MenuItem component={Link} to={PATHS.profile} onClick={closeFirst}>
          <UserRound size={18} aria-hidden /> Profile
        </MenuItem>
        <MenuItem disabled={busy} onClick={() => void logOut()}>
          <LogOut size={18} aria-hidden /> Sign out
        </MenuItem>
      </Menu>
    </>
  );
}
