import type { SessionUser } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { codeAt } from '../../backend/test/second-factor.js';
import { faults, inDialog, look, press, sent, Site, WIDTHS } from './site.js';

const PASSWORD = 'volunteer-demo';

describe('a second factor, in a browser', () => {
  let site: Site;

  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  const logIn = async (page: Page, username: string): Promise<void> => {
    // a page whose session has ended goes to the log-in page by itself
    await page.goto('about:blank');
    await page.context().clearCookies();
    await site.logIn(page, username);
  };
  const arrived = (page: Page): Promise<void> => page.waitForURL('**/dashboard');

  it.each([
    ['teacher', 'admin', 'phone'],
    ['verifier.roosevelt', 'admin.roosevelt', 'desktop'],
  ] as const)(
    'of %s is added, used, lost, replaced by a code, reset by %s and required (%s)',
    async (username, adminName, screen) => {
      const [context, page] = await site.visit(WIDTHS[screen]);
      const device = await context.newCDPSession(page);
      await device.send('WebAuthn.enable');
      const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
        options: {
          ...({ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const),
          ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
        },
      });
      await logIn(page, username);
      await arrived(page);
      await page.goto(`${site.origin}/profile`);
      await press(page, 'Add a passkey');
      const adding = inDialog(page, 'Add a passkey');
      await adding.getByLabel('Current password').fill('wrong');
      await press(adding, 'Create passkey');
      await adding.getByText('This isn’t your current password', { exact: false }).waitFor();
      await look(page, 'adding a passkey');
      await adding.getByLabel('Current password').fill(PASSWORD);
      await press(adding, 'Create passkey');
      await adding.getByText('Save these recovery codes now', { exact: false }).waitFor();
      const [recoveryCode = ''] = await adding.getByRole('listitem').allTextContents();
      await look(page, 'recovery codes');
      await press(adding, 'Done');
      await press(page, 'I have saved it');
      await page.getByText('My passkey').waitFor();
      await look(page, 'a passkey on the profile');

      await logIn(page, username);
      await page.getByText('Now use your passkey.', { exact: false }).waitFor();
      await look(page, 'the second step');
      await press(page, 'Use your passkey');
      await arrived(page);

      await device.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
      await logIn(page, username);
      await press(page, 'Use a recovery code');
      await page.getByLabel('Recovery code').fill('AAAA-BBBB-CCCC-DDDD');
      await press(page, 'Log in');
      await page.getByText('That recovery code isn’t right', { exact: false }).waitFor();
      await look(page, 'a wrong recovery code');
      await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
      await press(page, 'Log in');
      await arrived(page);

      const admin = await site.server.signIn(adminName);
      const { id } = await page.evaluate(async () => (await (await fetch('/api/auth/me')).json()) as SessionUser);
      await sent(admin, 'POST', `/users/${id}/reset-second-factor`, { reason: 'Lost phone' });
      const { organizationId } = await admin.get<SessionUser>('/auth/me');
      await sent(admin, 'PATCH', `/organizations/${organizationId}`, { secondFactorFrom: '2026-01-01' });
      await logIn(page, username);
      await page.waitForURL('**/second-factor**');
      await look(page, 'a school that requires a second factor');
      await page.goto(`${site.origin}/profile`);
      await page.waitForURL('**/second-factor**');
      await press(page, 'Add an authenticator app');
      const scanning = inDialog(page, 'Add an authenticator app');
      await scanning.getByLabel('Current password').fill(PASSWORD);
      await press(scanning, 'Continue');
      const secret = await scanning.getByLabel('Key', { exact: true }).inputValue();
      await look(page, 'the code to scan');
      await scanning.getByLabel('Six-digit code').fill(codeAt(secret, site.now));
      await press(scanning, 'Add app');
      await scanning.getByText('Save these recovery codes now', { exact: false }).waitFor();
      await press(scanning, 'Done');
      await press(page, 'I have saved it');
      await page.getByRole('link', { name: 'Go on' }).click();
      await page.waitForURL('**/profile');
      expect(faults).toEqual([]);
      await context.close();
    },
  );
});
