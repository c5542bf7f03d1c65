import { remember, remembered } from '../lib/useStored.js';
import { COLOR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from '../ui/theme/scheme.js';
import { observed, useObserved } from './observed.js';

const MODES = ['system', 'light', 'dark'] as const;
type Mode = (typeof MODES)[number];

const DARK = '(prefers-color-scheme: dark)';
const kept = (): Mode => MODES.find((mode) => mode === remembered(THEME_STORAGE_KEY)) ?? 'system';
const chosen = observed<Mode>(typeof document === 'undefined' ? 'system' : kept());

function show(): void {
  const dark = chosen.current() === 'dark' || (chosen.current() === 'system' && matchMedia(DARK).matches);
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, dark ? 'dark' : 'light');
}

function choose(mode: Mode): void {
  remember(THEME_STORAGE_KEY, mode);
  chosen.set(mode);
  show();
}

/** The person's choice on this device, the application's too. */
export const useMode = (): readonly [Mode, (mode: Mode) => void] => [useObserved(chosen), choose];

/** Until nobody looks any more: the system's scheme, another tab's choice, and light on paper. */
export function followSystem(): () => void {
  const media = matchMedia(DARK);
  const elsewhere = ({ key }: StorageEvent): void => {
    if (key !== THEME_STORAGE_KEY) return;
    chosen.set(kept());
    show();
  };
  const onPaper = (): void => document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, 'light');
  media.addEventListener('change', show);
  window.addEventListener('storage', elsewhere);
  window.addEventListener('beforeprint', onPaper);
  window.addEventListener('afterprint', show);
  return () => {
    media.removeEventListener('change', show);
    window.removeEventListener('storage', elsewhere);
    window.removeEventListener('beforeprint', onPaper);
    window.removeEventListener('afterprint', show);
  };
}
