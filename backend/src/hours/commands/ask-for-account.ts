import type { FullName } from '@hourtrail/contracts';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { NominateThemselves } from '../../identity/index.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { onlyWhoAnsweredOftenAsksForAnAccount } from '../domain/volunteer-hours.rules.js';
import { SupervisorLinks } from '../persistence/supervisor-links.js';

/** A supervisor asks by their link to be nominated as a verifier. */
export class AskForAccount extends Command<void> {
  constructor(
    readonly token: string,
    readonly name: FullName,
    readonly visit: { readonly address: string; readonly requestId: string },
  ) {
    super();
  }
}

@CommandHandler(AskForAccount)
export class AskForAccountHandler implements ICommandHandler<AskForAccount> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly links: SupervisorLinks,
    private readonly commands: CommandBus,
  ) {}

  async execute({ token, name, visit }: AskForAccount): Promise<void> {
    await this.limits.count('confirmation', visit.address);
    const { organizationId, email, answered, joined } = await this.links.supervisorOf(token);
    if (joined) return;
    onlyWhoAnsweredOftenAsksForAnAccount(answered);
    const by = { id: null, role: 'supervisor', organizationId, requestId: visit.requestId };
    await this.commands.execute(new NominateThemselves(by, { ...name, email }));
  }
}
