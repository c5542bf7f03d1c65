import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { EXPORT_KINDS, refusedWords, routeWords } from '@hourtrail/contracts';

const TABLES = join(import.meta.dirname, '../../../../backend/test/permissions');
/** Of visitors, or of those who cannot sign in: nobody's name is known there. */
const OF_VISITORS = /\/api\/(auth\/(?!sessions|change-password)|contact$|newsletter(\/|$))/;

const changes = [
  ...new Set(
    readdirSync(TABLES).flatMap((file) =>
      [...readFileSync(join(TABLES, file), 'utf8').matchAll(/'((?:POST|PUT|PATCH|DELETE) \/api\/[^']+)'/g)].map(
        ([, route = '']) => route.replace(/\{(\w+)\}/g, ':$1'),
      ),
    ),
  ),
].filter((route) => !OF_VISITORS.test(route));

describe('the words of the access log', () => {
  it('tell in words of every change that somebody can be refused', () => {
    expect(changes.length).toBeGreaterThan(50);
    expect(changes.filter((route) => routeWords(route) === route)).toEqual([]);
  });

  it('tell in words of every list that somebody can take away', () => {
    const routes = [...EXPORT_KINDS, 'roster'].map((kind) => `GET /api/admin/export/${kind}`);
    expect(routes.filter((route) => routeWords(route) === route)).toEqual([]);
  });

  it.each(['volunteer-hours', 'opportunity-signups', 'family-links', 'audit/events'])(
    'tell in words whose record /api/%s is, narrowed to a person',
    (list) => expect(routeWords(`GET /api/${list}`)).toMatch(/\bthe person\b/i),
  );

  it('say why it was refused, and leave no code to be looked up', () => {
    expect(refusedWords('PATCH /api/volunteer-hours/:id', 'hours.own-entry')).toBe(
      'Change the entry or decide on it: no one decides on their own hours',
    );
    expect(refusedWords('DELETE /api/admin/hours/:id', 'role')).toBe(
      'Delete the entry as an administrator: their role doesn’t allow it',
    );
    expect(refusedWords('POST /api/opportunity-signups', 'opportunities.wrong-audience')).toBe(
      'Sign up for an opportunity: wrong audience',
    );
  });
});
