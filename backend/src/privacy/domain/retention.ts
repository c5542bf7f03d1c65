import {
  KEEPS_EVERYTHING,
  LIMITS,
  RETENTION_KINDS,
  type RetentionKind,
  type RetentionYears,
} from '@hourtrail/contracts';
import type { DomainEvent, RecordedEvent } from '../../platform/kernel/event.js';

interface LastRun {
  readonly kind: RetentionKind;
  readonly at: string;
  readonly count: number;
}

/** How long a school keeps what. */
export interface Retention {
  readonly organizationId: number;
  /** The school's. */
  readonly id: number;
  readonly version: number;
  /** The version that set the schedule; 0 before the school set anything. A night that erases something changes no schedule. */
  readonly setVersion: number;
  readonly years: RetentionYears;
  readonly answerWithinDays: number;
  /** The newest of each kind. */
  readonly lastRuns: readonly LastRun[];
}

export type RetentionEvent =
  | (DomainEvent & {
      readonly type: 'retention.set';
      readonly data: {
        readonly years: RetentionYears;
        readonly answerWithinDays: number;
        readonly noReason?: true;
      };
    })
  | (DomainEvent & {
      readonly type: 'retention.applied';
      readonly data: { readonly kind: RetentionKind; readonly count: number; readonly before: string };
    });

export const keepsEverything = (organizationId: number): Retention => ({
  organizationId,
  id: organizationId,
  version: 0,
  setVersion: 0,
  years: KEEPS_EVERYTHING,
  answerWithinDays: LIMITS.answerDaysMax,
  lastRuns: [],
});

export const completeYears = (years: Partial<RetentionYears>): RetentionYears =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, years[kind] ?? null])) as unknown as RetentionYears;

interface By {
  readonly role: string;
  readonly organizationId: number;
}

/** No change, no event. */
export function setRetention(
  before: Retention,
  by: By,
  input: {
    readonly years: Partial<RetentionYears>;
    readonly answerWithinDays: number;
    readonly reason?: string | null | undefined;
  },
): readonly RetentionEvent[] {
  const { answerWithinDays, reason } = input;
  const years = completeYears(input.years);
  if (
    answerWithinDays === before.answerWithinDays &&
    RETENTION_KINDS.every((kind) => years[kind] === before.years[kind])
  )
    return [];
  return [{ type: 'retention.set', ...explained({ years, answerWithinDays }, before.organizationId, by, reason) }];
}

/** Text `reason`; a super-admin at another school who gives none is marked. */
export function explained<Data extends object>(
  data: Data,
  organizationId: number,
  by: By,
  reason: string | null | undefined,
): { readonly data: Data & { readonly noReason?: true }; readonly texts?: { readonly reason: string } } {
  if (reason?.trim()) return { data, texts: { reason } };
  const visits = by.role === 'super-admin' && by.organizationId !== organizationId;
  return { data: visits ? { ...data, noReason: true } : data };
}

/** What is older is erased. In UTC, so that a record is kept a day too long rather than too short. */
export function erasedBefore(now: Date, years: number): Date {
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - years);
  // the 29th of February is the 1st of March in other years
  if (before.getUTCMonth() !== now.getUTCMonth()) before.setUTCDate(0);
  return before;
}

export function evolve(state: Retention | undefined, event: RecordedEvent): Retention {
  const before = state ?? keepsEverything(event.organizationId);
  const { version, at, type } = event;
  const data = event.data as unknown as (RetentionEvent & { readonly type: 'retention.set' })['data'] & LastRun;
  if (type === 'retention.set') {
    // field by field: canonical JSON has them in another order, and a rebuild must write the same text
    return {
      ...before,
      version,
      setVersion: version,
      years: completeYears(data.years),
      answerWithinDays: data.answerWithinDays,
    };
  }
  const { kind, count } = data;
  const others = before.lastRuns.filter((run) => run.kind !== kind);
  return { ...before, version, lastRuns: [...others, { kind, at: at.toISOString(), count }] };
}
