import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { Server } from '../../backend/test/server.js';
import { launchBrowser } from './browser.js';

export const WIDTHS = { phone: 375, desktop: 1280 } as const;
type Scheme = 'light' | 'dark';

/** Every width with every colour scheme, for `it.each`. */
export const LOOKS = Object.entries(WIDTHS).flatMap(([device, width]) =>
  (['light', 'dark'] as const).map((scheme) => [device, scheme, width] as const),
);

/** A server with demo data of its own and a browser to visit it with; end it in `afterAll`. */
export class Site {
  private constructor(
    readonly server: Server,
    private readonly browser: Browser,
    private readonly folder: string,
  ) {}

  static async start(environment: Readonly<Record<string, string>> = {}): Promise<Site> {
    const folder = await mkdtemp(join(tmpdir(), 'hourtrail-browser-'));
    await chmod(folder, 0o755);
    const starting = Server.start({ DATA_DIR: join(folder, 'data'), ...environment });
    const [server, browser] = await Promise.all([starting, launchBrowser()]);
    return new Site(server, browser, folder);
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.server.end('SIGTERM');
    await rm(this.folder, { recursive: true, force: true });
  }

  get origin(): string {
    return this.server.origin;
  }

  async visit(width: number, colorScheme: Scheme = 'light'): Promise<[BrowserContext, Page]> {
    const context = await this.browser.newContext({
      viewport: { width, height: 860 },
      colorScheme,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    return [context, page];
  }

  /** Fills in the log-in form and sends it. */
  async logIn(page: Page, username: string, password = 'volunteer-demo'): Promise<void> {
    await page.goto(`${this.origin}/login`);
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  }

  async signIn(page: Page, username: string): Promise<void> {
    await this.logIn(page, username);
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1 }).waitFor();
  }

  async as<T>(username: string, width: number, work: (page: Page) => Promise<T>): Promise<T> {
    const [context, page] = await this.visit(width);
    try {
      await this.signIn(page, username);
      return await work(page);
    } finally {
      await context.close();
    }
  }
}
