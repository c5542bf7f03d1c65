import type { ConfirmationView } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { inHours } from '../../platform/kernel/hundredths.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { SupervisorLinks, type Waiting } from '../persistence/supervisor-links.js';

/** Changes nothing: mail scanners open links too. */
export class FindConfirmation extends Query<ConfirmationView> {
  constructor(
    readonly token: string,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(FindConfirmation)
export class FindConfirmationHandler implements IQueryHandler<FindConfirmation> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly links: SupervisorLinks,
  ) {}

  async execute({ token, address }: FindConfirmation): Promise<ConfirmationView> {
    await this.limits.count('confirmation', address);
    const { waiting, expiresAt } = await this.links.open(token);
    const [first] = waiting;
    return { school: first?.school ?? '', expiresAt: expiresAt.toISOString(), entries: waiting.map(entryOf) };
  }
}

function entryOf({ entry, volunteer }: Waiting): ConfirmationView['entries'][number] {
  const { id, organizationName, description, date, startTime, endTime, hundredths } = entry;
  const hours = inHours(hundredths) ?? '';
  return { id, volunteer, organizationName, description, date, startTime, endTime, hours };
}
