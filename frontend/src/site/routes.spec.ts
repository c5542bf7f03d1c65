import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { APPLICATION_ROUTES, PUBLIC_ROUTES } from '@hourtrail/contracts';
import { renderSite } from '../testing/renderSite.js';
import { SITE_ROUTES } from './routes.js';
import { isSitePath } from './ui/links.js';

const FRONTEND = join(import.meta.dirname, '../..');

describe('the routes of the public site', () => {
  it('are those of the contracts, each with the page that names its path', async () => {
    const paths = Object.keys(SITE_ROUTES).filter((path) => !path.startsWith('/blog/'));
    expect(paths.sort()).toEqual([...PUBLIC_ROUTES].sort());
    for (const [path, { modules, load }] of Object.entries(SITE_ROUTES)) {
      const { unmount } = renderSite(createElement((await load()).Page), path);
      const url = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
      expect([path, url]).toEqual([path, window.location.origin + path]);
      expect([path, modules.filter((module) => !existsSync(join(FRONTEND, module)))]).toEqual([path, []]);
      unmount();
    }
  });

  it('are followed without loading a document, but for the log-in page and what belongs to others', () => {
    expect(['/', '/pricing', '/pricing/', '/blog'].filter(isSitePath)).toHaveLength(4);
    expect(['/login', '/nowhere', '/constructor', ...APPLICATION_ROUTES].filter(isSitePath)).toEqual([]);
  });
});
