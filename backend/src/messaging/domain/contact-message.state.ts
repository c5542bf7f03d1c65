import type { ContactMessageStatus } from '@hourtrail/contracts';

export interface Written {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly organization: string;
  readonly message: string;
}

export interface ContactMessage extends Written {
  readonly id: number;
  readonly version: number;
  readonly status: ContactMessageStatus;
  readonly receivedAt: Date;
  readonly handledAt: Date | null;
  readonly handledBy: number | null;
  readonly erasedAt: Date | null;
}
