import { IsOptional } from 'class-validator';
import { Field } from './field.js';
import { PARENT_ACHIEVEMENTS, STUDENT_ACHIEVEMENTS } from './limits.js';
import { msg, t } from './messages/translate.js';
import type { Achievement } from './reporting.views.js';
import { IsFlag, IsId } from './validation.js';

export const BADGE_STATUSES = ['valid', 'revoked'] as const;
export type BadgeStatus = (typeof BADGE_STATUSES)[number];

/** The name of an achievement in the current language. */
export function achievementName({
  role,
  name,
  requiredHours,
}: Pick<Achievement, 'role' | 'name' | 'requiredHours'>): string {
  const known = role === 'parent' ? PARENT_ACHIEVEMENTS : STUDENT_ACHIEVEMENTS;
  const named = known.find((one) => one.requiredHours === requiredHours);
  return named ? t(named.name) : name;
}

/** POST /api/users/{id}/badges. */
export class ShareBadge {
  @IsId(msg('labels.achievement'))
  achievementId!: number;

  /** Otherwise the badge names the holder by a hash of their email address alone. */
  @IsOptional()
  @IsFlag(msg('labels.showName'))
  showName?: boolean | null;
}

export class SharedBadge {
  @Field.text({ example: 'K7QM-2XPR-9DHT' }) readonly code!: string;
  /** The page for whoever was given the badge. */
  @Field.text() readonly url!: string;
}

/** A recorded achievement of one person, the first earned first. */
export class BadgeRow {
  @Field.integer() readonly achievementId!: number;
  @Field.text() readonly name!: string;
  /** Where it was earned. */
  @Field.text() readonly school!: string;
  @Field.instant() readonly earnedAt!: string;
  /** Null while it is private. */
  @Field.object(() => SharedBadge, { nullable: true }) readonly shared!: SharedBadge | null;
}

/** GET /api/badges/{code}: what the credential says. */
export class BadgeView {
  @Field.text() readonly code!: string;
  /** Revoked once the approved hours fell below what the achievement takes. */
  @Field.choice(BADGE_STATUSES) readonly status!: BadgeStatus;
  @Field.text() readonly name!: string;
  @Field.text() readonly school!: string;
  @Field.text() readonly criteria!: string;
  /** Null unless the holder shows their name. */
  @Field.text({ nullable: true }) readonly holder!: string | null;
  @Field.instant() readonly earnedAt!: string;
  @Field.instant() readonly sharedAt!: string;
  /** The school's. */
  @Field.text() readonly timeZone!: string;
}
