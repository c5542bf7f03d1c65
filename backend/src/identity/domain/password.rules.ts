import { invalid } from '../../platform/kernel/domain-error.js';
import { isCommonPassword } from './common-passwords.js';

/** A password that an attacker would try first is refused: a well-known one, or the person's own name for sign-in. */
export function requireUncommonPassword(
  password: string,
  { username, email }: { username: string; email: string },
): void {
  const typed = password.toLowerCase();
  const isOwnName = [username, email, email.split('@')[0]].some((own) => own?.toLowerCase() === typed);
  if (!isOwnName && !isCommonPassword(typed)) return;
  throw invalid('identity.common-password', [
    { field: 'password', message: 'This password is one of the first that others would guess. Choose another.' },
  ]);
}
