import type { ReactNode } from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { THEME_STORAGE_KEY, theme } from './theme.js';

/** The nonce that this page's policy asks of every style written at run time. */
const nonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

const pageNonce = nonce();
const cache = createCache({ key: 'ht', ...(pageNonce && { nonce: pageNonce }) });

export const ThemeRoot = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme} modeStorageKey={THEME_STORAGE_KEY} defaultMode="system" noSsr>
      <CssBaseline />
      {children}
    </ThemeProvider>
  </CacheProvider>
);
