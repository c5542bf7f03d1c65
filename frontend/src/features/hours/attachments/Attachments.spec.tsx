import type { Attachment, HoursView, SessionUser } from '@hourtrail/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../../testing/enterText.js';
import { admin, anEntry, parent, student, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { PaperActions } from '../paper/PaperActions.js';
import { Attachments } from './Attachments.js';

const photo: Attachment = { id: 7, name: 'shelf.jpg', type: 'image/jpeg', bytes: 3_400_000, sha256: 'a'.repeat(64) };
const letter: Attachment = { id: 8, name: 'letter.pdf', type: 'application/pdf', bytes: 900, sha256: 'b'.repeat(64) };

let server: Answers;
beforeEach(() => {
  server = new Answers();
});
afterEach(() => server.end());

const show = (entry: HoursView, user: SessionUser = student) =>
  renderPart(
    <>
      <PaperActions entry={entry} />
      <Attachments entry={entry} />
      <Toaster />
    </>,
    { user },
  );
const offers = (name: string): boolean => screen.queryByRole('button', { name }) !== null;

describe('the files of an entry', () => {
  it('are listed with what they are; a photo opens large, a PDF as a download', async () => {
    show(anEntry({ attachments: [photo, letter] }));
    expect(screen.getByText('Photo, 3.2 MB')).toBeVisible();
    expect(screen.getByText('PDF, 1 KB')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open letter.pdf' })).toHaveAttribute('href', '/api/attachments/8');
    await userEvent.click(screen.getByRole('button', { name: 'Open shelf.jpg' }));
    expect(await screen.findByRole('img', { name: 'Photo: shelf.jpg' })).toHaveAttribute('src', '/api/attachments/7');
  });

  it('are added and removed by whoever may amend the entry, and by teachers while it waits', () => {
    const may = (entry: HoursView, user: SessionUser): boolean => {
      const { unmount } = show(entry, user);
      const found = offers('Add photo or PDF') && offers('Remove shelf.jpg');
      unmount();
      return found;
    };
    const pending = anEntry({ attachments: [photo] });
    const verified = anEntry({ attachments: [photo], status: 'verified' });
    const people = [student, teacher, admin, verifier, parent];
    expect(people.map((one) => may(pending, one))).toEqual([true, true, true, false, false]);
    expect(people.map((one) => may(verified, one))).toEqual([false, false, true, false, false]);
  });

  it('are removed once that is confirmed, or the server says why not', async () => {
    server.to('DELETE /api/attachments/7', () => refusal(409, { message: 'The verification rests on this scan.' }));
    show(anEntry({ attachments: [photo] }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove shelf.jpg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove file' }));
    expect(await screen.findByText('The verification rests on this scan.')).toBeVisible();
  });

  it('are too large or of another kind without being sent', async () => {
    const { container } = show(anEntry());
    const [input] = container.ownerDocument.querySelectorAll('input[type=file]');
    const large = new File(['x'], 'long.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: 10 * 1024 * 1024 + 1 });
    await userEvent.upload(input as HTMLInputElement, large);
    expect(await screen.findByText(/^A file can be up to 10 MB\./)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out long.pdf' }));
    await waitFor(() => expect(screen.queryByText('long.pdf')).toBeNull());
    expect(server.sent).toEqual([]);
  });
});

describe('the paper form of an entry', () => {
  it('is printed by its volunteer and staff while it waits, and recorded by staff where paper counts', () => {
    const sees = (entry: HoursView, user: SessionUser): [boolean, boolean] => {
      const { unmount } = show(entry, user);
      const found: [boolean, boolean] = [offers('Print paper form'), offers('Record paper form')];
      unmount();
      return found;
    };
    expect([student, teacher, verifier, parent].map((one) => sees(anEntry(), one))).toEqual([
      [true, false],
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect(sees(anEntry({ status: 'verified' }), teacher)).toEqual([false, false]);
    const strict = { ...teacher, approvalPolicy: 'strict' } as const;
    expect(sees(anEntry(), { ...strict, acceptsSupervisors: false })).toEqual([false, false]);
    expect(sees(anEntry(), { ...strict, acceptsSupervisors: true })).toEqual([true, true]);
  });

  it('asks for a scan first, then for who signed', async () => {
    server.to('POST /api/volunteer-hours/41/paper', () => json(200, anEntry({ status: 'verified' })));
    const { unmount } = show(anEntry(), teacher);
    await userEvent.click(screen.getByRole('button', { name: 'Record paper form' }));
    expect(screen.getByText(/^No photo or scan is attached yet\./)).toBeVisible();
    unmount();

    show(anEntry({ attachments: [letter] }), teacher);
    await userEvent.click(screen.getByRole('button', { name: 'Record paper form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record verification' }));
    expect(await screen.findByText('Who signed is required')).toBeVisible();
    await enterText(screen.getByLabelText('Who signed'), 'Rosa Lind');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Record paper form' }));
    expect(screen.getByLabelText('Who signed')).toHaveValue('');
    await enterText(screen.getByLabelText('Who signed'), 'Rosa Lind');
    const hours = screen.getByLabelText('Hours confirmed');
    await userEvent.clear(hours);
    await userEvent.click(screen.getByRole('button', { name: 'Record verification' }));
    expect(await screen.findByText('Hours is required')).toBeVisible();
    await enterText(hours, '2,5');
    await userEvent.click(screen.getByRole('button', { name: 'Record verification' }));
    expect(await screen.findByText(/^Say why/)).toBeVisible();
    await enterText(screen.getByLabelText(/^Comments/), 'Left at noon');
    await userEvent.click(screen.getByRole('button', { name: 'Record verification' }));
    expect(await screen.findByText('Verified on paper')).toBeVisible();
    expect(await server.bodies('POST /api/volunteer-hours/41/paper')).toEqual([
      { version: 1, signedBy: 'Rosa Lind', attachmentId: 8, hours: '2.5', comment: 'Left at noon' },
    ]);
  });

  it('is still open with what was typed when its entry opens again, until it is cancelled', async () => {
    const first = show(anEntry({ attachments: [letter] }), teacher);
    await userEvent.click(screen.getByRole('button', { name: 'Record paper form' }));
    await enterText(screen.getByLabelText('Who signed'), 'Rosa Lind');
    first.unmount();
    const again = show(anEntry({ attachments: [letter] }), teacher);
    expect(screen.getByLabelText('Who signed')).toHaveValue('Rosa Lind');
    expect(screen.getByLabelText('Hours confirmed')).toHaveValue('3');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    again.unmount();
    show(anEntry({ attachments: [letter] }), teacher);
    expect(offers('Record paper form')).toBe(true);
  });

  it('can be cancelled without a scan', async () => {
    show(anEntry(), teacher);
    await userEvent.click(screen.getByRole('button', { name: 'Record paper form' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(offers('Record paper form')).toBe(true);
  });
});
