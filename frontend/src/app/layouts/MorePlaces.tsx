import { t } from '@hourtrail/contracts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { flushSync } from 'react-dom';
import { NavLink } from 'react-router-dom';
import type { NavigationEntry } from '../navigation.js';

interface MorePlacesProps {
  readonly places: readonly NavigationEntry[];
  /** Null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export const MorePlaces = ({ places, anchor, onClose }: MorePlacesProps) => (
  <Menu
    disablePortal
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    transformOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    slotProps={{ list: { 'aria-label': t('app.more') } }}
  >
    {places.map(({ to, label, icon: Icon }) => (
      // close first: the closing menu restores the focus, then the next page takes it
      <MenuItem key={to} component={NavLink} to={to} onClick={() => flushSync(onClose)}>
        <Icon size={18} aria-hidden /> {label}
      </MenuItem>
    ))}
  </Menu>
);
