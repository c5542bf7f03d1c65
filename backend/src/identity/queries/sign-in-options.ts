import type { SignInOptions as View } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Outbox } from '../../platform/mail/outbox.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { NewPasswords } from '../passwords/new-passwords.js';

export class SignInOptions extends Query<View> {}

@QueryHandler(SignInOptions)
export class SignInOptionsHandler implements IQueryHandler<SignInOptions> {
  constructor(
    private readonly passwords: NewPasswords,
    private readonly outbox: Outbox,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute(): Promise<View> {
    const { everybody, staff } = await this.passwords.lengths();
    return {
      google: this.options.google !== undefined,
      passwordMinLength: everybody,
      staffPasswordMinLength: Math.max(everybody, staff),
      sendsMail: this.outbox.sendsMail,
      savesMail: this.outbox.savesMail,
    };
  }
}
