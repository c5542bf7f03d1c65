import { achievementName, recordCode, shownRecordCode, type SharedBadge } from '@hourtrail/contracts';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Clock } from '../../platform/kernel/clock.js';
import { notFound } from '../../platform/kernel/domain-error.js';
import { SealKeys } from '../../platform/sealing/seal-keys.js';
import { countPerson } from '../../platform/web/access/address-limits.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { signedBadge } from '../persistence/badge-credential.js';
import { Badges, badgeUrl, type BadgeActor } from '../persistence/badges.js';

export class ShareBadge extends Command<SharedBadge> {
  constructor(
    readonly by: BadgeActor,
    readonly userId: number,
    readonly shared: { readonly achievementId: number; readonly showName: boolean },
  ) {
    super();
  }
}

@CommandHandler(ShareBadge)
export class ShareBadgeHandler implements ICommandHandler<ShareBadge> {
  constructor(
    private readonly badges: Badges,
    private readonly database: Database,
    private readonly keys: SealKeys,
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async execute({ by, userId, shared: { achievementId, showName } }: ShareBadge): Promise<SharedBadge> {
    await this.badges.requireMay(by, userId);
    await countPerson(this.database, 'badge', { userId: by.id, now: this.clock.now() });
    const { publicUrl } = this.options;
    const signer = await this.database.systemTransaction((run) => this.keys.signing(run));
    const { code } = await this.badges.share(by, { userId, achievementId }, (earned, badge) =>
      signedBadge(
        {
          badge: { ...badge, at: this.clock.now() },
          name: achievementName(earned),
          earned,
          holder: { email: earned.email, name: showName ? earned.fullName : null },
        },
        { publicUrl, signer },
      ),
    );
    return { code: shownRecordCode(code), url: badgeUrl(this.options, code) };
  }
}

export class UnshareBadge extends Command<void> {
  constructor(
    readonly by: BadgeActor,
    readonly code: string,
  ) {
    super();
  }
}

@CommandHandler(UnshareBadge)
export class UnshareBadgeHandler implements ICommandHandler<UnshareBadge> {
  constructor(private readonly badges: Badges) {}

  async execute({ by, code: typed }: UnshareBadge): Promise<void> {
    const code = recordCode(typed);
    const found = code === undefined ? undefined : await this.badges.find(code);
    if (!found) throw notFound();
    await this.badges.requireMay(by, found.badge.studentId);
    await this.badges.unshare(by, found.badge);
  }
}
