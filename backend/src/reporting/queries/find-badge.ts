import {
  achievementName,
  languageNamed,
  recordCode,
  shownRecordCode,
  t,
  type BadgeRow,
  type BadgeView,
  type Language,
} from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import { AddressLimits } from '../../platform/web/access/address-limits.js';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { issuerProfile, signedStatusList } from '../persistence/badge-credential.js';
import { Badges, badgeUrl, type BadgeActor, type FoundBadge } from '../persistence/badges.js';

export interface PublicBadge {
  readonly view: BadgeView;
  readonly document: string;
  readonly requiredHours: number;
  /** In which its holder shared it. */
  readonly language: Language | null;
}

/** For whoever was given the code. */
export class FindBadge extends Query<PublicBadge> {
  constructor(
    readonly code: string,
    readonly address: string,
  ) {
    super();
  }
}

@QueryHandler(FindBadge)
export class FindBadgeHandler implements IQueryHandler<FindBadge> {
  constructor(
    private readonly limits: AddressLimits,
    private readonly badges: Badges,
  ) {}

  async execute({ code: typed, address }: FindBadge): Promise<PublicBadge> {
    await this.limits.count('badge', address);
    const code = recordCode(typed);
    const found = code === undefined ? undefined : await this.badges.find(code);
    if (!found) throw new Refusal(404, 'badges.unknown', t('badges.unknown'));
    const { document, unsharedAt } = found.badge;
    if (document === null || unsharedAt !== null) throw new Refusal(410, 'badges.unshared', t('badges.unshared'));
    const credential = JSON.parse(document) as Credential;
    const language = languageNamed(credential.credentialSubject.achievement.inLanguage) ?? null;
    return { view: viewOf(found, credential), document, requiredHours: found.requiredHours, language };
  }
}

interface Credential {
  readonly name: string;
  readonly issuer: { readonly name: string };
  readonly credentialSubject: {
    readonly identifier: readonly { readonly identityType: string; readonly identityHash: string }[];
    readonly achievement: { readonly inLanguage: string; readonly criteria: { readonly narrative: string } };
  };
}

function viewOf(
  { badge, isRecorded, timeZone }: FoundBadge,
  { name, issuer, credentialSubject }: Credential,
): BadgeView {
  const { identifier, achievement } = credentialSubject;
  return {
    code: shownRecordCode(badge.code),
    status: isRecorded ? 'valid' : 'revoked',
    name,
    school: issuer.name,
    criteria: achievement.criteria.narrative,
    holder: identifier.find(({ identityType }) => identityType === 'name')?.identityHash ?? null,
    earnedAt: badge.earnedAt.toISOString(),
    sharedAt: badge.sharedAt.toISOString(),
    timeZone,
  };
}

export class BadgesOfUser extends Query<readonly BadgeRow[]> {
  constructor(
    readonly by: BadgeActor,
    readonly userId: number,
  ) {
    super();
  }
}

@QueryHandler(BadgesOfUser)
export class BadgesOfUserHandler implements IQueryHandler<BadgesOfUser> {
  constructor(
    private readonly badges: Badges,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, userId }: BadgesOfUser): Promise<readonly BadgeRow[]> {
    const recorded = await this.badges.of(by, userId);
    return recorded.map(({ achievementId, school, earnedAt, code, ...achievement }) => ({
      achievementId,
      name: achievementName(achievement),
      school,
      earnedAt: earnedAt.toISOString(),
      shared: code === null ? null : { code: shownRecordCode(code), url: badgeUrl(this.options, code) },
    }));
  }
}

/** The issuer's profile, or one of its status lists, as it is served. */
export class BadgeIssuer extends Query<string> {
  constructor(
    readonly organizationId: number,
    readonly list?: number,
  ) {
    super();
  }
}

@QueryHandler(BadgeIssuer)
export class BadgeIssuerHandler implements IQueryHandler<BadgeIssuer> {
  constructor(
    private readonly badges: Badges,
    private readonly keys: SealKeys,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ organizationId, list }: BadgeIssuer): Promise<string> {
    const { publicUrl } = this.options;
    const school = await this.badges.issuer(organizationId);
    if (school === undefined) throw notFound();
    if (list === undefined)
      return issuerProfile({ organizationId, school }, { publicUrl, keys: await this.keys.all() });
    const revoked = await this.badges.revoked(organizationId, list);
    const { signer } = this.keys;
    return signedStatusList({ organizationId, list, revoked }, { publicUrl, signer, at: this.clock.now() });
  }
}
