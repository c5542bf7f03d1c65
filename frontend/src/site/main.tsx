import { StrictMode } from 'react';
import { currentLanguage, localizedRoute, withoutLanguage } from '@hourtrail/contracts';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { pageNonce } from '../lib/pageNonce.js';
import { ROOT_ID } from './PageMeta.js';
import { preloadPage } from './routes.js';
import { createStyleCache, SiteApp } from './SiteApp.js';

const root = document.getElementById(ROOT_ID);
if (!root) throw new Error(`The document has no element #${ROOT_ID}.`);

// hydrates after the script has loaded: until then, and if it fails, the prerendered page stays readable
void preloadPage(withoutLanguage(window.location.pathname)).then(() =>
  hydrateRoot(
    root,
    <StrictMode>
      <BrowserRouter basename={localizedRoute('/', currentLanguage())}>
        <SiteApp styles={createStyleCache(pageNonce())} />
      </BrowserRouter>
    </StrictMode>,
  ),
);
