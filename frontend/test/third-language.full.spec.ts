import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { cutOn, faultsOf, textsOn } from './faults.js';
import { complaintsOf, publicPaths } from './public.js';
import { openScreens, SCREENS } from './screens.js';
import { Site } from './site.js';
import { buildWithThirdLanguage, isInThirdLanguage } from './third-language.js';

const SMALLEST = 320;
/** What is the same in every language, the name of a log in these tests among it. */
const NAMES = ['HourTrail', 'English', 'Google', 'JSON', 'localhost/2'];
/** Words of so many letters are hashes and signatures. */
const A_HASH = 40;
const A_WORD = /\b(?=\w*[aeiou])[A-Za-z]{3,}/;

/** Gives every text that the server has sent as data until then: names, places, descriptions. */
function dataOf(page: Page): () => Promise<ReadonlySet<string>> {
  const texts = new Set<string>();
  const reading: Promise<void>[] = [];
  const gather = (value: unknown): void => {
    if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather);
  };
  page.on('response', (response) => {
    // the stream of changes does not end while its page is open
    if (response.headers()['content-type']?.startsWith('application/json'))
      reading.push(response.json().then(gather, () => undefined));
  });
  return async () => {
    await Promise.all(reading);
    return texts;
  };
}

/** What a page shows or reads out in English, other than data. */
async function englishOn(page: Page, data: Iterable<string>): Promise<string[]> {
  const known = [...NAMES, ...data]
    .join('\n')
    .replace(/[*_[\]`]/g, '')
    .replaceAll('’', "'");
  return (await textsOn(page)).filter((text) => {
    const plain = text.replaceAll('’', "'");
    if (isInThirdLanguage(text) || !A_WORD.test(text) || known.includes(plain)) return false;
    // two pieces of data in a line
    const words = plain.match(/[\p{L}\p{N}@'/+-]+/gu) ?? [];
    return words.some((word) => A_WORD.test(word) && word.length < A_HASH && !known.includes(word));
  });
}

const faultsIn = async (page: Page, path: string, data: Iterable<string>): Promise<string[]> => [
  ...(await faultsOf(page, path)),
  ...(await cutOn(page)).map((text) => `${path}: ${text}`),
  ...(await englishOn(page, data)).map((text) => `${path}: English: ${text}`),
];

describe('a language that somebody adds, longer and from right to left, on the smallest phone', () => {
  let project: string;
  let site: Site;

  beforeAll(async () => {
    project = await mkdtemp(join(tmpdir(), 'hourtrail-language-'));
    buildWithThirdLanguage(project);
    site = await Site.start({}, project);
  });
  afterAll(async () => {
    await site.end();
    await rm(project, { recursive: true, force: true });
  });

  it.each(Object.keys(SCREENS))('every screen of the %s is whole and has no English', async (username) => {
    const [context, page] = await site.visit(SMALLEST);
    await context.addCookies([{ name: 'language', value: 'ar', url: site.origin }]);
    const complaints = complaintsOf(page, site.origin);
    const data = dataOf(page);
    await site.signIn(page, username);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    const faults: string[] = [];
    await openScreens(site, page, username, async (path) => {
      faults.push(...(await faultsIn(page, path, await data())));
    });
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('every public page is whole and has no English outside of its articles', async () => {
    const [context, page] = await site.visit(SMALLEST);
    const content = join(project, 'frontend/content/en');
    const files = await readdir(content, { recursive: true });
    const articles = await Promise.all(
      files.filter((file) => file.endsWith('.md')).map((file) => readFile(join(content, file), 'utf8')),
    );
    const data = dataOf(page);
    const paths = (await publicPaths(site)).filter((path) => path === '/ar' || path.startsWith('/ar/'));
    expect(paths.length).toBeGreaterThan(10);
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(site.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      faults.push(...(await faultsIn(page, path, [...articles, ...(await data())])));
    }
    expect(faults).toEqual([]);
    await context.close();
  });
});
