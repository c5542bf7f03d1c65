import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { Route, Routes } from 'react-router-dom';
import { mirroring } from '../ui/theme/direction.js';
import { siteTheme } from '../ui/theme/siteTheme.js';
import { SiteLayout } from './layout/SiteLayout.js';
import { NOT_FOUND, preloadPage, SITE_ROUTES } from './routes.js';
import { PreloadContext } from './ui/links.js';

/** The prefix of class names, the same in prerendered pages and in the browser. */
export const STYLE_KEY = 'ht';

/** Vendor prefixes for ten-year-old browsers would be a third of the page. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: STYLE_KEY, stylisPlugins: mirroring ?? [], ...(nonce && { nonce }) });

/** No Suspense around the lazy pages, so that the current page stays until the next one can be drawn or hydrated. */
export const SiteApp = ({ styles }: { readonly styles: EmotionCache }) => (
  <CacheProvider value={styles}>
    <ThemeContext.Provider value={siteTheme}>
      <PreloadContext value={preloadPage}>
        <Routes>
          <Route element={<SiteLayout />}>
            {Object.entries(SITE_ROUTES).map(([path, { Page }]) => (
              <Route key={path} path={path} caseSensitive element={<Page />} />
            ))}
            <Route path="*" element={<NOT_FOUND.Page />} />
          </Route>
        </Routes>
      </PreloadContext>
    </ThemeContext.Provider>
  </CacheProvider>
);
