import type { Page } from 'playwright-core';
import { hiddenFocus } from './focus.js';
import { complaintsOf } from './public.js';
import { faults, inDialog, look, PHONE_AND_DESKTOP, press, toastShown, Site, WIDTHS } from './site.js';

const FAR = 900;

describe('the frame of the public site, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(site.origin + path);
    await page.getByRole('group', { name: 'Theme' }).waitFor();
  };
  const focused = (page: Page): Promise<string | null> => page.evaluate(() => document.activeElement!.textContent);
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

  it('lets a step to another page begin at its top, with the focus on its heading and its own title', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    const complaints = complaintsOf(page, site.origin);
    await open(page, '/features');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await page.evaluate((top) => window.scrollTo(0, top), FAR);
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.waitForURL('**/pricing');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await focused(page)).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    expect(await scrolled(page)).toBe(0);
    expect(await page.title()).toMatch(/^Pricing/);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(`${site.origin}/pricing`);
    expect(await page.locator('meta[name="description"]').count()).toBe(1);
    await page.goBack();
    await page.waitForURL('**/features');
    expect(await page.title()).toMatch(/^Features/);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1' && window.scrollY === 0);
    expect(loads).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('follows the links of a text without loading a document, and loads the document where a script does not come', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await open(page, '/privacy');
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await page.getByRole('main').getByRole('link', { name: 'contact page' }).click();
    await page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor();
    expect(loads).toEqual([]);
    await page.route('**/PricingPage*.js', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
    await page.getByRole('heading', { level: 1, name: 'One price for the whole school' }).waitFor();
    expect(loads).toEqual(['/pricing']);
    await context.close();
  });

  it('keeps the places of a phone in a drawer of 300 px, which closes once one is chosen', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    await open(page, '/');
    await press(page, 'Menu');
    const drawer = inDialog(page, 'Menu');
    expect((await drawer.boundingBox())?.width).toBe(300);
    await look(page, 'the drawer');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    await press(page, 'Menu');
    await drawer.getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await press(page, 'Menu');
    await drawer.getByRole('link', { name: 'Schedule Call' }).click();
    await page.waitForURL('**/contact');
    await page.getByRole('heading', { level: 1, name: 'Talk to us' }).waitFor();
    await drawer.waitFor({ state: 'hidden' });
    await press(page, 'Menu');
    await page.goBack();
    await drawer.waitFor({ state: 'hidden' });
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(faults).toEqual([]);
    await context.close();
  });

  it('offers a way back to the top after 300 px', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    await open(page, '/faq');
    const up = page.getByRole('button', { name: 'Scroll to top' });
    await page.evaluate(() => window.scrollTo(0, 290));
    await page.waitForTimeout(100);
    expect(await up.count()).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 320));
    await up.click();
    await page.waitForFunction(() => window.scrollY === 0);
    await up.waitFor({ state: 'detached' });
    await context.close();
  });

  it('does not show the trial banner again once it was dismissed, not even for a moment', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await open(page, '/');
    const banner = page.getByRole('complementary', { name: 'Free trial' });
    expect(await banner.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toMatch(/^\/login/);
    await banner.getByRole('button', { name: 'Dismiss' }).click();
    await banner.waitFor({ state: 'hidden' });
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await banner.isVisible()).toBe(false);
    await context.close();
  });

  it('takes the chosen colours along into the application', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await open(page, '/login');
    await page.getByText('Dark', { exact: true }).click();
    await page.locator('html[data-color-scheme="dark"]').waitFor();
    await page.getByLabel('Username').fill('student');
    await page.getByLabel('Password').fill('volunteer-demo');
    await press(page, 'Log in');
    await page.waitForURL('**/dashboard');
    await toastShown(page, 'Welcome back!');
    await toastShown(page, 'You have been successfully logged in.');
    expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark');
    await context.close();
  });

  it('leads from a screen to the log-in page and back to it after signing in, to paths of its own only', async () => {
    for (const [path, target] of [
      ['/opportunities?q=creek', '/opportunities?q=creek'],
      ['/login?next=https%3A%2F%2Fevil.example', '/dashboard'],
    ] as const) {
      const [context, page] = await site.visit(WIDTHS.desktop);
      await page.goto(site.origin + path);
      await page.waitForURL('**/login**');
      await page.getByLabel('Username').fill('student');
      await page.getByLabel('Password').fill('volunteer-demo');
      await press(page, 'Log in');
      await page.waitForURL(site.origin + target);
      expect(await page.evaluate(() => history.length)).toBe(2);
      await page.goto(`${site.origin}/login`);
      await page.waitForURL('**/dashboard');
      await page.goto(site.origin);
      await page.getByRole('link', { name: 'Features' }).first().waitFor();
      await context.close();
    }
  });

  it('says on the log-in page that somebody has signed out, once', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    await site.signIn(page, 'student');
    await page.getByRole('button', { name: /Jordan Alvarez/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.waitForURL('**/login');
    await toastShown(page, 'Logged out successfully');
    await look(page, 'the log-in page with a message');
    await page.keyboard.press('F8');
    expect(
      await page.evaluate(() => document.activeElement?.closest('[aria-label]')?.getAttribute('aria-label')),
    ).toMatch(/^Notification/);
    await page.reload();
    await page.getByRole('group', { name: 'Theme' }).waitFor();
    expect(await page.getByText('Logged out successfully').count()).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it.each(PHONE_AND_DESKTOP)(
    'shows what is wrong with a log-in beside its fields, and keeps what was typed (%s)',
    async (_device, width) => {
      const [context, page] = await site.visit(width);
      await open(page, '/login');
      await press(page, 'Log in');
      await toastShown(page, 'Username is required');
      await toastShown(page, 'Password is required');
      await look(page, 'a log-in without anything');
      await page.getByLabel('Username').fill('student');
      await page.getByLabel('Password').fill('wrong');
      await page.keyboard.press('Enter');
      await toastShown(page, 'Login failed');
      expect(await page.getByLabel('Username').inputValue()).toBe('student');
      await look(page, 'a log-in that failed');
      await page.getByRole('tab', { name: 'Login' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('heading', { name: 'Get Started' }).waitFor();
      await look(page, 'sign up');
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'is worked by the keyboard alone, and what has the focus is never below the bar (%s)',
    async (_device, width) => {
      const [context, page] = await site.visit(width);
      const hidden: string[] = [];
      for (const path of ['/', '/faq', '/contact', '/login']) {
        await open(page, path);
        // what loads later moves what has the focus
        await page.waitForLoadState('networkidle');
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Skip to content');
        for (const key of [...Array<string>(70).fill('Tab'), ...Array<string>(60).fill('Shift+Tab')]) {
          await page.keyboard.press(key);
          let control = await page.evaluate(hiddenFocus);
          // a browser that is kept busy scrolls a moment after the key
          for (let looks = 0; control && looks < 20; looks += 1) {
            await page.waitForTimeout(100);
            control = await page.evaluate(hiddenFocus);
          }
          if (control) hidden.push(`${path} ${key}: ${control}`);
        }
      }
      expect(hidden).toEqual([]);
      await context.close();
    },
  );

  it('does without JavaScript: questions open one at a time, places lead on, the log-in says what it needs', async () => {
    const [context, page] = await site.visit(WIDTHS.phone, 'light', false);
    await page.goto(`${site.origin}/faq`);
    const questions = page.locator('main details');
    expect(await questions.count()).toBe(8);
    await questions.nth(2).locator('summary').click();
    await questions.nth(5).locator('summary').click();
    expect(await page.locator('main details[open]').count()).toBe(1);
    await press(page, 'Menu');
    await inDialog(page, 'Menu').getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL('**/contact');
    await page.goto(`${site.origin}/login`);
    await toastShown(page, 'You need JavaScript to log in, and it’s off in this browser.');
    await context.close();
  });
});
