/** A mail in plain text to one reader. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attached?: TextFile | undefined;
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string | undefined;
  /** Where the reader ends mail of this kind. */
  readonly unsubscribeAt?: string | undefined;
}

/** A file of text that comes with a mail, byte for byte. */
export interface TextFile {
  readonly name: string;
  readonly text: string;
}

/** Text for a header: on one line, not too long, with nothing that a line break could be made of. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .replace(/^(.{160}).*$/su, '$1');
