import type { FamilyLinkView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { confirm, refuse, revoke } from '../domain/family-link.js';
import { FamilyLinks, type OnLink } from '../persistence/family-links.js';

const DECISIONS = { confirm, refuse, revoke };

export class DecideFamilyLink extends Command<FamilyLinkView> {
  constructor(
    readonly record: OnLink,
    readonly decision: keyof typeof DECISIONS,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(DecideFamilyLink)
export class DecideFamilyLinkHandler implements ICommandHandler<DecideFamilyLink> {
  constructor(private readonly links: FamilyLinks) {}

  execute({ record, decision, reason }: DecideFamilyLink): Promise<FamilyLinkView> {
    return this.links.decide(record, (link) => DECISIONS[decision](link, record.by, reason));
  }
}
