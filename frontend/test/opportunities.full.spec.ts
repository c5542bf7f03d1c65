import { readFile } from 'node:fs/promises';
import { addDays, dateInZone, DEFAULT_TIME_ZONE, type OpportunityView, type SignupView } from '@hourtrail/contracts';
import type { Locator, Page } from 'playwright-core';
import {
  faults,
  formOnPage,
  gone,
  inDialog,
  look,
  PHONE_AND_DESKTOP,
  press,
  toastShown,
  sent,
  Site,
  WIDTHS,
} from './site.js';

const NARROWEST = 320;
const PASSWORD = 'seven quiet otters';

describe('opportunities, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const inDays = (days: number): string => addDays(dateInZone(site.now, DEFAULT_TIME_ZONE), days);
  const card = (page: Page, title: string): Locator => page.getByRole('article', { name: title });
  const find = async (page: Page, title: string): Promise<Locator> => {
    await page.getByRole('searchbox').fill(title);
    await toastShown(page, 'Showing 1 of 1');
    return card(page, title);
  };
  const button = (on: Page | Locator, name: string): Locator => on.getByRole('button', { name, exact: true });
  const manage = async (page: Page, title: string, what: string): Promise<void> => {
    await card(page, title)
      .getByRole('button', { name: /^Manage/ })
      .click();
    await page.getByRole('menuitem', { name: what }).click();
  };

  /** What a teacher publishes by other means than the form. */
  const publish = async (title: string, fields: Readonly<Record<string, unknown>> = {}): Promise<OpportunityView> =>
    sent(await site.server.signIn('teacher'), 'POST', '/volunteer-opportunities', {
      title,
      description: 'Read to the youngest and help them choose a book to take home.',
      organizationName: 'Elm Street Library',
      location: '240 Elm Street',
      date: inDays(2),
      startTime: '19:30',
      endTime: '21:00',
      maxSlots: 5,
      ...fields,
    });
  const join = async (username: string, title: string): Promise<SignupView> => {
    const person = await site.server.signIn(username);
    const [opportunity] = await person.get<OpportunityView[]>(
      `/volunteer-opportunities?q=${encodeURIComponent(title)}`,
    );
    return sent(person, 'POST', '/opportunity-signups', { opportunityId: opportunity!.id, waitlist: true });
  };

  /** The teacher fills in the form on their dashboard, with every mistake first. */
  const publishes = (title: string, host: string, width: number): Promise<void> =>
    site.as('teacher', width, async (page) => {
      const form = await formOnPage(page, 'Create Opportunity');
      await form.getByLabel('Title').waitFor();
      await look(page, 'the form of an opportunity');
      await form.getByLabel('Max volunteers').fill('0');
      await form.getByLabel('Hours').fill('12.5');
      await press(form, 'Create Opportunity');
      for (const fault of [
        'Title is required',
        'Description is required',
        'Organization is required',
        'Date is required',
        'Start time is required',
        'Cannot exceed 12 hours',
        'Location is required',
        'Max volunteers is required',
      ]) {
        await toastShown(page, fault);
      }
      await look(page, 'the form of an opportunity with faults');
      await form.getByLabel('Title').fill(title);
      await form.getByLabel('Description').fill('Sort and shelve what was given, and pack boxes for families.');
      await form.getByLabel('Organization').fill(host);
      await form.getByLabel('Date').fill(inDays(2));
      await form.getByLabel('Start time').fill('22:00');
      await form.getByLabel('Hours').fill('2.5');
      await toastShown(page, 'Ends at 12:30 AM the next day');
      await form.getByLabel('Start time').fill('18:00');
      await toastShown(page, 'Ends at 8:30 PM');
      await form.getByLabel('Repeat').selectOption({ label: 'Every week for a number of weeks' });
      await form.getByLabel('Weeks').fill('3');
      await form.getByRole('group', { name: 'Takes place on' }).getByRole('checkbox').nth(1).uncheck();
      await toastShown(page, '2 days, each with its own spots');
      await look(page, 'what repeats every week');
      await form.getByLabel('Repeat').selectOption({ label: 'Doesn’t repeat' });
      await form.getByLabel('Location').fill('12 Water Street');
      await form.getByLabel('Max volunteers').fill('2');
      await form.getByRole('combobox', { name: 'Coordinator' }).selectOption({ label: 'Tom Ferreira' });
      await press(form, 'Create Opportunity');
      await toastShown(page, 'Opportunity created');
      const recent = page.getByRole('list', { name: 'Recent opportunities' });
      await recent.getByRole('link', { name: title }).waitFor();
      await recent.getByText('0/2 signed up', { exact: false }).first().waitFor();
    });

  /** A student looks around, takes one of two places, and is warned of what is at the same time. */
  const signsUp = (title: string, clashing: string, width: number): Promise<void> =>
    site.at('/opportunities', 'student', width, async (page) => {
      await page.getByRole('article').first().waitFor();
      await look(page, 'what there is');
      await page.setViewportSize({ width: NARROWEST, height: 700 });
      await look(page, 'what there is, at 320 px');
      await page.setViewportSize({ width, height: 860 });
      await page.getByRole('combobox', { name: 'Date' }).selectOption('This Month');
      await page.waitForURL('**/opportunities?when=month');
      await page.getByRole('searchbox').fill('underwater basket weaving');
      await toastShown(page, 'No opportunities found');
      await toastShown(page, 'No opportunities match these filters: “underwater basket weaving”, This Month.');
      await look(page, 'no results');
      await press(page, 'Clear filters');
      await page.getByRole('article').first().waitFor();

      const found = await find(page, title);
      await found.getByText('2 spots left').waitFor();
      await press(found, title);
      const panel = inDialog(page, 'Opportunity');
      await panel.getByText('Tom Ferreira').waitFor();
      await look(page, 'all about an opportunity');
      const calendarLink = panel.getByRole('link', { name: 'Add to calendar' });
      const file = await page.request.get(await calendarLink.evaluate((link: HTMLAnchorElement) => link.href));
      expect(file.headers()['content-type']).toMatch(/^text\/calendar/);
      expect(await file.text()).toContain(`SUMMARY:${title}`);
      await press(panel, 'Sign Up');
      await toastShown(page, 'Successfully signed up!');
      await button(panel, 'Signed Up').waitFor();
      await panel.getByText('1/2 signed up, 1 spot left').waitFor();
      await press(panel, 'Close');
      await gone(panel);

      const other = await find(page, clashing);
      await press(other, 'Sign Up');
      const warning = inDialog(page, 'Sign up for both?');
      await warning.getByText(`You’re already signed up for “${title}” at that time:`, { exact: false }).waitFor();
      await look(page, 'a clash');
      await press(warning, 'Sign up anyway');
      await gone(warning);
      await button(other, 'Signed Up').waitFor();

      await page.getByRole('tab', { name: 'Your sign-ups' }).click();
      const own = page.getByRole('list', { name: 'Your sign-ups' });
      await button(own, title).waitFor();
      await button(own, clashing).waitFor();
      await look(page, 'what somebody signed up to');
    });

  /** Somebody who comes when all places are taken. */
  const waitsInLine = (title: string, width: number): Promise<void> =>
    site.at('/opportunities', 's.ben', width, async (page) => {
      const found = await find(page, title);
      await found.getByText('No spots left').waitFor();
      expect(await button(found, 'Full').isDisabled()).toBe(true);
      await look(page, 'what is full');
      await press(found, 'Join waitlist');
      await toastShown(page, 'You’re on the waitlist');
      await found.getByText('Waitlisted, 1st in line').waitFor();
      await look(page, 'a place in line');
    });

  const seesWhoSignedUp = (title: string, width: number): Promise<void> =>
    site.at('/opportunities', 'teacher', width, async (page) => {
      const found = await find(page, title);
      await found.getByText('2/2 signed up').waitFor();
      await manage(page, title, 'Who signed up');
      const who = inDialog(page, 'Who signed up');
      const names = async (list: string): Promise<string> => {
        await who.getByRole('list', { name: list }).getByRole('listitem').nth(1).waitFor();
        return who.getByRole('list', { name: list }).innerText();
      };
      expect(await names('Signed up')).toMatch(/Jordan Alvarez[^]*Amara Diallo/);
      expect(await names('Waitlist')).toMatch(/Ben Kowalski[^]*1st in line[^]*Chloe Ramirez[^]*2nd in line/);
      await look(page, 'who signed up');
    });

  const cancels = (title: string, width: number): Promise<void> =>
    site.at('/opportunities', 'student', width, async (page) => {
      const found = await find(page, title);
      await press(found, 'Signed Up');
      const question = inDialog(page, 'Cancel your sign-up?');
      await question.getByText('Your spot will go to the first person on the waitlist.', { exact: false }).waitFor();
      await look(page, 'the question before a cancellation');
      await press(question, 'Cancel sign-up');
      await toastShown(page, 'Signup cancelled');
      await gone(question);
      await button(found, 'Join waitlist').waitFor();
      expect(await button(found, 'Full').isDisabled()).toBe(true);
    });

  const isPromoted = (title: string, width: number): Promise<void> =>
    site.as('s.ben', width, async (page) => {
      await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
      const news = inDialog(page, 'Notifications').getByRole('link').filter({ hasText: title });
      await news.getByText(`opened up a spot for you: ${title}`, { exact: false }).waitFor();
      await look(page, 'a place told of');
      await news.click();
      const panel = inDialog(page, 'Opportunity');
      await button(panel, 'Signed Up').waitFor();
      await panel.getByText('2/2 signed up, No spots left, 1 waiting').waitFor();
      await press(panel, 'Close');
      await gone(panel);
    });

  /** The teacher cancels the other one, and the student who has a place at it is told why. */
  const isCancelled = async (title: string, width: number): Promise<void> => {
    const reason = 'The reading room is under water.';
    await site.at('/opportunities', 'teacher', width, async (page) => {
      await find(page, title);
      await manage(page, title, 'Cancel opportunity');
      const question = inDialog(page, 'Cancel this opportunity?');
      await press(question, 'Cancel opportunity');
      await toastShown(page, 'Say why you are canceling. We send your reason to everyone who signed up.');
      await look(page, 'a cancellation without a reason');
      await question.getByLabel('Reason').fill(reason);
      await press(question, 'Cancel opportunity');
      await toastShown(page, 'Opportunity cancelled');
      await gone(question);
      await card(page, title).getByText('Cancelled', { exact: true }).waitFor();
      await look(page, 'what was cancelled');
    });
    await site.as('student', width, async (page) => {
      await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
      const news = inDialog(page, 'Notifications')
        .getByRole('link')
        .filter({ hasText: `cancelled ${title}` });
      await news.getByText(reason).waitFor();
    });
  };

  /** Once it is over, who was there logs the hours from it, with everything filled in. */
  const logsTheHours = (title: string, host: string, day: string, width: number): Promise<void> =>
    site.at('/opportunities?show=joined', 's.ben', width, async (page) => {
      await page.getByText('Past sign-ups').click();
      await press(page, title);
      const panel = inDialog(page, 'Opportunity');
      await panel.getByRole('link', { name: 'Log hours' }).waitFor();
      await look(page, 'an opportunity that is over');
      await panel.getByRole('link', { name: 'Log hours' }).click();
      await page.waitForURL('**/my-hours?log=new&opportunity=*');
      const form = inDialog(page, 'Log hours');
      await form.getByText(title).waitFor();
      const filled = {
        Organization: host,
        Date: day,
        'Start time': '18:00',
        'End time': '20:30',
        Hours: '2.5',
      };
      for (const [label, value] of Object.entries(filled)) {
        expect(await form.getByLabel(label, { exact: true }).inputValue()).toBe(value);
      }
      const verifier = form.getByRole('combobox', { name: /Verifier/ });
      expect(await verifier.locator('option:checked').innerText()).toMatch(/^Tom Ferreira/);
      await look(page, 'hours that are filled in');
      await press(form, 'Submit for Verification');
      await toastShown(page, 'Hours submitted');
      await gone(form);
      await site.go(page, '/opportunities?show=joined', 'Opportunities');
      await page.getByText('Past sign-ups').click();
      await press(page, title);
      await inDialog(page, 'Opportunity').getByRole('link', { name: 'View your hours' }).waitFor();
    });

  const decides = (verb: 'Verify' | 'Approve', host: string, width: number): Promise<void> =>
    site.at('/approvals', verb === 'Verify' ? 'verifier.park' : 'teacher', width, async (page) => {
      await page.getByRole('searchbox').fill(host);
      await toastShown(page, 'Showing 1 of 1');
      await page.getByRole('button', { name: 'Review' }).click();
      const review = inDialog(page, verb);
      await button(review, verb).waitFor();
      await look(page, `a review (${verb})`);
      await press(review, verb);
      await toastShown(page, verb === 'Verify' ? 'Hours verified' : 'Hours approved');
    });

  const readsTheTrail = (host: string, width: number): Promise<void> =>
    site.as('s.ben', width, async (page) => {
      await page.getByRole('button', { name: /^Notifications, \d+\+? unread$/ }).click();
      await inDialog(page, 'Notifications')
        .getByRole('link')
        .filter({ hasText: `Marcus Bell approved 2.5 hours at ${host}` })
        .click();
      await page.waitForURL('**/my-hours?entry=*');
      const steps = inDialog(page, 'Trail').getByRole('listitem');
      await steps.nth(2).waitFor();
      const texts = await steps.allInnerTexts();
      expect(texts).toHaveLength(3);
      expect(texts[0]).toMatch(/Submitted for verification[^]*Ben Kowalski/);
      expect(texts[1]).toMatch(/Verified[^]*Tom Ferreira/);
      expect(texts[2]).toMatch(/Approved[^]*Marcus Bell/);
      await look(page, 'the trail of attended hours');
    });

  // The event of the demo is on for two hours only, and the stories below let days pass.
  it('takes in who came without a place and who left early, mends it, and saves the roster', async () => {
    await site.at('/opportunities', 'teacher', WIDTHS.desktop, async (page) => {
      const now = page.getByRole('region', { name: 'Happening now' });
      await now
        .getByRole('button', { name: /^Take attendance/ })
        .first()
        .click();
      const list = page.getByRole('dialog');
      await list
        .getByRole('button', { name: /^Left early/ })
        .first()
        .click();
      const early = page.getByRole('dialog').last();
      await early.getByLabel('Hours').fill('0,5');
      await look(page, 'who left early');
      await early.getByRole('button', { name: 'Mark present' }).click();
      await list.getByText('0.5 hours').first().waitFor();
      await list
        .getByRole('button', { name: /^Correct/ })
        .first()
        .click();
      await early.getByLabel('Hours').fill('1');
      await early.getByRole('button', { name: 'Save hours' }).click();
      await list.getByText('1 hour', { exact: true }).first().waitFor();
      await list.getByRole('combobox', { name: 'Someone who didn’t sign up' }).fill('Finn');
      await page.getByRole('option', { name: /Finn/ }).first().click();
      await list.getByRole('button', { name: 'Mark present', exact: true }).last().click();
      await list.getByText('Walk-in').first().waitFor();
      await look(page, 'attendance with a walk-in');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        list
          .getByRole('button', { name: /Export/ })
          .click()
          .then(() => page.getByRole('menuitem', { name: /^CSV/ }).click()),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toMatch(/Finn/);
    });
    expect(faults).toEqual([]);
  });

  it.each(PHONE_AND_DESKTOP)(
    'an opportunity is published, filled, waited for, given up, attended, and becomes approved hours (%s)',
    async (device, width) => {
      const title = `Harvest shelves ${device}`;
      const host = `Riverside Pantry ${device}`;
      const clashing = `Story hour ${device}`;
      const day = inDays(2);

      await publishes(title, host, width);
      await publish(clashing);
      await signsUp(title, clashing, width);
      await join('s.amara', title);
      await waitsInLine(title, width);
      expect(await join('s.chloe', title)).toMatchObject({ status: 'waitlisted', position: 2 });
      await seesWhoSignedUp(title, width);
      await cancels(title, width);
      await isPromoted(title, width);
      expect(await join('s.chloe', title)).toMatchObject({ status: 'waitlisted', position: 1 });
      await isCancelled(clashing, width);

      await site.letDaysPass(3);
      await logsTheHours(title, host, day, width);
      await decides('Verify', host, width);
      await decides('Approve', host, width);
      await readsTheTrail(host, width);
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)(
    'shows a school without opportunities, an administrator theirs, and everybody their calendar (%s)',
    async (device, width) => {
      const username = `new.${device}`;
      await sent(await site.server.signIn('student'), 'POST', '/auth/signup', {
        username,
        email: `${username}@mail.example`,
        password: PASSWORD,
        firstName: 'Noor',
        lastName: 'Haddad',
      });
      const [context, page] = await site.visit(width);
      await site.logIn(page, username, PASSWORD);
      await page.waitForURL('**/dashboard');
      await site.go(page, '/opportunities', 'Opportunities');
      await toastShown(page, 'No opportunities found');
      await look(page, 'no opportunities');
      await page.getByRole('tab', { name: 'Your sign-ups' }).click();
      await toastShown(page, 'You haven’t signed up for anything');
      await look(page, 'no sign-ups');
      await context.close();

      await site.at('/dashboard?tab=opportunities', 'admin', width, async (office) => {
        await office.getByRole('article').first().waitFor();
        await look(office, 'the opportunities of a school');
        await press(office, 'Add Opportunity');
        await inDialog(office, 'Add Opportunity').getByLabel('End time').waitFor();
        await look(office, 'adding an opportunity');
      });
      await site.at('/profile', 'student', width, async (own) => {
        await press(own, 'Create calendar link');
        const link = await own.getByLabel('Your calendar link').inputValue();
        const calendar = await own.request.get(link);
        expect(calendar.headers()['content-type']).toMatch(/^text\/calendar/);
        expect(await calendar.text()).toContain('BEGIN:VEVENT');
        await look(own, 'a calendar link');
        await press(own, 'Revoke link');
        const question = inDialog(own, 'Revoke the calendar link?');
        await look(own, 'the question before a link is revoked');
        await press(question, 'Revoke link');
        await button(own, 'Create calendar link').waitFor();
        expect((await own.request.get(link)).status()).toBe(404);
      });
      expect(faults).toEqual([]);
    },
  );

  it('lets somebody sign up and cancel by the keyboard alone', async () => {
    const title = 'Keyboard garden';
    const { id } = await publish(title, { startTime: '17:00', endTime: '18:00' });
    const holds = (locator: Locator): Promise<boolean> =>
      locator.evaluate((control) => control === document.activeElement).catch(() => false);
    const tabTo = async (page: Page, locator: Locator): Promise<void> => {
      await locator.waitFor();
      for (let presses = 0; presses < 60 && !(await holds(locator)); presses += 1) await page.keyboard.press('Tab');
      expect(await holds(locator)).toBe(true);
    };
    const focusComesTo = async (locator: Locator): Promise<void> => {
      await locator.waitFor();
      await locator
        .page()
        .waitForFunction((control) => control === document.activeElement, await locator.elementHandle());
    };
    await site.at('/opportunities', 'student', WIDTHS.desktop, async (page) => {
      await tabTo(page, page.getByRole('searchbox'));
      await page.keyboard.type(title);
      await toastShown(page, 'Showing 1 of 1');
      await tabTo(page, button(card(page, title), title));
      await page.keyboard.press('Enter');
      const panel = inDialog(page, 'Opportunity');
      await tabTo(page, button(panel, 'Sign Up'));
      await page.keyboard.press('Enter');
      await toastShown(page, 'Successfully signed up!');
      await focusComesTo(button(panel, 'Signed Up'));
      await page.keyboard.press('Escape');
      await gone(panel);
      await focusComesTo(button(card(page, title), title));

      await tabTo(page, button(card(page, title), 'Signed Up'));
      await page.keyboard.press('Enter');
      const question = inDialog(page, 'Cancel your sign-up?');
      await tabTo(page, button(question, 'Cancel sign-up'));
      await page.keyboard.press('Enter');
      await toastShown(page, 'Signup cancelled');
      await gone(question);
      await focusComesTo(button(card(page, title), 'Sign Up'));
    });
    const mine = await (
      await site.server.signIn('student')
    ).get<SignupView[]>(`/opportunity-signups?opportunityId=${id}`);
    expect(mine).toEqual([]);
  });
});
