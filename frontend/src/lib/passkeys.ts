import {
  PASSKEY_ALGORITHMS,
  t,
  type AddPasskey,
  type PasskeyAssertion,
  type PasskeyRequest,
  type PasskeySetup,
} from '@hourtrail/contracts';

/** Browsers know passkeys of domain names only, and only over https or at localhost. */
export const passkeysWork = (): boolean => 'PublicKeyCredential' in window && !isAtAddress();

const isAtAddress = (): boolean => /^\[|^[\d.]+$/.test(window.location.hostname);

/** What to say where they don't work; undefined where they do. */
export function whyNoPasskeys(): string | undefined {
  if (passkeysWork()) return undefined;
  return isAtAddress() ? t('secondFactor.passkeysNeedDomain') : t('secondFactor.passkeysUnsupported');
}

interface Owner {
  readonly username: string;
  readonly displayName: string;
}

/** Asks the browser for a new passkey. Throws if the person or the device says no. */
export async function createPasskey(
  { challenge, rpId, userHandle, known }: PasskeySetup,
  { username, displayName }: Owner,
): Promise<Omit<AddPasskey, 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: 'HourTrail' },
      user: { id: userHandle, name: username, displayName },
      pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: known.map((key) => ({ id: key, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    },
  });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports && { transports }) };
}

/** Asks the browser to sign with one of the passkeys. Throws if the person or the device says no. */
export async function signWithPasskey({ challenge, rpId, passkeys }: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      allowCredentials: passkeys.map((key) => ({ id: key, type: 'public-key' })),
      userVerification: 'preferred',
    },
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** The browser's own errors are in English and technical. */
export const isDeclined = (error: unknown): boolean =>
  ['NotAllowedError', 'AbortError', 'InvalidStateError', 'SecurityError', 'WebAuthnError'].includes(
    (error as { name?: string } | null)?.name ?? '',
  );
