import { Monitor, Moon, Sun } from 'lucide-react';

export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** The key under which the pages' first script, too, finds the person's choice before the first paint. */
export const THEME_STORAGE_KEY = 'hourtrail-theme';

export const THEME_MODES = [
  { mode: 'system', label: 'System', icon: Monitor },
  { mode: 'light', label: 'Light', icon: Sun },
  { mode: 'dark', label: 'Dark', icon: Moon },
] as const;
