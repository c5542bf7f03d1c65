import { t } from '@hourtrail/contracts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { THEME_MODES } from './theme/scheme.js';

interface ThemeMenuProps {
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export function ThemeMenu({ anchor, onClose }: ThemeMenuProps) {
  const { mode = 'system', setMode } = useColorScheme();
  return (
    <Menu
      disablePortal
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': t('common.theme') } }}
    >
      {THEME_MODES.map(({ mode: choice, label, icon: Icon }) => (
        <MenuItem
          key={choice}
          role="menuitemradio"
          aria-checked={mode === choice}
          selected={mode === choice}
          onClick={() => {
            setMode(choice);
            onClose();
          }}
        >
          <Icon size={18} aria-hidden /> {label}
          {mode === choice && <Check size={16} aria-hidden style={{ marginLeft: 'auto' }} />}
        </MenuItem>
      ))}
    </Menu>
  );
}
