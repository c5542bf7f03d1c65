import userEvent from '@testing-library/user-event';

/** Pastes a text into a field, so that a form renders once and not at each letter. Presses no keys: where keys are shortcuts, use `userEvent.type`. */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
