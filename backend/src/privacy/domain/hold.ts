import { mayAssign, t, type Role } from '@hourtrail/contracts';
import { conflict, forbidden } from '../../platform/kernel/domain-error.js';
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
  readonly placedBy: number | null;
  readonly placedAs: string;
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

interface By {
  readonly id: number | null;
  readonly role: string;
  readonly organizationId: number;
}

export function liftHold(hold: Hold, by: By, reason: string | null | undefined): readonly HoldEvent[] {
  theHeldLiftNoHold(hold, by);
  nobodyLiftsTheHoldOfAHigherRole(hold, by);
  if (hold.liftedAt !== null) throw conflict('holds.lifted', t('apiPrivacy.holdLifted'));
  return [{ type: 'hold.lifted', ...explained(about(hold.personId), hold.organizationId, by, reason) }];
}

function theHeldLiftNoHold({ personId }: Hold, by: By): void {
  if (personId !== null && personId === by.id) throw forbidden('holds.own', t('apiPrivacy.ownHold'));
}

function nobodyLiftsTheHoldOfAHigherRole({ placedAs }: Hold, by: By): void {
  if (by.role === placedAs || mayAssign(by.role as Role, placedAs as Role)) return;
  throw forbidden('holds.higher-role', t('apiPrivacy.holdOfHigherRole'));
}

export const eraseHold = ({ personId }: Hold): readonly HoldEvent[] => [{ type: 'hold.erased', data: about(personId) }];

export function evolve(before: Hold | undefined, event: RecordedEvent): Hold {
  const { organizationId, version, at, actor, data, texts } = event;
  if (!before) {
    return {
      organizationId,
      id: recordIdOf(event.stream),
      version,
      personId: (data['userId'] as number | undefined) ?? null,
      reason: texts['reason'] ?? null,
      placedBy: actor.id,
      placedAs: actor.role,
      placedAt: at,
      liftedAt: null,
    };
  }
  if (event.type === 'hold.erased') return { ...before, version, reason: null };
  return { ...before, version, liftedAt: at };
}
