import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATION_ROUTES, PUBLIC_ROUTES } from '@hourtrail/contracts';
import { isStep, NOT_FOUND, routeAt, SITE_ROUTES } from './routes.js';

describe('the addresses of the public site', () => {
  it('are those that are agreed on, each with a page that knows where it stands', async () => {
    const paths = SITE_ROUTES.map(({ path }) => path).filter((path) => !path.startsWith('/blog/'));
    expect([...paths].sort()).toEqual([...PUBLIC_ROUTES].sort());
    for (const { path, source, load } of SITE_ROUTES) {
      expect([path, (await load()).meta.path]).toEqual([path, path]);
      expect([path, existsSync(join(import.meta.dirname, source))]).toEqual([path, true]);
    }
  });

  it('are stepped to without a load, but for the log-in page and what is not theirs', () => {
    expect(['/', '/pricing', '/pricing/', '/blog'].filter(isStep)).toHaveLength(4);
    expect(['/login', '/nowhere', '/constructor', ...APPLICATION_ROUTES].filter(isStep)).toEqual([]);
    expect(routeAt('/nowhere')).toBe(NOT_FOUND);
  });
});
