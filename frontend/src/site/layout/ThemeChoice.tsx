import { useEffect, useState } from 'react';
import { t } from '@hourtrail/contracts';
import { remember, remembered } from '../../lib/browserStorage.js';
import { styled } from '../../ui/styled.js';
import { COLOR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from '../../ui/theme/scheme.js';
import { THEME_MODES } from '../../ui/theme/scheme.js';
import { visuallyHidden } from '../../ui/styled.js';
import { useHydrated } from '../hydration.js';

type Mode = (typeof THEME_MODES)[number]['mode'];

const DARK = '(prefers-color-scheme: dark)';

const storedMode = (): Mode => THEME_MODES.find(({ mode }) => mode === remembered(THEME_STORAGE_KEY))?.mode ?? 'system';

const setScheme = (scheme: 'light' | 'dark'): void =>
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, scheme);

/** Follows the system and other tabs, and prints in the light scheme. */
function useMode() {
  const [mode, setMode] = useState(() => (typeof document === 'undefined' ? 'system' : storedMode()));
  useEffect(() => {
    const system = matchMedia(DARK);
    const show = (): void => setScheme(mode === 'dark' || (mode === 'system' && system.matches) ? 'dark' : 'light');
    const followTab = ({ key }: StorageEvent): void => {
      if (key === THEME_STORAGE_KEY) setMode(storedMode());
    };
    const showLight = (): void => setScheme('light');
    show();
    system.addEventListener('change', show);
    window.addEventListener('storage', followTab);
    window.addEventListener('beforeprint', showLight);
    window.addEventListener('afterprint', show);
    return () => {
      system.removeEventListener('change', show);
      window.removeEventListener('storage', followTab);
      window.removeEventListener('beforeprint', showLight);
      window.removeEventListener('afterprint', show);
    };
  }, [mode]);
  const choose = (next: Mode): void => {
    remember(THEME_STORAGE_KEY, next);
    setMode(next);
  };
  return [mode, choose] as const;
}

const Choices = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  margin: 0,
  padding: 2,
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 999,
  '& legend': visuallyHidden,
  // covers its label invisibly, to take the clicks and the focus
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& label': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 40,
    padding: '0 14px',
    borderRadius: 999,
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
  '& label:has(:checked)': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.sunken },
  '& label:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
}));

/** Shared with the app. Needs a script, so it is drawn after hydration only. */
export function ThemeChoice() {
  const [mode, choose] = useMode();
  if (!useHydrated()) return null;
  return (
    <Choices>
      <legend>{t('common.theme')}</legend>
      {THEME_MODES.map(({ mode: choice, label, icon: Icon }) => (
        <label key={choice}>
          <input type="radio" name="theme" checked={mode === choice} onChange={() => choose(choice)} />
          <Icon size={16} aria-hidden /> {label}
        </label>
      ))}
    </Choices>
  );
}
