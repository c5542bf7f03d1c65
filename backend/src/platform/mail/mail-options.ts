/** How this server sends mail. */
export interface MailOptions {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly smtpUrl: string;
  /** An address, with or without a name before it. */
  readonly from: string;
  /** Where messages of visitors are forwarded; undefined keeps them in the inbox alone. */
  readonly forwardTo?: string | undefined;
}
