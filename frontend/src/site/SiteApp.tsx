import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { Route, Routes } from 'react-router-dom';
import { siteTheme } from '../ui/theme/siteTheme.js';
import { SiteLayout } from './layout/SiteLayout.js';
import { NOT_FOUND, preloadPage, SITE_ROUTES } from './routes.js';
import { PreloadContext } from './ui/links.js';

/** The first part of each class name, in prerendered pages and in the browser alike. */
export const STYLE_KEY = 'ht';

/** Without vendor prefixes for browsers of ten years ago: they would be a third of the page. */
export const createStyleCache = (nonce?: string): EmotionCache =>
  createCache({ key: STYLE_KEY, stylisPlugins: [], ...(nonce && { nonce }) });

/**
 * The whole site below a router. Its pages are lazy and have no Suspense around them: the prerendered page stays until
 * all of it can be hydrated, and the page before stays until the next one can be drawn.
 */
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
