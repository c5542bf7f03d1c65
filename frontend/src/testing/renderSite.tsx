import type { ReactNode } from 'react';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { createStyleCache } from '../site/SiteApp.js';
import { siteTheme } from '../ui/theme/siteTheme.js';

/** Draws a part of the public site as it is at a path. */
export const renderSite = (part: ReactNode, at = '/'): RenderResult =>
  render(part, {
    wrapper: ({ children }) => (
      <CacheProvider value={createStyleCache()}>
        <ThemeContext.Provider value={siteTheme}>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </ThemeContext.Provider>
      </CacheProvider>
    ),
  });
