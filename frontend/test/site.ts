import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { cloneDatabase } from '../../backend/test/database.js';
import { demoSchool } from '../../backend/test/demo-school.js';
import { Server, type Client } from '../../backend/test/server.js';
import { theBrowser } from './browser.js';
import { faultsOf, faultsOfColour } from './faults.js';

export const WIDTHS = { phone: 375, desktop: 1280 } as const;
const DAY_MS = 86_400_000;
type Scheme = 'light' | 'dark';

/** Every width by its name, for `it.each`. */
export const PHONE_AND_DESKTOP = Object.entries(WIDTHS);

/** Every width with every colour scheme, for `it.each`. */
export const LOOKS = PHONE_AND_DESKTOP.flatMap(([device, width]) =>
  (['light', 'dark'] as const).map((scheme) => [device, scheme, width] as const),
);

export const toastShown = (page: Page, words: string): Promise<void> =>
  page.getByText(words, { exact: true }).first().waitFor();
export const press = (on: Page | Locator, name: string): Promise<void> =>
  on.getByRole('button', { name, exact: true }).click();
export const inDialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });
/** The one thing that is left to pick: while there are others, the list still follows what was typed. */
export const onlyOption = (page: Page, name: string | RegExp): Locator =>
  page.locator('[role=listbox]:not(:has([role=option] ~ [role=option]))').getByRole('option', { name });
/** An option has the verifier's name first and then where they verified. */
export async function chooseVerifier(on: Page | Locator, name: string): Promise<void> {
  const chooser = on.getByRole('combobox', { name: /Verifier/ });
  const option = chooser.getByRole('option', { name: new RegExp(`^${name}`) });
  await chooser.selectOption(await option.getAttribute('value'));
}
/** The form that stands on a dashboard; a phone folds it to its first line. */
export async function formOnPage(page: Page, name: string): Promise<Locator> {
  const card = page.getByRole('region', { name, exact: true });
  await card.waitFor();
  const fold = card.getByRole('heading').getByRole('button', { expanded: false });
  if ((await fold.count()) > 0) await fold.click();
  return card.locator('form');
}
/** When a dialog has gone, the page below it can be read and pressed again. */
export const gone = (dialog: Locator): Promise<void> => dialog.waitFor({ state: 'detached' });

/** What `look` came across since the test began. */
export const faults: string[] = [];
beforeEach(() => {
  faults.length = 0;
});

/**
 * Looks for every fault in the color scheme that the page has, and for those of color in the other scheme. The page
 * keeps that one, since each change takes time. Looks from the top, where the bars cover nothing by half.
 */
export async function look(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  const isDark = (await page.locator('[data-color-scheme="dark"]').count()) > 0;
  const [scheme, other]: [Scheme, Scheme] = isDark ? ['dark', 'light'] : ['light', 'dark'];
  faults.push(...(await faultsOf(page, `${name} (${scheme})`)));
  await page.emulateMedia({ colorScheme: other });
  await page.locator(`[data-color-scheme="${other}"]`).first().waitFor();
  faults.push(...(await faultsOfColour(page, `${name} (${other})`)));
}

/** What a write over HTTP answers; it has to succeed. */
export async function sent<T>(by: Client, method: string, path: string, body?: unknown): Promise<T> {
  const answer = await by.send(method, path, body ?? {});
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

/** A script after which every clock that is read goes so far ahead. */
const clocksAhead = (ms: number): string => `{
  const { now } = Date;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, as) => Reflect.construct(date, given.length > 0 ? given : [now() + ${ms}], as),
    get: (date, name) => (name === 'now' ? () => now() + ${ms} : Reflect.get(date, name)),
  });
}`;

/** A server with demo data of its own and a browser to visit it with; end it in `afterAll`. */
export class Site {
  private days = 0;

  private constructor(
    private running: Server,
    private readonly browser: Browser,
    private readonly folder: string,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly project: string | undefined,
  ) {}

  /** `project` is the folder of what was built, by default this one. */
  static async start(given: Readonly<Record<string, string>> = {}, project?: string): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'hourtrail-browser-'));
    await chmod(folder, 0o755);
    const school =
      given['DEMO_DATA'] === 'false'
        ? { DATABASE_URL: (await cloneDatabase()).adminUrl, DATA_DIR: join(folder, 'data') }
        : await demoSchool(folder);
    const environment = { ...school, ...given };
    const [server, browser] = await Promise.all([Server.start(environment, project), theBrowser()]);
    return new Site(server, browser, folder, environment, project);
  }

  async end(): Promise<void> {
    await Promise.all(this.browser.contexts().map((context) => context.close()));
    await this.running.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  get server(): Server {
    return this.running;
  }

  /** As the owner of all tables. */
  get databaseUrl(): string {
    return this.environment['DATABASE_URL'] ?? '';
  }

  get origin(): string {
    return this.running.origin;
  }

  /** What the clocks of the server say. */
  get now(): Date {
    return new Date(Date.now() + this.days * DAY_MS);
  }

  /** Starts the server again so many days later; pages that are opened from then on live on the same day. */
  async letDaysPass(days: number): Promise<void> {
    this.days += days;
    const { port } = new URL(this.origin);
    await this.running.end('SIGTERM');
    const clocks = `--import=data:text/javascript,${encodeURIComponent(this.clocks)}`;
    this.running = await Server.start({ ...this.environment, PORT: port, NODE_OPTIONS: clocks }, this.project);
  }

  private get clocks(): string {
    return clocksAhead(this.days * DAY_MS);
  }

  async visit(width: number, colorScheme: Scheme = 'light', javaScriptEnabled = true): Promise<[BrowserContext, Page]> {
    const context = await this.browser.newContext({
      viewport: { width, height: 860 },
      colorScheme,
      reducedMotion: 'reduce',
      javaScriptEnabled,
    });
    if (this.days > 0) await context.addInitScript(this.clocks);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    return [context, page];
  }

  /** Goes to a page, until it says what it is; by its heading, where another page could still be there. */
  async go(page: Page, path: string, heading?: string | RegExp): Promise<void> {
    await page.goto(this.origin + path);
    await page.getByRole('heading', { level: 1, ...(heading && { name: heading }) }).waitFor();
  }

  /** Fills in the log-in form and sends it. */
  async logIn(page: Page, username: string, password = 'volunteer-demo'): Promise<void> {
    await page.goto(`${this.origin}/login`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  /** Signs in without the form, and opens a page, by default the dashboard. */
  async signIn(page: Page, username: string, path = '/dashboard'): Promise<void> {
    const answer = await page.request.post(`${this.origin}/api/auth/login`, {
      data: { username, password: 'volunteer-demo' },
      headers: { origin: this.origin },
    });
    if (!answer.ok()) throw new Error(`${username} could not sign in: ${await answer.text()}`);
    await this.go(page, path);
  }

  /** In a browser of their own, on the dashboard. */
  as<T>(username: string, width: number, work: (page: Page) => Promise<T>): Promise<T> {
    return this.at('/dashboard', username, width, work);
  }

  /** In a browser of their own, on that page at once: each page that loads takes seconds of a processor. */
  async at<T>(path: string, username: string, width: number, work: (page: Page) => Promise<T>): Promise<T> {
    const [context, page] = await this.visit(width);
    try {
      await this.signIn(page, username, path);
      return await work(page);
    } finally {
      await context.close();
    }
  }
}
