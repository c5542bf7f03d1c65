import { ArrayMaxSize, IsArray, IsIn, IsOptional, Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { IsLine, IsText, Nested, NotEmpty, Trimmed } from './validation.js';

/** The COSE numbers of the signatures that a passkey may make: ES256, EdDSA, RS256. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-7, -8, -257];

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

// base64url, as WebAuthn's JSON has it
const damaged = { message: () => t('rules.damagedPasskey') };
const IsBytes = (max: number) => Matches(new RegExp(`^[A-Za-z0-9_-]{1,${max}}$`), damaged);

export class ConfirmPassword {
  @IsText(msg('labels.currentPassword'), LIMITS.passwordMax)
  @NotEmpty(msg('labels.currentPassword'))
  currentPassword!: string;
}

/** What WebAuthn's `create` returns. */
export class AddPasskey {
  @Trimmed()
  @IsLine(msg('common.name'), LIMITS.passkeyNameMax)
  @NotEmpty(msg('common.name'))
  name!: string;

  @IsBytes(1400)
  id!: string;

  @IsBytes(4000)
  clientDataJSON!: string;

  @IsBytes(16_000)
  attestationObject!: string;

  @IsOptional()
  @IsArray(damaged)
  @ArrayMaxSize(TRANSPORTS.length, damaged)
  @IsIn(TRANSPORTS, { each: true, ...damaged })
  transports?: string[];
}

const CODE = /^\d{6}$/;

export class AddAuthenticator {
  /** As the setup answered it. */
  @Matches(/^[A-Za-z0-9_-]{72}$/, { message: () => t('apiPeople.setupOver') })
  setup!: string;

  @Matches(CODE, { message: () => t('rules.sixDigits') })
  code!: string;
}

/** What WebAuthn's `get` returns. */
export class PasskeyAssertion {
  @IsBytes(1400)
  id!: string;

  @IsBytes(4000)
  clientDataJSON!: string;

  @IsBytes(4000)
  authenticatorData!: string;

  @IsBytes(4000)
  signature!: string;
}

/** Exactly one of them. */
export class CompleteSignIn {
  @IsOptional()
  @Matches(CODE, { message: () => t('rules.sixDigits') })
  code?: string;

  @IsOptional()
  @IsText(msg('labels.recoveryCode'), LIMITS.recoveryCodeMax)
  recoveryCode?: string;

  @IsOptional()
  @Nested(() => PasskeyAssertion)
  passkey?: PasskeyAssertion;
}
