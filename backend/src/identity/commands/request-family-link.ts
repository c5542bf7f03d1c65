import { normalCode, type FamilyLinkView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { request } from '../domain/family-link.js';
import { membersOfNewSchoolJoinASchoolFirst, noStudentHasThisCode } from '../domain/family-link.rules.js';
import { FamilyLinks, type FamilyLinker } from '../persistence/family-links.js';

/** A parent enters a student's family code; staff have to confirm. */
export class RequestFamilyLink extends Command<FamilyLinkView> {
  constructor(
    readonly by: FamilyLinker,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(RequestFamilyLink)
export class RequestFamilyLinkHandler implements ICommandHandler<RequestFamilyLink> {
  constructor(private readonly links: FamilyLinks) {}

  async execute({ by, code }: RequestFamilyLink): Promise<FamilyLinkView> {
    membersOfNewSchoolJoinASchoolFirst(by.organizationId);
    const studentId = await this.links.studentWith(normalCode(code), by);
    if (studentId === undefined) throw noStudentHasThisCode();
    const family = { parentId: by.id, studentId };
    return this.links.link(by, family, { begins: request(family) });
  }
}
