import type { ContactMessageView } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { Mailbox } from '../../backend/test/mailbox.js';
import { seen } from '../../backend/test/until.js';
import { faults, inDialog, look, PHONE_AND_DESKTOP, press, toastShown, Site } from './site.js';

const SCRIPT = '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>';
const ran = (page: Page): Promise<unknown> => page.evaluate(() => (window as { wasRun?: number }).wasRun);

describe('writing to us, in a browser', () => {
  let site: Site;
  let mailbox: Mailbox;

  beforeAll(async () => {
    mailbox = await Mailbox.open();
    site = await Site.start({
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'HourTrail <hello@hourtrail.example>',
      CONTACT_FORWARD_TO: 'office@hourtrail.example',
    });
  });
  afterAll(async () => {
    await site.end();
    await mailbox.close();
  });

  const mailTo = async (reader: string, nth: number): Promise<string> => {
    const own = () => mailbox.received.filter(({ recipients }) => recipients[0] === reader);
    const mails = await seen(
      async () => own(),
      (there) => there.length >= nth,
    );
    return mails[nth - 1]!.mail.text!;
  };
  const linkIn = (text: string): string => /http:\S+#\S+/.exec(text)![0];

  it.each(PHONE_AND_DESKTOP)(
    'a message is asked for whole, survives a lost connection and arrives as the text it is (%s)',
    async (device, width) => {
      const [visit, page] = await site.visit(width);
      await site.go(page, '/contact');
      await press(page, 'Send Message');
      await toastShown(page, 'Please fill out all required fields');
      await toastShown(page, 'All fields are required to submit your message');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('firstName');
      await look(page, 'a contact form with faults');

      const typed = [
        ['First name', device],
        ['Last name', SCRIPT],
        ['Email', 'a@b'],
        ['School or organization', SCRIPT],
        ['Message', `How do we begin?\n${SCRIPT}`],
      ] as const;
      for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
      await page.keyboard.press('Tab');
      await press(page, 'Send Message');
      await toastShown(page, 'Invalid email address');

      await page.getByLabel('Email', { exact: true }).fill('ana@lincoln.example');
      await page.route('**/api/contact', (route) => route.abort());
      await press(page, 'Send Message');
      await toastShown(page, 'Failed to Send Message');
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe(typed[4][1]);
      await look(page, 'a contact form that could not be sent');
      await page.unroute('**/api/contact');
      await press(page, 'Send Message');
      await toastShown(page, 'Message Sent Successfully!');
      await toastShown(page, "Thank you for contacting us. We'll get back to you within 24 hours.");
      expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('');
      await look(page, 'a contact form that was sent');
      await visit.close();

      await site.at(`/inbox?q=${device}`, 'superadmin', width, async (office) => {
        await toastShown(office, 'Showing 1 of 1');
        await look(office, 'the inbox');
        await press(office, 'Open');
        const panel = inDialog(office, 'Message');
        await panel.getByText(`How do we begin?\n${SCRIPT}`).waitFor();
        await look(office, 'a message');
        expect(await ran(office)).toBeUndefined();
        await press(panel, 'Mark as handled');
        await toastShown(office, 'Message marked as handled');
        await panel.getByText('by Naomi Okafor').waitFor();
      });
      const boss = await site.server.signIn('superadmin');
      const [message] = await boss.get<ContactMessageView[]>(`/contact-messages?status=handled&q=${device}`);
      expect(message).toMatchObject({ firstName: device, lastName: SCRIPT, organization: SCRIPT });
      const forwarded = mailbox.received.filter(({ mail: { text } }) => text?.includes(`Name: ${device}`));
      expect(forwarded.map(({ recipients }) => recipients)).toEqual([['office@hourtrail.example']]);
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)('what is wrong with a field does not cover the field (%s)', async (_device, width) => {
    const [visit, page] = await site.visit(width);
    await site.go(page, '/contact');
    await page.getByRole('group', { name: 'Theme' }).waitFor();
    for (const label of ['First name', 'Last name', 'Email', 'School or organization'])
      await page.getByLabel(label, { exact: true }).fill('ana@lincoln.example');
    const message = page.getByLabel('Message', { exact: true });
    // where a message in the corner would be
    await message.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 90));
    await page.getByLabel('School or organization').press('Enter');
    await toastShown(page, 'Please fill out all required fields');
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'message');
    const shown = page.getByRole('listitem').filter({ hasText: 'Please fill out all required fields' });
    const apart = async (): Promise<boolean> => {
      const [toast, field] = [(await shown.boundingBox())!, (await message.boundingBox())!];
      return toast.y + toast.height < field.y || field.y + field.height < toast.y;
    };
    expect(await seen(apart, Boolean)).toBe(true);
    await visit.close();
  });

  it.each(PHONE_AND_DESKTOP)(
    'a subscription begins and ends by the links in its mail, each asking first (%s)',
    async (device, width) => {
      const reader = `${device}@lincoln.example`;
      const [visit, page] = await site.visit(width);
      await site.go(page, '/blog');
      await page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email').fill(reader);
      await press(page, 'Subscribe');
      await page.getByText(`Check your inbox at ${reader}.`).waitFor();
      await look(page, 'the newsletter box, asked');

      const link = linkIn(await mailTo(reader, 1));
      await page.goto(link);
      await press(page, 'Confirm subscription');
      await toastShown(page, `You’re subscribed. We’ll send the newsletter to ${reader}.`);
      await look(page, 'a confirmed subscription');
      // the same address once more is no new page to a browser
      await page.goto('about:blank');
      await page.goto(link);
      await press(page, 'Confirm subscription');
      await page.getByText(/^This link was already used/).waitFor();
      await look(page, 'a link that has ended');

      await page.goto(linkIn(await mailTo(reader, 2)));
      await look(page, 'ending a subscription');
      await press(page, 'Unsubscribe');
      await toastShown(page, 'Your subscription has ended.');
      await visit.close();

      await site.at(`/inbox?tab=newsletter&q=${device}`, 'superadmin', width, async (office) => {
        await toastShown(office, 'Unsubscribed');
        await look(office, 'the subscriptions');
      });
      expect(faults).toEqual([]);
    },
  );
});
