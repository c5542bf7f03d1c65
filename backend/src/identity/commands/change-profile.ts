import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { invalid } from '../../platform/kernel/domain-error.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { changeOwnDetails, type OwnDetails } from '../domain/profile.js';
import { OwnPassword } from '../passwords/own-password.js';
import { Accounts } from '../persistence/accounts.js';

/** Somebody changes their own names or email; a new email asks for their password. */
export class ChangeProfile extends Command<void> {
  constructor(
    readonly by: Actor & { readonly id: number },
    readonly wish: OwnDetails & { readonly currentPassword?: string },
    readonly address: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeProfile)
export class ChangeProfileHandler implements ICommandHandler<ChangeProfile> {
  constructor(
    private readonly accounts: Accounts,
    private readonly own: OwnPassword,
  ) {}

  async execute({ by, wish, address }: ChangeProfile): Promise<void> {
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    const events = changeOwnDetails(user, wish);
    if (events.some(({ texts }) => texts && 'email' in texts)) {
      await this.own.confirm(requirePassword(wish.currentPassword), user, address);
    }
    if (events.length > 0) await this.accounts.change(by, user, events);
  }
}

function requirePassword(typed: string | undefined): string {
  if (typed) return typed;
  throw invalid('identity.password-needed', [
    { field: 'currentPassword', message: 'Enter your current password to change your email.' },
  ]);
}
