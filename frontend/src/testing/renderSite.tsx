import type { ReactNode } from 'react';
import { CacheProvider, ThemeContext } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import { PlaceContext } from '../site/place.js';
import { createStyles } from '../site/styles.js';
import { siteTheme } from '../ui/theme/siteTheme.js';

/** Draws a part of the public site as it stands at an address. */
export function renderSite(part: ReactNode, at = '/'): RenderResult {
  const { pathname, search } = new URL(at, window.location.origin);
  return render(
    <CacheProvider value={createStyles()}>
      <ThemeContext.Provider value={siteTheme}>
        <PlaceContext value={{ pathname, search }}>{part}</PlaceContext>
      </ThemeContext.Provider>
    </CacheProvider>,
  );
}
