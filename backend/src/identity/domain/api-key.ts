import { keyCapabilitiesOf, t, type KeyCapability, type Role } from '@hourtrail/contracts';
import { forbidden, invalid } from '../../platform/kernel/domain-error.js';
import type { UserEvent } from './user.events.js';
import type { User } from './user.js';

export interface KeyTerms {
  readonly id: number;
  readonly name: string;
  readonly capabilities: readonly KeyCapability[];
  readonly expiresAt: Date;
}

export function makeKey(maker: Pick<User, 'id' | 'role'>, { id, name, capabilities, expiresAt }: KeyTerms, now: Date) {
  aKeyLastsAMinuteAtLeast(expiresAt, now);
  aKeyMayOnlyDoWhatItsMakerMay(maker.role, capabilities);
  const data = { userId: maker.id, keyId: id, capabilities, expiresAt: expiresAt.toISOString() };
  return [{ type: 'user.api-key-made', data, texts: { keyName: name } }] as const satisfies readonly UserEvent[];
}

export const revokeKeyOf = (maker: Pick<User, 'id'>, keyId: number): readonly UserEvent[] => [
  { type: 'user.api-key-revoked', data: { userId: maker.id, keyId } },
];

const MINUTE = 60_000;

function aKeyLastsAMinuteAtLeast(expiresAt: Date, now: Date): void {
  if (expiresAt.getTime() >= now.getTime() + MINUTE) return;
  throw invalid('invalid-input', [{ field: 'expiresAt', message: t('apiPeople.keyExpiresTooSoon') }]);
}

function aKeyMayOnlyDoWhatItsMakerMay(role: Role, capabilities: readonly KeyCapability[]): void {
  const theirs = keyCapabilitiesOf(role);
  if (capabilities.every((capability) => theirs.includes(capability))) return;
  throw forbidden('api-key.beyond-maker', t('apiPeople.keyBeyondMaker'));
}
