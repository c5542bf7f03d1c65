import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { confirmEmail, vouchForEmail } from '../domain/email.js';
import { Accounts } from '../persistence/accounts.js';
import { EmailClaims } from '../persistence/email-claims.js';
import { MailedLinks, overIfStale } from '../persistence/mailed-links.js';
import { People, type OnPerson } from '../persistence/people.js';
import type { Visit } from './sign-in.js';

/** Returns the confirmed address. */
export class ConfirmEmail extends Command<string> {
  constructor(
    readonly token: string,
    readonly visit: Visit,
  ) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly database: Database,
    private readonly limits: AddressLimits,
    private readonly links: MailedLinks,
    private readonly accounts: Accounts,
    private readonly claims: EmailClaims,
  ) {}

  async execute({ token, visit: { address, requestId } }: ConfirmEmail): Promise<string> {
    await this.limits.count('mailed-link', address);
    const user = await this.links.open('email', token);
    const { id, role, organizationId, newEmail } = user;
    const themselves: Actor = { id, role, organizationId, requestId };
    return this.database
      .transaction(themselves, async () => {
        if (newEmail !== null) await this.claims.claim({ organizationId, requestId }, [newEmail]);
        return (await this.accounts.change(themselves, user, confirmEmail(user))).email;
      })
      .catch(overIfStale);
  }
}

/** Staff confirm an address that no mail has confirmed. */
export class VouchForEmail extends Command<UserView> {
  constructor(
    readonly record: OnPerson,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(VouchForEmail)
export class VouchForEmailHandler implements ICommandHandler<VouchForEmail> {
  constructor(private readonly people: People) {}

  execute({ record, reason }: VouchForEmail): Promise<UserView> {
    return this.people.decide(record, { decide: (user) => vouchForEmail(user, record.by, reason) });
  }
}
