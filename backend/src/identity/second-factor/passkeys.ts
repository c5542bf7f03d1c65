import { isIP } from 'node:net';
import { PASSKEY_ALGORITHMS, t, type AddPasskey, type PasskeyAssertion } from '@hourtrail/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { conflict } from '../../platform/kernel/domain-error.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';

export interface StoredPasskey {
  readonly keyId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
}

// loaded at first use, since it takes long
const webAuthn = () => import('@simplewebauthn/server');

/** WebAuthn. Passkeys belong to the domain of the public URL. */
@Injectable()
export class Passkeys {
  readonly rpId: string;
  private readonly origin: string;

  constructor(@Inject(WEB_OPTIONS) { publicUrl }: WebOptions) {
    const { hostname, origin } = new URL(publicUrl);
    this.rpId = hostname;
    this.origin = origin;
  }

  /** WebAuthn knows no IP addresses. */
  requireDomain(): void {
    if (isIP(this.rpId.replaceAll(/[[\]]/g, '')) === 0) return;
    throw conflict('identity.passkeys-need-domain', t('apiPeople.passkeysNeedDomain'));
  }

  /** Undefined if anything about it is wrong. */
  async created(
    { id, clientDataJSON, attestationObject }: AddPasskey,
    isExpected: (challenge: string) => boolean,
  ): Promise<StoredPasskey | undefined> {
    const { verifyRegistrationResponse } = await webAuthn();
    const verified = await verifyRegistrationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: isExpected,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      requireUserVerification: false,
      supportedAlgorithmIDs: [...PASSKEY_ALGORITHMS],
    }).catch(() => undefined);
    const credential = verified?.registrationInfo?.credential;
    return (
      credential && {
        keyId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
      }
    );
  }

  /** The new counter; undefined if anything about it is wrong, such as a counter that went back. */
  async counterOf(
    { id, ...response }: PasskeyAssertion,
    challenge: string,
    { publicKey, counter }: StoredPasskey,
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await webAuthn();
    const verified = await verifyAuthenticationResponse({
      response: { ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} }, response },
      expectedChallenge: challenge,
      expectedOrigin: this.origin,
      expectedRPID: this.rpId,
      credential: { id, publicKey: new Uint8Array(publicKey), counter },
      requireUserVerification: false,
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  }
}
