import userEvent from '@testing-library/user-event';

/** Adds the whole text to a field at once, as from the clipboard: typed, a form renders again at each letter. */
export async function enterText(field: Element, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
