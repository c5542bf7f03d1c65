import type { FamilyLinkView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { refuse } from '../domain/family-link.js';
import { FamilyLinks, type AskedLink } from '../persistence/family-links.js';

/** Staff turn a request down. */
export class RefuseFamilyLink extends Command<FamilyLinkView> {
  constructor(
    readonly asked: AskedLink,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RefuseFamilyLink)
export class RefuseFamilyLinkHandler implements ICommandHandler<RefuseFamilyLink> {
  constructor(private readonly links: FamilyLinks) {}

  execute({ asked, reason }: RefuseFamilyLink): Promise<FamilyLinkView> {
    return this.links.decide(asked, (link) => refuse(link, asked.by, reason));
  }
}
