import type { Invitation } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { invite } from '../domain/credentials.js';
import { Accounts } from '../persistence/accounts.js';
import { Invitations } from '../persistence/invitations.js';
import { People, type PeopleActor } from '../persistence/people.js';

/** A new link ends the one before. */
export class Invite extends Command<Invitation> {
  constructor(
    readonly by: PeopleActor,
    readonly userId: number,
  ) {
    super();
  }
}

@CommandHandler(Invite)
export class InviteHandler implements ICommandHandler<Invite> {
  constructor(
    private readonly people: People,
    private readonly accounts: Accounts,
    private readonly invitations: Invitations,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, userId }: Invite): Promise<Invitation> {
    const user = await this.people.find(by, userId);
    const events = invite(user, by);
    const { token, expiresAt, save } = this.invitations.make(user);
    await this.accounts.change({ ...by, organizationId: user.organizationId }, user, events, [save]);
    // browsers don't send the part after #
    return { url: `${this.options.publicUrl}/invitation#${token}`, expiresAt: expiresAt.toISOString() };
  }
}
