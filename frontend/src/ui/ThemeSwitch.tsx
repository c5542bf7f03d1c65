import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useColorScheme } from '@mui/material/styles';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { Hint } from './Hint.js';

export const THEME_MODES = [
  { mode: 'system', label: 'System', icon: Monitor },
  { mode: 'light', label: 'Light', icon: Sun },
  { mode: 'dark', label: 'Dark', icon: Moon },
] as const;

export function ThemeSwitch() {
  const { mode = 'system', setMode } = useColorScheme();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const Current = THEME_MODES.find((choice) => choice.mode === mode)?.icon ?? Monitor;
  return (
    <>
      <Hint text="Theme">
        <IconButton
          aria-label="Theme"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Current size={20} aria-hidden />
        </IconButton>
      </Hint>
      <Menu
        disablePortal
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': 'Theme' } }}
      >
        {THEME_MODES.map(({ mode: choice, label, icon: Icon }) => (
          <MenuItem
            key={choice}
            role="menuitemradio"
            aria-checked={mode === choice}
            selected={mode === choice}
            onClick={() => {
              setMode(choice);
              setAnchor(null);
            }}
          >
            <Icon size={18} aria-hidden /> {label}
            {mode === choice && <Check size={16} aria-hidden style={{ marginLeft: 'auto' }} />}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
