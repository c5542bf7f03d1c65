import { isStorableText, GOOGLE_PROBLEMS, type GoogleProblem, t } from '@hourtrail/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { Refusal } from '../../platform/web/errors/refusal.js';
import { WEB_OPTIONS, type GoogleClient, type WebOptions } from '../../platform/web/web-options.js';

export const CALLBACK_PATH = '/api/auth/google/callback';
const TIMEOUT_S = 5;
const LONGEST_SUBJECT = 255;

/** Stored until the browser returns from Google. */
export interface SignInSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface GoogleIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** OpenID Connect: authorization code with PKCE, state and nonce; verifies the ID token's signature. */
@Injectable()
export class GoogleProvider {
  private readonly log = new Logger(GoogleProvider.name);
  private found: Promise<openid.Configuration> | undefined;

  constructor(@Inject(WEB_OPTIONS) private readonly options: WebOptions) {}

  newSecrets(): SignInSecrets {
    return {
      state: openid.randomState(),
      nonce: openid.randomNonce(),
      codeVerifier: openid.randomPKCECodeVerifier(),
    };
  }

  /** Throws a GoogleRefusal if the provider's configuration can't be loaded. */
  async addressFor({ state, nonce, codeVerifier }: SignInSecrets): Promise<string> {
    const provider = await this.provider();
    const address = openid.buildAuthorizationUrl(provider, {
      redirect_uri: this.options.publicUrl + CALLBACK_PATH,
      scope: 'openid email profile',
      prompt: 'select_account',
      state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** Throws a GoogleRefusal if the callback is invalid. */
  async identify(query: string, { state, nonce, codeVerifier }: SignInSecrets): Promise<GoogleIdentity> {
    const provider = await this.provider();
    const tokens = await openid
      .authorizationCodeGrant(provider, new URL(`${this.options.publicUrl}${CALLBACK_PATH}?${query}`), {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      })
      .catch((error: unknown) => this.refuse(error));
    return identityOf(tokens.claims());
  }

  private async provider(): Promise<openid.Configuration> {
    const { google } = this.options;
    if (!google) throw googleRefused('google-not-configured');
    this.found ??= discover(google);
    return this.found.catch((error: unknown) => {
      this.found = undefined;
      this.log.warn(`${google.issuer} could not be discovered: ${String(error)}`);
      throw googleRefused('google-away');
    });
  }

  private refuse(error: unknown): never {
    const refusal = refusalOf(error);
    this.log.warn(`A sign-in by Google ended with ${refusal.problem}: ${String(error)}`);
    throw refusal;
  }
}

/** Plain HTTP is for a local provider in development. */
const discover = ({ issuer, clientId, clientSecret }: GoogleClient): Promise<openid.Configuration> => {
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
  const insecure = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : [];
  return openid.discovery(new URL(issuer), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
    execute: [openid.enableNonRepudiationChecks, ...insecure],
    timeout: TIMEOUT_S,
  });
};

function refusalOf(error: unknown): GoogleRefusal {
  if (error instanceof openid.AuthorizationResponseError) return googleRefused('google-declined');
  return googleRefused(isAway(error) ? 'google-away' : 'google-refused');
}

/** Network failure, timeout, or a 5xx of the provider. */
function isAway(error: unknown): boolean {
  const { code, cause, status } = error as { code?: unknown; cause?: unknown; status?: unknown };
  const responseStatus = cause instanceof Response ? cause.status : status;
  if (typeof responseStatus === 'number') return responseStatus >= 500;
  return code === 'OAUTH_TIMEOUT' || (error instanceof TypeError && !code);
}

const STATUS: Readonly<Record<GoogleProblem, number>> = {
  'google-not-configured': 503,
  'google-declined': 401,
  'google-expired': 401,
  'google-refused': 401,
  'google-email-unverified': 401,
  'google-email-taken': 409,
  'google-account-inactive': 401,
  'google-away': 503,
  'google-too-many': 429,
};
const RETRY_AFTER = 30;

export class GoogleRefusal extends Refusal {
  constructor(readonly problem: GoogleProblem) {
    const status = STATUS[problem];
    super(
      status,
      `identity.${problem}`,
      t(GOOGLE_PROBLEMS[problem]),
      status === 503 || status === 429 ? RETRY_AFTER : undefined,
    );
  }
}

export const googleRefused = (problem: GoogleProblem): GoogleRefusal => new GoogleRefusal(problem);

function identityOf(claims: openid.IDToken | undefined): GoogleIdentity {
  const { iss, sub, email, email_verified, given_name, family_name, name } = claims ?? ({} as Partial<openid.IDToken>);
  if (!isStorableText(iss) || !isStorableText(sub) || sub === '' || sub.length > LONGEST_SUBJECT) {
    throw googleRefused('google-refused');
  }
  const [first = '', ...rest] = textOf(name).split(/\s+/);
  return {
    issuer: iss,
    subject: sub,
    email: textOf(email) || undefined,
    // the string "true" doesn't count
    emailVerified: email_verified === true,
    firstName: textOf(given_name) || first,
    lastName: textOf(family_name) || rest.join(' '),
  };
}

const textOf = (value: unknown): string => (isStorableText(value) ? value.trim().normalize('NFC') : '');
