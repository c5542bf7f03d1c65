import type { FamilyLinkView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { revoke } from '../domain/family-link.js';
import { FamilyLinks, type AskedLink } from '../persistence/family-links.js';

/** Ends a link, or takes a request back: the parent no longer follows the student. */
export class RevokeFamilyLink extends Command<FamilyLinkView> {
  constructor(
    readonly asked: AskedLink,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(RevokeFamilyLink)
export class RevokeFamilyLinkHandler implements ICommandHandler<RevokeFamilyLink> {
  constructor(private readonly links: FamilyLinks) {}

  execute({ asked, reason }: RevokeFamilyLink): Promise<FamilyLinkView> {
    return this.links.decide(asked, (link) => revoke(link, asked.by, reason));
  }
}
