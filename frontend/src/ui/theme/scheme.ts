import { Monitor, Moon, Sun } from 'lucide-react';

export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** An inline script in the HTML reads this key too, before the first paint. */
export const THEME_STORAGE_KEY = 'hourtrail-theme';

export const THEME_MODES = [
  { mode: 'system', label: 'System', icon: Monitor },
  { mode: 'light', label: 'Light', icon: Sun },
  { mode: 'dark', label: 'Dark', icon: Moon },
] as const;
