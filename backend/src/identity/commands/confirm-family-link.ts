import type { FamilyLinkView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { confirm } from '../domain/family-link.js';
import { FamilyLinks, type AskedLink } from '../persistence/family-links.js';

/** Staff say that the parent who asked is one: from now on they follow the student. */
export class ConfirmFamilyLink extends Command<FamilyLinkView> {
  constructor(
    readonly asked: AskedLink,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(ConfirmFamilyLink)
export class ConfirmFamilyLinkHandler implements ICommandHandler<ConfirmFamilyLink> {
  constructor(private readonly links: FamilyLinks) {}

  execute({ asked, reason }: ConfirmFamilyLink): Promise<FamilyLinkView> {
    return this.links.decide(asked, (link) => confirm(link, asked.by, reason));
  }
}
