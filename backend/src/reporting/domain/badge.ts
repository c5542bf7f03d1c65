import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';

/** A recorded achievement that its volunteer shares, as a credential signed when they began to. */
export interface Badge {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly studentId: number;
  readonly achievementId: number;
  /** When the achievement was earned. One that is lost and earned again is another. */
  readonly earnedAt: Date;
  readonly code: string;
  readonly sharedAt: Date;
  readonly unsharedAt: Date | null;
  /** The signed JSON; null once it was erased. */
  readonly document: string | null;
}

type About = { readonly student: number };

export type BadgeEvent = DomainEvent &
  (
    | {
        /** Text: `document`. */
        readonly type: 'badge.shared';
        readonly data: About & {
          readonly achievement: number;
          readonly earnedAt: string;
          readonly badgeCode: string;
        };
      }
    | { readonly type: 'badge.unshared'; readonly data: About }
    | { readonly type: 'badge.erased'; readonly data: About }
  );

export function evolveBadge(before: Badge | undefined, event: RecordedEvent): Badge {
  const { version, at } = event;
  if (before && event.type === 'badge.unshared') return { ...before, version, unsharedAt: at };
  if (before) return { ...before, version, unsharedAt: before.unsharedAt ?? at, document: null };
  const { student, achievement, earnedAt, badgeCode } = event.data as Extract<
    BadgeEvent,
    { type: 'badge.shared' }
  >['data'];
  return {
    organizationId: event.organizationId,
    id: recordIdOf(event.stream),
    version,
    studentId: student,
    achievementId: achievement,
    earnedAt: new Date(earnedAt),
    code: badgeCode,
    sharedAt: at,
    unsharedAt: null,
    document: event.texts['document'] ?? null,
  };
}

export const unshareBadge = ({ unsharedAt, studentId }: Badge): readonly BadgeEvent[] =>
  unsharedAt === null ? [{ type: 'badge.unshared', data: { student: studentId } }] : [];

export const eraseBadge = ({ studentId }: Badge): readonly BadgeEvent[] => [
  { type: 'badge.erased', data: { student: studentId } },
];
