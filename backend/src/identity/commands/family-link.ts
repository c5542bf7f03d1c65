import { normalCode, type FamilyLinkView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  request,
  confirm,
  make,
  membersOfNewSchoolJoinASchoolFirst,
  noStudentHasThisCode,
  aParentAndAStudentOfOneSchool,
  refuse,
  revoke,
  type Family,
} from '../domain/family-link.js';
import { FamilyLinks, type FamilyLinker, type OnLink } from '../persistence/family-links.js';

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

/** Also confirms a pending request. */
export class MakeFamilyLink extends Command<FamilyLinkView> {
  constructor(
    readonly by: FamilyLinker,
    readonly family: Family,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(MakeFamilyLink)
export class MakeFamilyLinkHandler implements ICommandHandler<MakeFamilyLink> {
  constructor(private readonly links: FamilyLinks) {}

  async execute({ by, family, reason }: MakeFamilyLink): Promise<FamilyLinkView> {
    const school = by.role === 'super-admin' ? undefined : by.organizationId;
    const people = await this.links.people(school, [family.parentId, family.studentId]);
    const organizationId = aParentAndAStudentOfOneSchool(people.get(family.parentId), people.get(family.studentId));
    membersOfNewSchoolJoinASchoolFirst(organizationId);
    const elsewhere = organizationId !== by.organizationId;
    return this.links.link({ ...by, organizationId }, family, {
      begins: make(family, { elsewhere, reason }),
      meets: (live) => (live.status === 'requested' ? confirm(live, by, reason) : []),
    });
  }
}

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
