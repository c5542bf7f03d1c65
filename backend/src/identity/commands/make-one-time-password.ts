import type { OneTimePassword } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { systemAt } from '../../platform/event-log/erasure-handler.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import { resetPassword, resetPasswordByOperator } from '../domain/credentials.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts, saveCredentials } from '../persistence/accounts.js';
import { endInvitation } from '../persistence/invitations.js';
import { People, type PeopleActor } from '../persistence/people.js';

/** `by`: undefined for who runs the server. `typed`: the password; random if absent. */
export class MakeOneTimePassword extends Command<OneTimePassword> {
  constructor(
    readonly by: PeopleActor | undefined,
    readonly userId: number,
    readonly reason?: string | null,
    readonly typed?: string,
  ) {
    super();
  }
}

@CommandHandler(MakeOneTimePassword)
export class MakeOneTimePasswordHandler implements ICommandHandler<MakeOneTimePassword> {
  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
    private readonly passwords: NewPasswords,
  ) {}

  async execute({ by, userId, reason = null, typed }: MakeOneTimePassword): Promise<OneTimePassword> {
    const user = by ? await this.people.find(by, userId) : await this.people.anywhere(userId);
    if (!user) throw notFound();
    const events = by ? resetPassword(user, by, reason) : resetPasswordByOperator(user, reason);
    const { password, hash, until } = await this.passwords.first(user, typed);
    const actor = by ? { ...by, organizationId: user.organizationId } : systemAt(user.organizationId);
    await this.accounts.change(actor, user, events, [
      saveCredentials(user.id, { hash, at: this.clock.now(), until }),
      endInvitation(user),
      endSessionsAtSchool(user.id),
    ]);
    return { oneTimePassword: password, expiresAt: until.toISOString() };
  }
}
