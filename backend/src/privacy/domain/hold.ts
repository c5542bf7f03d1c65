import { t } from '@hourtrail/contracts';
import { conflict } from '../../platform/kernel/domain-error.js';
import { recordIdOf, type DomainEvent, type RecordedEvent } from '../../platform/kernel/event.js';
import { explained } from './retention.js';

/** While it is in force, nothing of the person or of the school is erased. */
export interface Hold {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  /** Null: the whole school. */
  readonly personId: number | null;
  readonly reason: string | null;
  readonly placedAt: Date;
  readonly liftedAt: Date | null;
}

type About = {
  /** Absent: the whole school. */
  readonly userId?: number;
  readonly noReason?: true;
};

/** Texts: `reason`. */
export type HoldEvent = DomainEvent & {
  readonly type: 'hold.placed' | 'hold.lifted' | 'hold.erased';
  readonly data: About;
};

const about = (personId: number | null): About => (personId === null ? {} : { userId: personId });

export function placeHold(
  personId: number | null,
  { reason, isHeld, isErased }: { readonly reason: string; readonly isHeld: boolean; readonly isErased: boolean },
): readonly HoldEvent[] {
  if (isErased) throw conflict('people.erased', t('apiPeople.erased'));
  if (isHeld) throw conflict('holds.in-force', t('apiPrivacy.heldAlready'));
  return [{ type: 'hold.placed', data: about(personId), texts: { reason } }];
}

export function liftHold(
  hold: Hold,
  by: { readonly role: string; readonly organizationId: number },
  reason: string | null | undefined,
): readonly HoldEvent[] {
  if (hold.liftedAt !== null) throw conflict('holds.lifted', t('apiPrivacy.holdLifted'));
  return [{ type: 'hold.lifted', ...explained(about(hold.personId), hold.organizationId, by, reason) }];
}

export const eraseHold = ({ personId }: Hold): readonly HoldEvent[] => [{ type: 'hold.erased', data: about(personId) }];

export function evolve(before: Hold | undefined, event: RecordedEvent): Hold {
  const { organizationId, version, at, data, texts } = event;
  if (!before) {
    return {
      organizationId,
      id: recordIdOf(event.stream),
      version,
      personId: (data['userId'] as number | undefined) ?? null,
      reason: texts['reason'] ?? null,
      placedAt: at,
      liftedAt: null,
    };
  }
  if (event.type === 'hold.erased') return { ...before, version, reason: null };
  return { ...before, version, liftedAt: at };
}
