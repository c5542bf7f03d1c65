import { BADGE_ROUTE, LIMITS, RECORD_CODE_LENGTH, shownRecordCode, t, type Achievement } from '@hourtrail/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { systemAt, type ErasureHandler } from '../../platform/event-log/erasure-handler.js';
import { Records } from '../../platform/event-log/records.js';
import { Stream, type RowOf } from '../../platform/event-log/stream.js';
import { UnitOfWork } from '../../platform/event-log/unit-of-work.js';
import type { Actor } from '../../platform/kernel/actor.js';
import { conflict, notFound } from '../../platform/kernel/domain-error.js';
import { newCode } from '../../platform/web/access/code-guesses.js';
import { holdOffErasures } from '../../platform/web/idempotency/idempotency-keys.js';
import type { WebOptions } from '../../platform/web/web-options.js';
import { eraseBadge, evolveBadge, unshareBadge, type Badge } from '../domain/badge.js';
import { reachesPerson, type Reader } from './about-person.js';
import { idsOf, type EarnedAchievement } from './badge-credential.js';

export type BadgeActor = Actor & Reader;

export const badgeStream = new Stream<Badge>({
  name: 'badge',
  table: 'reporting.badges',
  evolve: evolveBadge,
  columns: {
    studentId: { type: 'integer' },
    achievementId: { type: 'integer' },
    earnedAt: { type: 'timestamptz' },
    code: { type: 'text' },
    sharedAt: { type: 'timestamptz' },
    unsharedAt: { type: 'timestamptz', nullable: true },
    document: { type: 'text', nullable: true },
  },
  refusals: { badges_shared_once: () => conflict('badges.shared-already', t('badges.sharedAlready')) },
});

export const badgeUrl = ({ publicUrl }: WebOptions, code: string): string =>
  `${publicUrl}${BADGE_ROUTE}${shownRecordCode(code)}`;

/** A recorded achievement of a person, and the badge by which it is shared now. */
export interface RecordedAchievement extends EarnedAchievement {
  readonly role: Achievement['role'];
  readonly name: string;
  readonly code: string | null;
  readonly email: string;
  readonly fullName: string;
}

export interface FoundBadge {
  readonly badge: Badge;
  readonly requiredHours: number;
  readonly timeZone: string;
  /** The achievement is recorded still. */
  readonly isRecorded: boolean;
}

@Injectable()
export class Badges {
  private readonly records: Records<Badge>;

  constructor(
    private readonly database: Database,
    private readonly work: UnitOfWork,
  ) {
    this.records = new Records(database, work, badgeStream);
  }

  /** Throws not-found unless they are that person or a linked parent. */
  async requireMay(by: Reader, userId: number): Promise<void> {
    if (!(await reachesPerson(this.database, by, { userId, capability: 'badges.share' }))) throw notFound();
  }

  /** Those recorded at the person's school; of themselves also what they share from earlier ones. */
  async of(by: BadgeActor, userId: number): Promise<readonly RecordedAchievement[]> {
    await this.requireMay(by, userId);
    const schools = [by.organizationId, ...((by.id === userId && by.earlierSchools) || [])];
    return this.database.system<RecordedAchievement>({
      name: 'achievements-to-share',
      text: `${RECORDED} AND u.organization_id = ANY ($2) AND (u.organization_id = $3 OR b.id IS NOT NULL)
             ORDER BY u.earned_at, a.required_hours LIMIT ${LIMITS.listMax}`,
      values: [userId, schools, by.organizationId],
    });
  }

  /** `document` gets the id and the code of the badge. Throws not-found unless the achievement is recorded. */
  async share(
    by: BadgeActor,
    { userId, achievementId }: { readonly userId: number; readonly achievementId: number },
    document: (found: RecordedAchievement, badge: { readonly id: number; readonly code: string }) => string,
  ): Promise<Badge> {
    const { organizationId } = by;
    const code = newCode(RECORD_CODE_LENGTH);
    const share = async (): Promise<Badge> => {
      const [found] = await this.database.read<RecordedAchievement>(organizationId, {
        name: 'achievement-to-share',
        text: `${RECORDED} AND u.organization_id = $2 AND u.achievement_id = $3`,
        values: [userId, organizationId, achievementId],
      });
      if (!found) throw notFound();
      const earnedAt = found.earnedAt.toISOString();
      return this.records.begin(by, (id) => [
        {
          type: 'badge.shared',
          data: { student: userId, achievement: achievementId, earnedAt, badgeCode: code },
          texts: { document: document(found, { id, code }) },
        },
      ]);
    };
    return this.database.transaction(by, share, [holdOffErasures(organizationId)]);
  }

  /** Ending what has ended changes nothing. */
  async unshare(by: Actor, badge: Badge): Promise<void> {
    const { organizationId, id } = badge;
    const current = (): unknown => this.records.find(organizationId, id);
    await this.records.decide({ ...by, organizationId }, badge, () => unshareBadge(badge), { current });
  }

  /** Of any school. */
  async find(code: string): Promise<FoundBadge | undefined> {
    const [row] = await this.database.system<FoundRow>({
      name: 'badge-of-code',
      text: `SELECT b.*, a.required_hours, o.time_zone, ${IS_RECORDED} AS is_recorded
             FROM reporting.badges b JOIN reporting.achievements a ON a.id = b.achievement_id
             JOIN directory.schools o USING (organization_id) WHERE b.code = $1`,
      values: [code],
    });
    return (
      row && {
        badge: badgeStream.stateOf(row),
        requiredHours: row.required_hours,
        timeZone: row.time_zone,
        isRecorded: row.is_recorded,
      }
    );
  }

  /** The name of a school that has issued badges. */
  async issuer(organizationId: number): Promise<string | undefined> {
    const [found] = await this.database.system<{ name: string }>({
      name: 'issuer-of-badges',
      text: `SELECT name FROM directory.schools o WHERE organization_id = $1
               AND EXISTS (SELECT FROM reporting.badges b WHERE b.organization_id = o.organization_id)`,
      values: [organizationId],
    });
    return found?.name;
  }

  /** Ids of the badges of a status list that are not valid any more. */
  async revoked(organizationId: number, list: number): Promise<readonly number[]> {
    const rows = await this.database.system<{ id: number }>({
      name: 'revoked-badges',
      text: `SELECT b.id FROM reporting.badges b WHERE b.organization_id = $1 AND b.id >= $2 AND b.id < $3
               AND NOT (b.unshared_at IS NULL AND ${IS_RECORDED})`,
      values: [organizationId, ...idsOf(list)],
    });
    return rows.map(({ id }) => id);
  }
}

// an achievement that was lost and earned again has another time
const IS_RECORDED = `EXISTS (
  SELECT FROM reporting.user_achievements u WHERE (u.organization_id, u.user_id, u.achievement_id, u.earned_at)
    = (b.organization_id, b.student_id, b.achievement_id, b.earned_at))`;

const RECORDED = `
  SELECT u.organization_id AS "organizationId", o.name AS school, u.achievement_id AS "achievementId", a.role, a.name,
    a.required_hours AS "requiredHours", u.earned_at AS "earnedAt", b.code, p.email,
    p.first_name || ' ' || p.last_name AS "fullName"
  FROM reporting.user_achievements u
  JOIN reporting.achievements a ON a.id = u.achievement_id
  JOIN directory.schools o USING (organization_id)
  JOIN directory.people p ON (p.organization_id, p.id) = (u.organization_id, u.user_id) AND p.erased_at IS NULL
  LEFT JOIN reporting.badges b ON (b.organization_id, b.student_id, b.achievement_id, b.earned_at)
    = (u.organization_id, u.user_id, u.achievement_id, u.earned_at) AND b.unshared_at IS NULL
  WHERE u.user_id = $1`;

interface FoundRow extends RowOf<Badge> {
  required_hours: number;
  time_zone: string;
  is_recorded: boolean;
}

/** Erases what was signed of the person. Whoever shares at this moment waits, and finds no one. */
export const eraseBadges: ErasureHandler = async ({ id, schools }, { database, work }) => {
  for (const organizationId of schools) {
    const rows = await database.read<object>(organizationId, {
      name: 'badges-to-erase',
      text: 'SELECT * FROM reporting.badges WHERE organization_id = $1 AND student_id = $2 AND document IS NOT NULL',
      values: [organizationId, id],
    });
    const badges = rows.map((row) => badgeStream.stateOf(row));
    const changes = badges.map((badge) => ({ id: badge.id, state: badge, events: eraseBadge(badge) }));
    if (changes.length > 0) await work.commit(systemAt(organizationId), badgeStream, changes);
  }
};
