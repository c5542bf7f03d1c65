import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterText } from '../../testing/enterText.js';
import { renderSite } from '../../testing/renderSite.js';
import { Answers, json, refusal } from '../../testing/server.js';
import { dismissToast, shownToast } from '../toaster.js';
import { ContactForm } from './ContactForm.js';

const ANA = {
  'First name': ' Ana ',
  'Last name': 'Ruiz',
  Email: 'ana@lincoln.example',
  'School or organization': 'Lincoln High School',
  Message: 'How do we begin?',
};
const SENT = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@lincoln.example',
  organization: 'Lincoln High School',
  message: 'How do we begin?',
};
type Labels = keyof typeof ANA;

let server: Answers;
beforeEach(() => {
  server = new Answers().to('POST /api/contact', () => json(201, { receivedAt: '2026-11-21T15:00:00Z' }));
});
afterEach(() => {
  server.end();
  dismissToast();
});

const field = (label: Labels) => screen.getByLabelText<HTMLInputElement>(label);
const fillIn = async (typed: Partial<Record<Labels, string>> = {}): Promise<void> => {
  for (const [label, text] of Object.entries({ ...ANA, ...typed })) {
    await userEvent.clear(field(label as Labels));
    if (text) await enterText(field(label as Labels), text);
  }
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
const lastToast = () => shownToast();

describe('the contact form', () => {
  beforeEach(() => void renderSite(<ContactForm />));

  it('sends what was typed without the spaces around it, says so, and is empty again', async () => {
    await fillIn();
    await send();
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Message Sent Successfully!',
        description: "Thank you for contacting us. We'll get back to you within 24 hours.",
      }),
    );
    expect(await server.bodies('POST /api/contact')).toEqual([SENT]);
    for (const label of Object.keys(ANA)) expect(field(label as Labels)).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('We got your message.');
  });

  it.each(Object.keys(ANA) as Labels[])(
    'asks for all fields where %s holds nothing that can be seen, and leads to it',
    async (label) => {
      await fillIn({ [label]: ' \u200b ' });
      await send();
      expect(lastToast()).toMatchObject({
        title: 'Please fill out all required fields',
        description: 'All fields are required to submit your message',
        destructive: true,
      });
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveAttribute('aria-invalid', 'true');
      expect(field(label)).toHaveAccessibleDescription(/is required$/);
      await enterText(field(label), 'x');
      expect(field(label)).toHaveAttribute('aria-invalid', 'false');
      expect(server.sent).toEqual([]);
    },
  );

  it('asks for a valid address where all is filled in', async () => {
    await fillIn({ Email: 'a@b' });
    await send();
    expect(lastToast()).toMatchObject({
      title: 'Invalid email address',
      description: 'Please enter a valid email address',
      destructive: true,
    });
    expect(field('Email')).toHaveFocus();
    expect(server.sent).toEqual([]);
  });

  it('does not send what is too long, and keeps it', async () => {
    await fillIn({ Message: '' });
    await userEvent.click(field('Message'));
    await userEvent.paste('x'.repeat(100_000));
    await send();
    expect(lastToast()?.description).toBe('Message can have at most 5,000 characters.');
    expect(field('Message')).toHaveAccessibleDescription('Message can have at most 5,000 characters.');
    expect(field('Message').value).toHaveLength(100_000);
    expect(server.sent).toEqual([]);
  });

  it.each([
    [
      'the server cannot be reached',
      () => Promise.reject(new TypeError('Failed to fetch')),
      /couldn’t send your message/,
    ],
    ['too many come at once', () => refusal(429, { message: 'Too many attempts.' }), /^Too many attempts\./],
    [
      'the answer is no JSON',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      /couldn’t send your message/,
    ],
  ])('keeps what was typed where %s', async (_what, answer, message) => {
    server.to('POST /api/contact', answer);
    await fillIn();
    await send();
    await waitFor(() =>
      expect(lastToast()).toMatchObject({
        title: 'Failed to Send Message',
        description: 'There was an error sending your message. Please try again or contact us directly.',
        destructive: true,
      }),
    );
    for (const [label, text] of Object.entries(ANA)) expect(field(label as Labels)).toHaveValue(text);
    expect(screen.getByRole('status')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  });

  it('leads to the field that the server does not take', async () => {
    const errors = [{ field: 'lastName', message: 'Last name must be plain text on one line.' }];
    server.to('POST /api/contact', () => refusal(400, { message: errors[0]!.message, errors }));
    await fillIn();
    await send();
    expect(await screen.findByText(errors[0]!.message, { selector: 'p[id]' })).toBeVisible();
    expect(field('Last name')).toHaveFocus();
  });

  it('says that it is sending, and sends once however often it is pressed', async () => {
    let arrive = (): void => undefined;
    server.to('POST /api/contact', () => new Promise((resolve) => (arrive = () => resolve(json(201, {})))));
    await fillIn();
    await send();
    const button = screen.getByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    await userEvent.type(field('Last name'), '{Enter}');
    arrive();
    await screen.findByRole('button', { name: 'Send Message' });
    expect(server.sent).toHaveLength(1);
  });
});
