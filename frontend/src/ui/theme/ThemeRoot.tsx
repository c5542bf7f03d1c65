import { useEffect, type ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { pageNonce } from '../../lib/pageNonce.js';
import { mirroring } from './direction.js';
import { COLOR_SCHEME_ATTRIBUTE, THEME_STORAGE_KEY } from './scheme.js';
import { theme } from './theme.js';

const nonce = pageNonce();
const cache = createCache({ key: 'ht', ...(nonce && { nonce }), ...(mirroring && { stylisPlugins: mirroring }) });

export function ThemeRoot({ children }: { children: ReactNode }) {
  useEffect(printLight, []);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} modeStorageKey={THEME_STORAGE_KEY} defaultMode="system" noSsr>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Prints in the light scheme. */
function printLight(): () => void {
  const page = document.documentElement;
  let onScreen: string | null = null;
  const before = (): void => {
    onScreen ??= page.getAttribute(COLOR_SCHEME_ATTRIBUTE);
    page.setAttribute(COLOR_SCHEME_ATTRIBUTE, 'light');
  };
  const after = (): void => {
    if (onScreen) page.setAttribute(COLOR_SCHEME_ATTRIBUTE, onScreen);
    onScreen = null;
  };
  window.addEventListener('beforeprint', before);
  window.addEventListener('afterprint', after);
  return () => {
    window.removeEventListener('beforeprint', before);
    window.removeEventListener('afterprint', after);
  };
}
