import { complaintsOf, publicPaths } from './public.js';
import { inDialog, press, toastShown, Site, WIDTHS } from './site.js';

describe('the public site, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it('every public page in English opens with one heading, and comes to life without a complaint', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    const complaints = complaintsOf(page, site.origin);
    const headings: (readonly [string, number])[] = [];
    const paths = await publicPaths(site);
    for (const path of paths.filter((one) => !one.startsWith('/es'))) {
      await page.goto(site.origin + path);
      // comes with the scripts of the page
      await page.getByRole('group', { name: /^(Theme|Tema)$/ }).waitFor();
      headings.push([path, await page.getByRole('heading', { level: 1 }).count()]);
    }
    expect(headings.length).toBeGreaterThan(15);
    expect(headings.filter(([, count]) => count !== 1)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a visitor finds a page in the menu of a phone, and a way back from an address that is not there', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    const response = await page.goto(`${site.origin}/no-such-page`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${site.origin}/`);
    await press(page, 'Menu');
    await inDialog(page, 'Menu').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL('**/faq');
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    await page.locator('summary').first().click();
    expect(await page.locator('details[open]').count()).toBe(1);
    await context.close();
  });

  it('a visitor writes to us, is told what is missing, and a super-admin handles the message', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await site.go(page, '/contact');
    await page.getByRole('group', { name: 'Theme' }).waitFor();
    await press(page, 'Send Message');
    await toastShown(page, 'Please fill out all required fields');
    for (const [label, text] of [
      ['First name', 'Ana'],
      ['Last name', 'Silva'],
      ['Email', 'a@b'],
      ['School or organization', 'Harbor School'],
      ['Message', 'How do we begin?'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(text);
    }
    await press(page, 'Send Message');
    await toastShown(page, 'Invalid email address');
    await page.getByLabel('Email', { exact: true }).fill('ana@harbor.example');
    await press(page, 'Send Message');
    await toastShown(page, 'Message Sent Successfully!');
    await context.close();

    await site.as('superadmin', WIDTHS.desktop, async (office) => {
      await office.getByRole('link', { name: 'Inbox', exact: true }).click();
      await office.getByRole('searchbox').fill('Harbor School');
      await toastShown(office, 'Showing 1 of 1');
      await press(office, 'Open');
      const message = inDialog(office, 'Message');
      await message.getByText('How do we begin?').waitFor();
      await press(message, 'Mark as handled');
      await toastShown(office, 'Message marked as handled');
      await message.getByText('by Naomi Okafor').waitFor();
    });
  });

  it('a visitor who asks for a screen signs in first, and then gets it', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await page.goto(`${site.origin}/dashboard`);
    await page.waitForURL('**/login?next=*');
    await page.getByLabel('Username').fill('teacher');
    await page.getByLabel('Password').fill('volunteer-demo');
    await press(page, 'Log in');
    await page.waitForURL('**/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Welcome back, Marcus' }).waitFor();

    await page.goto(`${site.origin}/nowhere`);
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    await page.getByRole('link', { name: 'Approvals', exact: true }).waitFor();
    await page.goto(`${site.origin}/pricing`);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.waitForURL('**/dashboard');
    await context.close();
  });

  it('a teacher reads the site and the application in Spanish from then on, and goes back to English', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    const complaints = complaintsOf(page, site.origin);
    const language = (): Promise<string> => page.evaluate(() => document.documentElement.lang);
    await page.goto(`${site.origin}/faq`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
    await page.waitForURL('**/es/faq');
    expect(await language()).toBe('es');
    await page.goto(`${site.origin}/login?next=%2Fprofile`);
    await page.waitForURL('**/es/login?next=*');
    await page.getByLabel('Nombre de usuario').fill('teacher');
    await page.getByLabel('Contraseña', { exact: true }).fill('volunteer-demo');
    await press(page, 'Iniciar sesión');
    await page.waitForURL('**/profile');
    expect(await language()).toBe('es');
    await page.getByRole('radio', { name: 'Español', checked: true }).waitFor();
    await page.getByRole('radio', { name: 'English' }).click();
    await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor();
    expect(await language()).toBe('en');
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a newcomer makes an account and is in no school yet', async () => {
    const [context, page] = await site.visit(WIDTHS.phone);
    await page.goto(`${site.origin}/login`);
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    for (const [label, text] of [
      ['First name', 'Nia'],
      ['Last name', 'Osei'],
      ['Email', 'nia@mail.example'],
      ['Username', 'nia.osei'],
      ['Password', 'seven quiet otters'],
    ] as const) {
      await page.getByLabel(label).fill(text);
    }
    await press(page, 'Create account');
    await page.waitForURL('**/dashboard');
    await toastShown(page, 'You’re in New School');
    await page.getByRole('heading', { level: 1, name: 'Welcome, Nia' }).waitFor();
    await context.close();
  });
});
