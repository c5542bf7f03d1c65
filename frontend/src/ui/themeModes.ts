import { Monitor, Moon, Sun } from 'lucide-react';

export const THEME_MODES = [
  { mode: 'system', label: 'System', icon: Monitor },
  { mode: 'light', label: 'Light', icon: Sun },
  { mode: 'dark', label: 'Dark', icon: Moon },
] as const;
