import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../testing/render.js';
import { ToastArea } from './ToastArea.js';

const MESSAGE = { id: '1', title: 'Please fill out all required fields', destructive: true };
const AREA = new DOMRect(860, 740, 420, 120);
const FIELDS: Readonly<Record<string, DOMRect>> = {
  Top: new DOMRect(640, 80, 560, 48),
  Above: new DOMRect(640, 300, 560, 48),
  Beside: new DOMRect(40, 760, 560, 48),
  Below: new DOMRect(640, 700, 560, 120),
};

const { getBoundingClientRect } = HTMLElement.prototype;
beforeEach(() => {
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    return FIELDS[this.getAttribute('aria-label') ?? ''] ?? AREA;
  };
  renderPart(
    <>
      {Object.keys(FIELDS).map((name) => (
        <input key={name} aria-label={name} />
      ))}
      <ToastArea messages={[MESSAGE]} handlersOf={() => ({})} onDismiss={() => undefined} />
    </>,
  );
});
afterEach(() => {
  HTMLElement.prototype.getBoundingClientRect = getBoundingClientRect;
});

const area = () => screen.getByText(MESSAGE.title).closest('ol');

const field = (name: string) => screen.getByRole('textbox', { name });

it('a message moves below the header when it would cover the field with the focus', async () => {
  await screen.findByText(MESSAGE.title);
  await userEvent.click(field('Below'));
  await waitFor(() => expect(area()).toHaveStyle({ top: '57px' }));
});

it('a message moves below the header when it would cover another field with an error', async () => {
  await screen.findByText(MESSAGE.title);
  field('Below').setAttribute('aria-invalid', 'true');
  await userEvent.click(field('Above'));
  await waitFor(() => expect(area()).toHaveStyle({ top: '57px' }));
});

it('a message stays where it is when the field with the focus is below the header', async () => {
  await screen.findByText(MESSAGE.title);
  field('Top').setAttribute('aria-invalid', 'true');
  await userEvent.click(field('Top'));
  field('Below').setAttribute('aria-invalid', 'true');
  await userEvent.click(field('Top'));
  expect(area()).not.toHaveStyle({ top: '57px' });
});

it.each(['Above', 'Beside'])('a message stays where it is for a field that it does not reach (%s)', async (name) => {
  await screen.findByText(MESSAGE.title);
  await userEvent.click(field(name));
  expect(area()).not.toHaveStyle({ top: '57px' });
});
