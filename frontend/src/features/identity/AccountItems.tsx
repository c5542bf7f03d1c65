import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Languages, LogOut, UserRound } from 'lucide-react';
import { flushSync } from 'react-dom';
import { currentLanguage, LANGUAGE_NAMES, LANGUAGES, t } from '@hourtrail/contracts';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { PATHS } from '../../lib/paths.js';
import { RoleBadge } from '../../ui/RoleBadge.js';
import { useChooseLanguage } from './useLanguage.js';
import { useLogOut } from './useLogOut.js';

const Who = styled('div')({ padding: '8px 16px 12px', minWidth: 220 });

interface AccountItemsProps {
  /** Null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export function AccountItems({ anchor, onClose }: AccountItemsProps) {
  const user = useSessionUser();
  const { logOut, busy } = useLogOut();
  const languages = useChooseLanguage();
  return (
    <Menu
      disablePortal
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('profile.account') } }}
    >
      <Who role="presentation">
        <Typography sx={{ fontWeight: 650, mb: 1 }}>{fullName(user)}</Typography>
        <RoleBadge role={user.role} />
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {user.organizationName}
        </Typography>
      </Who>
      <Divider role="presentation" sx={{ mb: 2 }} />
      {/* close first: the closing menu restores the focus, then the next page takes it */}
      <MenuItem component={Link} to={PATHS.profile} onClick={() => flushSync(onClose)}>
        <UserRound size={18} aria-hidden /> {t('profile.profile')}
      </MenuItem>
      {LANGUAGES.filter((language) => language !== currentLanguage()).map((language) => (
        <MenuItem
          key={language}
          lang={language}
          disabled={languages.busy}
          onClick={() => void languages.choose(language)}
        >
          <Languages size={18} aria-hidden /> {LANGUAGE_NAMES[language]}
        </MenuItem>
      ))}
      <MenuItem disabled={busy} onClick={() => void logOut()}>
        <LogOut size={18} aria-hidden /> {t('profile.signOut')}
      </MenuItem>
    </Menu>
  );
}
