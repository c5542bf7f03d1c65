import { gzipSync } from 'node:zlib';
import { faultsOf } from './faults.js';
import { comesToLife, complaintsOf, publicPaths } from './public.js';
import { faults, look, LOOKS, PHONE_AND_DESKTOP, Site, WIDTHS } from './site.js';
import { structuredFaults } from './structured.js';

const KIB = 1024;
const NOWHERE = ['/there-is-no-such-page', '/es/there-is-no-such-page'];
const isArticle = (path: string): boolean => /^(\/es)?\/blog\//.test(path);

interface Read {
  readonly title: string;
  readonly description: string;
  readonly headings: number;
  readonly words: number;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly structured: readonly string[];
}

/** Run in the page. */
const read = (): Read => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
  headings: document.querySelectorAll('h1').length,
  words: document.querySelector('main')?.innerText.split(/\s+/).length ?? 0,
  ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  links: [...document.querySelectorAll('a')].map(({ href }) => href),
  structured: [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent),
});

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('the public pages, in a browser', () => {
  let site: Site;
  let paths: readonly string[];

  beforeAll(async () => {
    site = await Site.start({ DEMO_DATA: 'false' });
    paths = await publicPaths(site);
  });
  afterAll(() => site.end());

  it('read whole without JavaScript, each with one heading and words of its own, for search engines too, and no link of theirs is dead', async () => {
    const pages = new Map<string, Read>();
    const [context, page] = await site.visit(WIDTHS.phone, 'light', false);
    for (const path of [...paths, ...NOWHERE]) {
      const answer = await page.goto(site.origin + path);
      expect([path, answer?.status()]).toEqual([path, NOWHERE.includes(path) ? 404 : 200]);
      pages.set(path, await page.evaluate(read));
    }
    await context.close();
    const all = [...pages.values()];
    // a title is one of its own among those of its language
    const titles = [...pages].map(([path, { title }]) => `${path.startsWith('/es') ? 'es' : 'en'}: ${title}`);
    expect([...pages].filter(([, { headings }]) => headings !== 1)).toEqual([]);
    expect([...pages].filter(([path, { words }]) => words < (isArticle(path) ? 400 : 15))).toEqual([]);
    expect(repeated(titles)).toEqual([]);
    expect(repeated(all.map(({ description }) => description))).toEqual([]);
    expect(all.filter(({ description }) => description.length < 20)).toEqual([]);
    expect(await deadLinks(pages)).toEqual([]);
    const faults = [...pages].flatMap(([path, { structured }]) =>
      structured.flatMap((text) => structuredFaults(JSON.parse(text), site.origin).map((fault) => `${path}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  /** Links between the pages are looked up in what was read; what else is ours, such as the API's description, is asked for. */
  async function deadLinks(pages: ReadonlyMap<string, Read>): Promise<readonly string[]> {
    const links = new Set([...pages.values()].flatMap((page) => page.links));
    const dead = async (link: string): Promise<boolean> => {
      const { origin, pathname, hash, protocol } = new URL(link);
      if (origin !== site.origin) return !['https:', 'mailto:', 'tel:'].includes(protocol);
      const page = pages.get(pathname);
      if (page) return hash.length > 1 && !page.ids.includes(hash.slice(1));
      return (await fetch(link, { redirect: 'manual', headers: { accept: 'text/html' } })).status >= 400;
    };
    const found = await Promise.all([...links].map(async (link) => ((await dead(link)) ? [link] : [])));
    return found.flat();
  }

  it('are small: the first page has at most 120 KiB of script and 14 KiB of HTML, compressed', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    const scripts: Promise<Buffer>[] = [];
    const lengths: Promise<string | null>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      scripts.push(answer.body());
      lengths.push(answer.headerValue('content-length'));
    });
    const answer = await page.goto(`${site.origin}/`);
    await comesToLife(page);
    await page.waitForLoadState('networkidle');
    const weigh = (bytes: Buffer): number => gzipSync(bytes, { level: 9 }).length / KIB;
    const weights = (await Promise.all(scripts)).map(weigh);
    expect(weights.length).toBeGreaterThan(0);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(120);
    expect(weigh(await answer!.body())).toBeLessThanOrEqual(14);
    // what is compressed as it is sent has no length yet
    expect(await Promise.all(lengths)).not.toContain(null);
    await context.close();
  });

  it.each(PHONE_AND_DESKTOP)(
    'come to life without a complaint, ask nobody else for anything, break no rule of accessibility and do not scroll sideways (%s)',
    async (_device, width) => {
      const [context, page] = await site.visit(width);
      const complaints = complaintsOf(page, site.origin);
      for (const path of [...paths, ...NOWHERE]) {
        await page.goto(site.origin + path);
        await comesToLife(page);
        expect([path, await page.getByRole('heading', { level: 1 }).count()]).toEqual([path, 1]);
        await look(page, path);
        // a browser itself says where a page is missing
        if (!NOWHERE.includes(path)) expect(complaints).toEqual([]);
      }
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(LOOKS)(
    'show the product once they are asked to, in the colors and the size of the screen (%s, %s)',
    async (device, scheme, width) => {
      const [context, page] = await site.visit(width, scheme);
      const complaints = complaintsOf(page, site.origin);
      const loaded: string[] = [];
      page.on('request', (request) => loaded.push(request.url()));
      const ofWalk = (): readonly string[] => loaded.filter((url) => /DemoWalk|\/(log|waiting|family)-/.test(url));
      await page.goto(`${site.origin}/pricing`);
      await comesToLife(page);
      await page.getByRole('main').getByRole('link', { name: 'See a demo' }).click();
      const start = page.getByRole('button', { name: 'Walk through the demo' });
      await start.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(ofWalk()).toEqual([]);

      await start.click();
      const walk = page.getByRole('group', { name: 'See a demo' });
      const next = walk.getByRole('button', { name: 'Next' });
      for (;;) {
        const picture = walk.getByRole('img');
        await picture.evaluate((image: HTMLImageElement) => image.decode());
        const name = await picture.evaluate((image: HTMLImageElement) => image.currentSrc.split('/').at(-1)!);
        expect(name).toMatch(device === 'phone' ? `-phone-${scheme}` : new RegExp(`^[a-z]+-${scheme}`));
        faults.push(...(await faultsOf(page, `${name} (${width})`)));
        if ((await next.count()) === 0) break;
        const { y } = (await next.boundingBox())!;
        await next.click();
        if ((await next.count()) > 0) expect((await next.boundingBox())!.y).toBeCloseTo(y, 0);
      }
      expect(new Set(ofWalk()).size).toBe(4);
      expect(faults).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('do not scroll sideways at 320 px or at 1920 px', async () => {
    const [context, page] = await site.visit(320);
    const wide: string[] = [];
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(site.origin + path);
        const excess = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (excess > 0) wide.push(`${path} at ${width} px by ${excess} px`);
      }
    }
    expect(wide).toEqual([]);
    await context.close();
  });
});
