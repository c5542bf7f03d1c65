import { once } from 'node:events';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { faults, look, PHONE_AND_DESKTOP, press, Site, WIDTHS } from './site.js';

/** Somebody else's site: a booking calendar and a video. */
async function elsewhere(): Promise<{ server: HttpServer; origin: string }> {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>${request.url}</title><h1>Elsewhere ${request.url}</h1>`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('what moves on the public pages, in a browser', () => {
  let site: Site;
  let other: Awaited<ReturnType<typeof elsewhere>>;

  beforeAll(async () => {
    other = await elsewhere();
    site = await Site.start({
      DEMO_DATA: 'false',
      BOOKING_URL: `${other.origin}/calendar`,
      VIDEO_URL: `${other.origin}/video`,
      CONTACT_EMAIL: 'info@hourtrail.example',
      CONTACT_PHONE: '+1 555 010 0199',
    });
  });
  afterAll(async () => {
    await site.end();
    other.server.close();
  });

  it.each(PHONE_AND_DESKTOP)(
    'loads the video and the calendar once they are wanted, and not before (%s)',
    async (_device, width) => {
      const [context, page] = await site.visit(width);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().startsWith(other.origin)) requests.push(new URL(request.url()).pathname);
      });
      await site.go(page, '/');
      await page.getByRole('button', { name: 'Play the demo' }).waitFor();
      await look(page, 'before the click');
      expect(requests).toEqual([]);

      await press(page, 'Play the demo');
      await page.frameLocator('iframe[title="HourTrail demo video"]').getByText('Elsewhere /video').waitFor();
      await press(page, 'Show the calendar');
      await page.frameLocator('iframe[title="Booking calendar"]').getByText('Elsewhere /calendar').waitFor();
      expect(requests).toEqual(['/video', '/calendar']);
      const { height } = (await page.locator('iframe[title="Booking calendar"]').boundingBox())!;
      expect(height).toBe(600);
      expect(await page.getByRole('link', { name: 'info@hourtrail.example' }).getAttribute('href')).toBe(
        'mailto:info@hourtrail.example',
      );
      expect(faults).toEqual([]);
      await context.close();
    },
  );

  it('lets one question be open at a time, by keyboard and without JavaScript', async () => {
    for (const withScript of [true, false]) {
      const [context, page] = await site.visit(WIDTHS.phone, 'light', withScript);
      await page.goto(`${site.origin}/faq`);
      const open = page.locator('details[open]');
      const questions = page.locator('summary');
      expect(await questions.count()).toBe(8);
      expect(await open.count()).toBe(0);
      await questions.nth(0).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      for (let n = 0; n < 5 && !(await questions.nth(1).evaluate((one) => one === document.activeElement)); n += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      expect(await open.count()).toBe(1);
      expect(await open.locator('h2').textContent()).toBe(await questions.nth(1).locator('h2').textContent());
      await page.keyboard.press('Enter');
      expect(await open.count()).toBe(0);
      await context.close();
    }
  });

  it('loads the script of the contact form once the form is almost in view, and keeps what was typed before', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    const asksForForm = (): boolean => scripts.some((url) => url.includes('/ContactForm'));
    await site.go(page, '/');
    await page.getByRole('group', { name: 'Theme' }).waitFor();
    await page.waitForLoadState('networkidle');
    const form = page.getByRole('form', { name: 'Contact' });
    expect(await form.getByRole('button', { name: 'Send Message' }).isEnabled()).toBe(false);
    expect(asksForForm()).toBe(false);
    await page.route('**/ContactForm*.js', async (route) => {
      await form.getByLabel('First name').fill('Ana');
      await route.continue();
    });
    await form.scrollIntoViewIfNeeded();
    await form.getByRole('button', { name: 'Send Message' }).click();
    await form.getByText('Last name is required').waitFor();
    expect(asksForForm()).toBe(true);
    expect(await form.getByText('First name is required').count()).toBe(0);
    await context.close();
  });

  it('lists the articles of one category, says how many they are, and opens them', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await site.go(page, '/blog', 'Blog');
    const articles = page.getByRole('article');
    expect(await articles.count()).toBe(6);
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Security' }).click();
    await page.getByText('1 article in Security').waitFor();
    expect(new URL(page.url()).search).toBe('?category=Security');
    expect(await articles.count()).toBe(1);
    await page.goBack();
    await page.getByText('6 articles', { exact: true }).waitFor();
    await page.goto(`${site.origin}/blog?category=Best%20Practices`);
    await page.getByText('1 article in Best Practices').waitFor();
    await page.goto(`${site.origin}/blog?category=Nothing`);
    expect(await articles.count()).toBe(6);
    await page.getByRole('link', { name: 'Read More about What an audit trail proves, and what it cannot' }).click();
    await page.getByRole('heading', { level: 1, name: 'What an audit trail proves, and what it cannot' }).waitFor();
    await context.close();
  });
});
