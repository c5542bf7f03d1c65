import { LIMITS, mayAssign, t, type SecondFactorKind } from '@hourtrail/contracts';
import { conflict, forbidden } from '../../platform/kernel/domain-error.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user.js';
import { withReason, type Editor } from './with-reason.js';

interface Factor {
  readonly id: number;
  readonly kind: SecondFactorKind;
}

/** The first factor brings recovery codes along, so that its loss locks no one out. */
export const addFactor = (
  { id }: User,
  kind: SecondFactorKind,
  present: readonly Factor[],
): { readonly events: readonly UserEvent[]; readonly withCodes: boolean } => {
  thereIsRoomForOneMore(present);
  if (kind === 'authenticator') onlyOneAuthenticatorIsSet(present);
  const withCodes = present.length === 0;
  return {
    events: [{ type: 'user.second-factor-added', data: { userId: id, kind } }, ...(withCodes ? renewCodes(id) : [])],
    withCodes,
  };
};

export function replaceCodes({ id }: User, present: readonly Factor[]): readonly UserEvent[] {
  recoveryCodesReplaceAFactor(present);
  return renewCodes(id);
}

const renewCodes = (userId: number): readonly UserEvent[] => [
  { type: 'user.second-factor-added', data: { userId, kind: 'recovery-codes' } },
];

/** `isRequired`: the school's day has come. */
export function removeFactor(
  { id }: User,
  { kind }: Factor,
  { present, isRequired }: { readonly present: readonly Factor[]; readonly isRequired: boolean },
): readonly UserEvent[] {
  if (isRequired) theLastFactorStaysWhereOneIsRequired(present);
  return [{ type: 'user.second-factor-removed', data: { userId: id, kind } }];
}

export const takeRecoveryCode = ({ id }: User): readonly UserEvent[] => [
  { type: 'user.recovery-code-used', data: { userId: id } },
];

export function resetFactors(
  user: User,
  by: Editor,
  { present, reason }: { readonly present: readonly Factor[]; readonly reason: string | null | undefined },
): readonly UserEvent[] {
  if (!mayAssign(by.role, user.role)) throw forbidden('identity.not-yours-to-let-in', t('apiPeople.cannotResetFactor'));
  if (by.id === user.id) throw forbidden('identity.own-second-factor', t('apiPeople.ownSecondFactor'));
  if (present.length === 0) throw conflict('identity.no-second-factor', t('apiPeople.noSecondFactor'));
  return withReason<UserEvent>([{ type: 'user.second-factor-reset', data: { userId: user.id } }], {
    by,
    organizationId: user.organizationId,
    reason,
  });
}

export function thereIsRoomForOneMore(present: readonly Factor[]): void {
  if (present.length < LIMITS.secondFactorsMax) return;
  throw conflict(
    'identity.too-many-second-factors',
    t('apiPeople.tooManySecondFactors', { max: LIMITS.secondFactorsMax }),
  );
}

export function onlyOneAuthenticatorIsSet(present: readonly Factor[]): void {
  if (present.every(({ kind }) => kind !== 'authenticator')) return;
  throw conflict('identity.authenticator-set', t('apiPeople.authenticatorSet'));
}

export function recoveryCodesReplaceAFactor(present: readonly Factor[]): void {
  if (present.length === 0) throw conflict('identity.no-second-factor', t('apiPeople.addFactorBeforeCodes'));
}

export function theLastFactorStaysWhereOneIsRequired(present: readonly Factor[]): void {
  if (present.length > 1) return;
  throw conflict('identity.second-factor-required', t('apiPeople.lastSecondFactor'));
}
