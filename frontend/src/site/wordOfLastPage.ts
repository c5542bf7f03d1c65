import { takeWord, type Word } from '../lib/nextPage.js';
import { observed } from './observed.js';
import { toast } from './toast.js';

/** What the application left to be said here; nothing yet while the page is as it was prerendered. */
export const wordOfLastPage = observed<Word>({});

export function hearLastPage(): void {
  const word = takeWord();
  if (word.toast) toast(word.toast);
  wordOfLastPage.set(word);
}
