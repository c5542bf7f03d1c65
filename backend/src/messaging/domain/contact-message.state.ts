import type { ContactMessageStatus } from '@hourtrail/contracts';

/** What somebody typed who wrote to us. */
export interface Written {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

/** A message of a visitor. */
export interface ContactMessage extends Written {
  readonly id: number;
  readonly version: number;
  readonly status: ContactMessageStatus;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
  readonly handledBy: number | null;
  readonly erasedAt: Date | null;
}
