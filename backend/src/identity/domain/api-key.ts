import { isRequired, keyCapabilitiesOf, LIMITS, t, type KeyCapability, type Role } from '@hourtrail/contracts';
import { conflict, forbidden, invalid } from '../../platform/kernel/domain-error.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user.js';

export interface KeyTerms {
  readonly id: number;
  readonly name: string;
  readonly capabilities: readonly KeyCapability[];
  readonly expiresAt: Date;
}

export function makeKey(maker: Pick<User, 'id' | 'role'>, { id, name, capabilities, expiresAt }: KeyTerms, now: Date) {
  aKeyLastsAMinuteToAYear(expiresAt, now);
  aKeyMayOnlyDoWhatItsMakerMay(maker.role, capabilities);
  const data = { userId: maker.id, keyId: id, capabilities, expiresAt: expiresAt.toISOString() };
  return [{ type: 'user.api-key-made', data, texts: { keyName: name } }] as const satisfies readonly UserEvent[];
}

export const revokeKeyOf = (maker: Pick<User, 'id'>, keyId: number): readonly UserEvent[] => [
  { type: 'user.api-key-revoked', data: { userId: maker.id, keyId } },
];

export function keysAreMadeWithThePassword(currentPassword: string | undefined): asserts currentPassword is string {
  if (currentPassword) return;
  throw invalid('invalid-input', [{ field: 'currentPassword', message: isRequired(t('labels.currentPassword')) }]);
}

export function whoHasNoPasswordSignedInJustNow(isNew: boolean): void {
  if (isNew) return;
  throw conflict('api-key.sign-in-again', t('apiPeople.keySignInAgain', { minutes: LIMITS.keySignInMinutes }));
}

const [MINUTE, DAY] = [60_000, 86_400_000];

function aKeyLastsAMinuteToAYear(expiresAt: Date, now: Date): void {
  const lasts = expiresAt.getTime() - now.getTime();
  if (lasts >= MINUTE && lasts <= LIMITS.keyDaysMax * DAY) return;
  const message = lasts < MINUTE ? t('apiPeople.keyExpiresTooSoon') : t('apiPeople.keyExpiresTooLate');
  throw invalid('invalid-input', [{ field: 'expiresAt', message }]);
}

function aKeyMayOnlyDoWhatItsMakerMay(role: Role, capabilities: readonly KeyCapability[]): void {
  const theirs = keyCapabilitiesOf(role);
  if (capabilities.every((capability) => theirs.includes(capability))) return;
  throw forbidden('api-key.beyond-maker', t('apiPeople.keyBeyondMaker'));
}
