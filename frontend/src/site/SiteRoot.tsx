import { StrictMode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { siteTheme } from '../ui/theme/siteTheme.js';
import { SiteLayout } from './layout/SiteLayout.js';
import { PlaceContext, type Place } from './place.js';
import { useWay } from './useWay.js';

/** The whole site, at build time and in the browser alike. The script of the page at `start` has to be here. */
export const SiteRoot = ({ cache, start }: { cache: EmotionCache; start: Place }) => (
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeContext.Provider value={siteTheme}>
        <PlaceContext value={useWay(start)}>
          <SiteLayout />
        </PlaceContext>
      </ThemeContext.Provider>
    </CacheProvider>
  </StrictMode>
);
