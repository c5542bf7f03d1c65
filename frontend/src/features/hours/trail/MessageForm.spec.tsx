import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionIsOver } from '../../../lib/appStore.js';
import { enterText } from '../../../testing/enterText.js';
import { anEntry, parent, student, teacher, verifier } from '../../../testing/builders.js';
import { renderPart } from '../../../testing/render.js';
import { Answers, json, refusal } from '../../../testing/server.js';
import { Toaster } from '../../../ui/Toaster.js';
import { MessageForm } from './MessageForm.js';

const SEND = 'POST /api/volunteer-hours/41/messages';

describe('asking and answering on an entry', () => {
  let server: Answers;
  beforeEach(() => {
    server = new Answers().to(SEND, () => json(201, []));
  });
  afterEach(() => {
    cleanup();
    sessionIsOver();
    server.end();
  });
  const show = (entry = anEntry(), user = student) =>
    renderPart(
      <>
        <MessageForm entry={entry} />
        <Toaster />
      </>,
      { user },
    );
  const text = () => screen.getByRole('textbox', { name: 'Ask or answer' });

  it('sends what was written, and empties the field', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message is required')).toBeVisible();
    await enterText(text(), 'Which day do you mean?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Message sent')).toBeVisible();
    expect(await server.bodies(SEND)).toEqual([{ text: 'Which day do you mean?' }]);
    expect(text()).toHaveValue('');
  });

  it('keeps the text of each entry until it is sent or the session ends', async () => {
    const { unmount } = show();
    await enterText(text(), 'Which day?');
    unmount();
    const other = show(anEntry({ id: 42 }));
    expect(text()).toHaveValue('');
    other.unmount();
    const again = show();
    expect(text()).toHaveValue('Which day?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(text()).toHaveValue(''));
    await enterText(text(), 'Or the day after?');
    again.unmount();
    sessionIsOver();
    show();
    expect(text()).toHaveValue('');
  });

  it('keeps the text if it could not be sent', async () => {
    server.to(SEND, () => refusal(429, { message: 'Too many.' }));
    show(anEntry(), teacher);
    await enterText(text(), 'Which day?');
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Too many.')).toBeVisible();
    expect(text()).toHaveValue('Which day?');
  });

  it('is for the volunteer, the verifier and staff, and not about drafts', async () => {
    for (const user of [student, teacher, verifier]) {
      const { unmount } = show(anEntry({ verifierId: verifier.id }), user);
      expect(text()).toBeVisible();
      unmount();
    }
    const { unmount } = show(anEntry(), parent);
    expect(screen.queryByRole('textbox')).toBeNull();
    unmount();
    show(anEntry({ status: 'draft' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  });
});
