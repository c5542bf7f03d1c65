/** A mail in plain text to one reader. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string | undefined;
  /** Where the reader ends mail of this kind. */
  readonly unsubscribeAt?: string | undefined;
}

/** Text for a header: on one line, not too long, with nothing that a line break could be made of. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(/^(.{160}).*$/su, '$1');
