import type { OneTimePassword } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/kernel/clock.js';
import { endSessionsAtSchool } from '../../platform/web/session/sessions.js';
import { resetPassword } from '../domain/credentials.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts, saveCredentials } from '../persistence/accounts.js';
import { endInvitation } from '../persistence/invitations.js';
import { People, type PeopleActor } from '../persistence/people.js';

export class MakeOneTimePassword extends Command<OneTimePassword> {
  constructor(
    readonly by: PeopleActor,
    readonly userId: number,
    readonly reason?: string | null,
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

  async execute({ by, userId, reason }: MakeOneTimePassword): Promise<OneTimePassword> {
    const user = await this.people.find(by, userId);
    const events = resetPassword(user, by, reason);
    const { password, hash, until } = await this.passwords.oneTime();
    await this.accounts.change({ ...by, organizationId: user.organizationId }, user, events, [
      saveCredentials(user.id, { hash, at: this.clock.now(), until }),
      endInvitation(user),
      endSessionsAtSchool(user.id),
    ]);
    return { oneTimePassword: password, expiresAt: until.toISOString() };
  }
}
