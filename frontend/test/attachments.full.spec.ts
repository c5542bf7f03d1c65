import { readFile } from 'node:fs/promises';
import { A_PDF, aPhoto, metadataOf } from '../../backend/test/attachments.js';
import { faults, formOnPage, inDialog, look, press, Site, toastShown, WIDTHS } from './site.js';

describe('hours that are confirmed on paper', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.start();
  });
  afterAll(() => site.end());

  it('go from the student’s photo to the teacher, who sees it, records the form and approves', async () => {
    const photo = await aPhoto('#884422', 1600);
    expect((await metadataOf(photo)).exif).toBeDefined();
    const [, student] = await site.visit(WIDTHS.phone);
    await site.signIn(student, 'student');
    const form = await formOnPage(student, 'Log hours');
    await form.getByRole('combobox', { name: 'Organization' }).fill('Harbor Street Kitchen');
    await form.getByLabel('Start time').fill('00:00');
    await form.getByLabel('End time').fill('04:00');
    const chooser = form.locator('input[type=file][multiple]');
    await chooser.setInputFiles([
      { name: 'Signed form.jpg', mimeType: 'image/jpeg', buffer: photo },
      { name: 'setup.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(`MZ${'\0'.repeat(300)}`) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
    ]);
    await form.getByText('Attach a photo (JPEG, PNG or WebP) or a PDF.').waitFor();
    await look(student, 'the form with files');
    await press(form, 'Leave out notes.txt');
    await press(student, 'Submit for Verification');
    await toastShown(student, '1 file wasn’t attached');

    await student.goto(`${site.origin}/my-hours?q=Harbor`);
    await student.getByRole('button', { name: 'View trail' }).first().click();
    const own = student.getByRole('dialog', { name: 'Trail' });
    await own.getByRole('button', { name: 'Open Signed form.jpg' }).waitFor();
    await own
      .locator('input[type=file][multiple]')
      .setInputFiles({ name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from(A_PDF) });
    await own.getByRole('link', { name: 'Open letter.pdf' }).waitFor();
    await look(student, 'a trail with files');
    await press(own, 'Print paper form');
    const paper = inDialog(student, 'Confirmation of volunteer hours');
    await paper.getByRole('img', { name: /^QR code/ }).waitFor();
    await look(student, 'the paper form');
    await student.emulateMedia({ media: 'print' });
    await student.setViewportSize({ width: 800, height: 1100 });
    await paper.getByText('Your name, in print').waitFor();
    expect(await own.getByText('What happened').isVisible()).toBe(false);
    expect(await paper.getByRole('img', { name: /^QR code/ }).boundingBox()).toMatchObject({ width: 112 });
    await student.emulateMedia({ media: 'screen' });
    await student.setViewportSize({ width: WIDTHS.phone, height: 860 });
    await press(paper, 'Close');

    const [, teacher] = await site.visit(WIDTHS.desktop);
    await site.signIn(teacher, 'teacher', '/approvals?q=Harbor');
    await teacher.getByRole('button', { name: 'View trail' }).first().click();
    const trail = teacher.getByRole('dialog', { name: 'Trail' });
    await press(trail, 'Open Signed form.jpg');
    const large = inDialog(teacher, 'Signed form.jpg');
    const picture = large.getByRole('img', { name: 'Photo: Signed form.jpg' });
    await picture.waitFor();
    await look(teacher, 'a photo');
    const [download] = await Promise.all([
      teacher.waitForEvent('download'),
      large.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Signed form.jpg');
    const kept = await readFile(await download.path());
    expect(await metadataOf(kept)).toMatchObject({ format: 'jpeg', width: 1600 });
    expect(await metadataOf(kept)).not.toHaveProperty('exif');
    await press(large, 'Close');

    await press(trail, 'Record paper form');
    await trail
      .getByRole('combobox', { name: 'Which file is the signed form?' })
      .selectOption({ label: 'Signed form.jpg' });
    await press(trail, 'Record verification');
    await trail.getByText('Who signed is required').first().waitFor();
    await trail.getByLabel('Who signed').fill('Rosa Lind');
    await trail.getByLabel('Hours confirmed').fill('3');
    await trail.getByLabel(/^Comments/).fill('Left at noon');
    await look(teacher, 'recording a paper form');
    await press(trail, 'Record verification');
    await toastShown(teacher, 'Verified on paper');
    await trail.getByText('Signed by Rosa Lind', { exact: true }).waitFor();
    await look(teacher, 'a trail verified on paper');
    await press(trail, 'Approve');
    // leaving the page sends the decision that it holds
    await teacher.goto(`${site.origin}/dashboard`);

    await student.goto(`${site.origin}/my-hours?q=Harbor`);
    await student.getByRole('button', { name: 'View trail' }).first().click();
    await own.getByRole('listitem').filter({ hasText: 'Decided by whoever recorded the paper form' }).waitFor();
    expect(faults).toEqual([]);
  });
});
