import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HoursView } from '@hourtrail/contracts';
import type { Page } from 'playwright-core';
import { unzipped, zipped } from '../../backend/test/evidence.js';
import { faultsOf } from './faults.js';
import { LOOKS, toastShown, Site, WIDTHS } from './site.js';

describe('evidence, in a browser', () => {
  let site: Site;
  let folder: string;
  let entry: number;
  let zip: Buffer;
  const fileAt = (name: string): string => join(folder, name);

  beforeAll(async () => {
    site = await Site.start();
    folder = await mkdtemp(join(tmpdir(), 'evidence-'));
    const student = await site.server.signIn('student');
    const answer = await student.send('GET', '/volunteer-hours?status=approved&limit=1');
    entry = ((await answer.json()) as [HoursView])[0].id;
  });
  afterAll(async () => {
    await site.end();
    await rm(folder, { recursive: true });
  });

  it.each(['admin', 'student'])('%s takes the trail of an entry away', async (username) => {
    await site.as(username, WIDTHS.phone, async (page) => {
      await page.goto(`${site.origin}/${PAGES[username] ?? 'my-hours'}?entry=${entry}`);
      const button = page.getByRole('button', { name: 'Download evidence' });
      const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
      expect(download.suggestedFilename()).toMatch(new RegExp(`^evidence-entry-${entry}-\\d{4}-\\d\\d-\\d\\d\\.zip$`));
      await toastShown(page, 'Evidence saved');
      zip = await readFile(await download.path());
    });
    await writeFile(fileAt('good.zip'), zip);
    await writeFile(fileAt('verify.html'), unzipped(zip).get('verify.html') as Buffer);
  });

  it('is not offered to who may have none', async () => {
    await site.as('teacher', WIDTHS.desktop, async (page) => {
      await page.goto(`${site.origin}/approvals?entry=${entry}`);
      await page.getByRole('heading', { name: 'What happened' }).waitFor();
      expect(await page.getByRole('button', { name: 'Download evidence' }).count()).toBe(0);
    });
  });

  const open = async (page: Page): Promise<void> => {
    await page.context().setOffline(true);
    await page.goto(`file://${fileAt('verify.html')}`);
  };

  it.each(LOOKS)(
    'is found good by the page that comes with it, without a network (%s, %s)',
    async (device, scheme, width) => {
      const [context, page] = await site.visit(width, scheme);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await open(page);
      await page.getByLabel('Package (ZIP)').setInputFiles(fileAt('good.zip'));
      await page
        .getByRole('heading', { name: 'This package is as it was made, and its events are in the signed log.' })
        .waitFor();
      await page
        .getByText(/^3 events? of the package|of the package are among them/)
        .first()
        .waitFor();
      expect(await faultsOf(page, `verify.html, ${device}, ${scheme}`)).toEqual([]);
      expect(requests.filter((url) => !url.startsWith('file:') && !url.startsWith('blob:'))).toEqual([]);
      await context.close();
    },
  );

  it('is found changed by that page, with every place named', async () => {
    const files = unzipped(zip);
    const events = String(files.get('events.jsonl'));
    files.set('events.jsonl', Buffer.from(events.replace('"hundredthsAfter":', '"hundredthsAfter":9')));
    await writeFile(fileAt('changed.zip'), await zipped(files));
    const [context, page] = await site.visit(WIDTHS.desktop);
    await open(page);
    await page.getByLabel('Package (ZIP)').setInputFiles(fileAt('changed.zip'));
    await page.getByRole('heading', { name: 'This package is NOT as it was made: 2 faults.' }).waitFor();
    await page.getByText(/^events\.jsonl line 1, event \d+: The event is not what was sealed/).waitFor();
    await page.getByLabel('Package (ZIP)').setInputFiles(fileAt('verify.html'));
    await page.getByRole('heading', { name: 'This package cannot be read.' }).waitFor();
    await context.close();
  });

  it('is held against the key that somebody had before', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await open(page);
    const key = String(unzipped(zip).get('key.txt')).trim();
    await page.getByLabel(/The school’s key/).fill(key);
    await page.getByLabel('Package (ZIP)').setInputFiles(fileAt('good.zip'));
    await page.getByRole('heading', { name: /^This package is as it was made/ }).waitFor();
    expect(await page.getByText('That the key is the school').count()).toBe(0);
    await page
      .getByLabel(/The school’s key/)
      .fill('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k');
    await page.getByLabel(/The school’s key/).blur();
    await page.getByText(/^key\.txt: It is another key than the one you hold/).waitFor();
    await context.close();
  });

  it('is checked anew for a key that is given after it was dropped on the page', async () => {
    const [context, page] = await site.visit(WIDTHS.desktop);
    await open(page);
    await page.evaluate(
      (bytes) => {
        const dropped = new DataTransfer();
        dropped.items.add(new File([Uint8Array.from(bytes)], 'dropped.zip', { type: 'application/zip' }));
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
      },
      [...zip],
    );
    await page.getByRole('heading', { name: /^This package is as it was made/ }).waitFor();
    await page.getByText(`It is about hours entry ${entry}.`).waitFor();
    await page
      .getByLabel(/The school’s key/)
      .fill('example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k');
    await page.getByLabel(/The school’s key/).blur();
    await page.getByText(/^key\.txt: It is another key than the one you hold/).waitFor();
    await context.close();
  });
});

const PAGES: Readonly<Record<string, string>> = { admin: 'approvals' };
