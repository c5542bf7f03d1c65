import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Integrity } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { seen } from '../../backend/test/until.js';
import { faults, inDialog, look, PHONE_AND_DESKTOP, press, Site, WIDTHS } from './site.js';

const NOTICE = 'You can look at everything, but you can’t change anything for now.';

/** A folder that cannot be read, as after a disk went away: nobody can tell what was signed last. */
describe('a server that cannot read what it signed, in a browser', () => {
  let site: Site;
  let folder: string;
  const checkpoints = (): string => join(folder, 'checkpoints');
  const kept = (): string => join(folder, 'kept');
  const draft = (): string => join(folder, 'draft');
  /** At once: the server, which writes at any moment, makes a folder where none is. */
  const putInPlace = (): Promise<void> => rename(draft(), checkpoints());
  const noticeShown = (page: Page): Promise<void> => page.getByText(NOTICE, { exact: false }).waitFor();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-only-'));
    await mkdir(kept());
    await symlink(kept(), checkpoints());
    site = await Site.start({ CHECKPOINT_DIR: checkpoints() });
    const admin = await site.server.signIn('admin');
    await seen(
      async () => (await (await admin.send('GET', '/audit/integrity')).json()) as Integrity,
      ({ state }) => state === 'sealed',
    );
    await writeFile(draft(), 'no folder');
    await putInPlace();
    await site.letDaysPass(0);
  });
  afterAll(async () => {
    await site.end();
    await rm(folder, { recursive: true });
  });

  it.each(PHONE_AND_DESKTOP)(
    'tells a student before they try, and keeps what they typed (%s)',
    async (_device, width) => {
      await site.at('/my-hours', 'student', width, async (page) => {
        await noticeShown(page);
        await look(page, 'a student while nothing can be changed');
        await press(page, 'Log hours');
        const form = inDialog(page, 'Log hours');
        await form.getByLabel('Organization').fill('Elm Street Library');
        await form.getByRole('textbox', { name: /^Description/ }).fill('Shelved books');
        await form.getByLabel('End time').fill('12:00');
        await press(form, 'Submit for Verification');
        await page
          .getByText(/^Nothing can be changed right now\. .* The server operator has to fix it\.$/)
          .first()
          .waitFor();
        expect(await form.getByLabel('Organization').inputValue()).toBe('Elm Street Library');
      });
      expect(faults).toEqual([]);
    },
  );

  it.each(PHONE_AND_DESKTOP)('says why to who looks after the log (%s)', async (_device, width) => {
    await site.as('admin', width, async (page) => {
      await noticeShown(page);
      await page.getByRole('link', { name: 'See why' }).click();
      await page.getByRole('heading', { name: 'Nothing can be changed' }).waitFor();
      await page.getByRole('img', { name: 'Couldn’t be checked' }).first().waitFor();
      await look(page, 'integrity while nothing can be changed');
      await press(page, 'Check every event');
      await page.getByText(/^Not every event could be read again/).waitFor();
    });
    expect(faults).toEqual([]);
  });

  it('lets everybody go on by itself once it can', async () => {
    await site.at('/my-hours', 'student', WIDTHS.desktop, async (page) => {
      await noticeShown(page);
      await symlink(kept(), draft());
      await putInPlace();
      const student = await site.server.signIn('student');
      const isRefused = async () => (await student.send('GET', '/auth/me')).headers.has('x-read-only');
      expect(await seen(isRefused, (refused) => !refused)).toBe(false);
      await page.reload();
      await page.getByRole('heading', { name: 'My Hours' }).waitFor();
      await page.waitForLoadState('networkidle');
      expect(await page.getByText(NOTICE, { exact: false }).count()).toBe(0);
    });
  });
});
