import type { Invitation } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { endSessionsAtSchool, Sessions } from '../../platform/web/session/sessions.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { invite, changePassword } from '../domain/credentials.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts, saveCredentials, canStillSignIn } from '../persistence/accounts.js';
import { Invitations, type Invited } from '../persistence/invitations.js';
import { People, type PeopleActor } from '../persistence/people.js';
import { PendingSignIns, type Halfway } from '../second-factor/pending-sign-ins.js';
import { invalidCredentials, type SignedIn, type Visit } from './sign-in.js';

/** A new link ends the one before. */
export class Invite extends Command<Invitation> {
  constructor(
    readonly by: PeopleActor,
    readonly userId: number,
    readonly reason?: string | null,
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

  async execute({ by, userId, reason }: Invite): Promise<Invitation> {
    const user = await this.people.find(by, userId);
    const events = invite(user, by, reason);
    const { token, expiresAt, save } = this.invitations.make(user);
    await this.accounts.change({ ...by, organizationId: user.organizationId }, user, events, [save]);
    // browsers don't send the part after #
    return { url: `${this.options.publicUrl}/invitation#${token}`, expiresAt: expiresAt.toISOString() };
  }
}

export class AcceptInvitation extends Command<SignedIn | Halfway> {
  constructor(
    readonly token: string,
    readonly password: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly limits: AddressLimits,
    private readonly invitations: Invitations,
    private readonly passwords: NewPasswords,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly pending: PendingSignIns,
  ) {}

  async execute({ token, password, visit }: AcceptInvitation): Promise<SignedIn | Halfway> {
    await this.limits.count('invitation', visit.address);
    const invited = await this.invitations.find(token);
    const hash = await this.passwords.hashOwn(invited.userId, password, invited);
    await this.accept(token, hash, { invited, requestId: visit.requestId });
    const { userId: id, organizationId } = invited;
    const session = await this.sessions.start(id, canStillSignIn(id, hash), visit.userAgent);
    const halfway = session === undefined ? await this.pending.begin(id, hash) : undefined;
    if (halfway) return halfway;
    if (session === undefined) throw invalidCredentials();
    return { id, organizationId, token: session };
  }

  /** Deleting the link locks it until the password is set, so it works only once. */
  private async accept(
    token: string,
    hash: string,
    { invited, requestId }: { invited: Invited; requestId: string },
  ): Promise<void> {
    const { userId, organizationId } = invited;
    const visitor: Actor = { id: null, role: 'visitor', organizationId, requestId };
    await this.database.transaction(visitor, async () => {
      if (!(await this.invitations.take(visitor, token))) throw notFound();
      const user = await this.accounts.find(organizationId, userId);
      if (!user?.isActive) throw notFound();
      const themselves: Actor = { id: user.id, role: user.role, organizationId, requestId };
      await this.accounts.change(themselves, user, changePassword(user), [
        saveCredentials(user.id, { hash, at: this.clock.now() }),
        endSessionsAtSchool(user.id),
      ]);
    });
  }
}
