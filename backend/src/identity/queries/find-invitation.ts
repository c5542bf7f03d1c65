import type { InvitationView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { leastFor } from '../domain/password.rules.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Invitations } from '../persistence/invitations.js';

export class FindInvitation extends Query<InvitationView> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(FindInvitation)
export class FindInvitationHandler implements IQueryHandler<FindInvitation> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly invitations: Invitations,
    private readonly passwords: NewPasswords,
  ) {}

  async execute({ token, address }: FindInvitation): Promise<InvitationView> {
    await this.limits.count('invitation', address);
    const { firstName, lastName, username, organizationName, role } = await this.invitations.find(token);
    const passwordMinLength = leastFor(role, await this.passwords.lengths());
    return { firstName, lastName, username, organizationName, passwordMinLength };
  }
}
