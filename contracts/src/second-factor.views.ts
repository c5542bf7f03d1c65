import { ErrorBody } from './errors.js';
import { Field } from './field.js';
import { SECOND_FACTOR_KINDS, SECOND_FACTOR_WAYS, type SecondFactorKind, type SecondFactorWay } from './vocabulary.js';

export class SecondFactorView {
  @Field.integer() readonly id!: number;
  @Field.choice(SECOND_FACTOR_KINDS) readonly kind!: SecondFactorKind;
  @Field.text({ description: 'Of a passkey, as its owner calls it; else empty.' }) readonly name!: string;
  @Field.instant() readonly addedAt!: string;
  @Field.instant({ nullable: true }) readonly lastUsedAt!: string | null;
}

export class SecondFactors {
  @Field.list(() => SecondFactorView) readonly factors!: readonly SecondFactorView[];
  @Field.integer({ description: 'How many recovery codes are unused.' }) readonly recoveryCodesLeft!: number;
}

export class WithoutSecondFactor {
  @Field.integer({
    description: 'Active people of the organization who need one to log in with a password, and have none.',
  })
  readonly people!: number;
  @Field.integer({ description: 'Those of the schools of a district.' }) readonly atItsSchools!: number;
}

/** The rest of WebAuthn's creation options is the client's. */
export class PasskeySetup {
  @Field.text({ description: 'base64url; ends after ten minutes.' }) readonly challenge!: string;
  @Field.text({ example: 'hours.example.org' }) readonly rpId!: string;
  @Field.text({ description: "WebAuthn's user handle, base64url." }) readonly userHandle!: string;
  @Field.texts({ description: 'Ids of the passkeys that are there.' }) readonly known!: readonly string[];
}

export class AuthenticatorSetup {
  @Field.text({ description: 'Sent back with the first code; ends after ten minutes.' }) readonly setup!: string;
  @Field.text({ description: 'Base32.' }) readonly secret!: string;
  @Field.text({ description: '`otpauth:` address of the QR code.' }) readonly uri!: string;
}

export class RecoveryCodes {
  @Field.texts({ description: 'Told this once. Empty where codes of before are still there.' })
  readonly recoveryCodes!: readonly string[];
}

export class SecondFactorNeeded extends ErrorBody {
  @Field.choices(SECOND_FACTOR_WAYS) readonly ways!: readonly SecondFactorWay[];
}

export class PasskeyRequest {
  @Field.text({ description: 'base64url; works once.' }) readonly challenge!: string;
  @Field.text({ example: 'hours.example.org' }) readonly rpId!: string;
  @Field.texts({ description: 'Ids of the passkeys, base64url.' }) readonly passkeys!: readonly string[];
}
