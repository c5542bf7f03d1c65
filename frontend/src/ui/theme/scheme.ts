import { t } from '@hourtrail/contracts';
import { Monitor, Moon, Sun } from 'lucide-react';

export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
/** An inline script in the HTML reads this key too, before the first paint. */
export const THEME_STORAGE_KEY = 'hourtrail-theme';

export const THEME_MODES = [
  { mode: 'system', label: t('common.themeSystem'), icon: Monitor },
  { mode: 'light', label: t('common.themeLight'), icon: Sun },
  { mode: 'dark', label: t('common.themeDark'), icon: Moon },
] as const;
