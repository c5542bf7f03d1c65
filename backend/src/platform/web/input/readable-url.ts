import { DomainError } from '../../kernel/domain-error.js';

/** Throws for an address whose escapes are damaged or hide a NUL character. */
export function requireReadableUrl(url: string): void {
  if (!url.includes('%')) return;
  let text: string | undefined;
  try {
    text = decodeURIComponent(url);
  } catch {
    // told below
  }
  if (text === undefined || text.includes('\0')) {
    throw new DomainError('invalid', 'bad-request', 'The address is damaged.');
  }
}
