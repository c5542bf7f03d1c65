import { GOOGLE_ISSUER, isOnThisMachine, LIMITS, t } from '@hourtrail/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { guardedFetch, type FetchRequest } from '../../platform/outbound/guarded-fetch.js';
import { PrivateAddress, publicOnly, publicOrLoopback } from '../../platform/outbound/public-address.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { ProviderRefusal, refused } from '../log-in/provider-refusal.js';
import type { SignInSecrets } from '../log-in/provider-sign-ins.js';
import { identityIn, type SchoolIdentity, type SchoolSignIn, type SignInMethod } from './school-sign-in.js';

const TIMEOUT = 5_000;
const DESCRIBED_FOR = 10 * 60_000;
const DESCRIPTIONS_AT_ONCE = 500;
const MICROSOFT = 'https://login.microsoftonline.com/';

/** One redirect URI for each school, so that no school's provider is sent the code of another's. */
export const callbackOf = ({ publicUrl }: Pick<WebOptions, 'publicUrl'>, organizationId: number): string =>
  `${publicUrl}/api/auth/oidc/callback/${organizationId}`;

/** OpenID Connect: authorization code with PKCE, state and nonce; verifies the ID token with the provider's present keys. */
@Injectable()
export class OpenIdConnect implements SignInMethod {
  private readonly log = new Logger(OpenIdConnect.name);
  private readonly descriptions = new Map<string, { readonly of: openid.ServerMetadata; readonly until: number }>();

  constructor(@Inject(WEB_OPTIONS) private readonly options: WebOptions) {}

  async addressFor(school: SchoolSignIn, { state, nonce, codeVerifier }: SignInSecrets): Promise<string> {
    const provider = await this.provider(school);
    const address = openid.buildAuthorizationUrl(provider, {
      redirect_uri: callbackOf(this.options, school.organizationId),
      scope: 'openid email profile',
      state,
      nonce: nonce ?? '',
      ...(school.issuer === GOOGLE_ISSUER && { hd: school.domain }),
      code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
    });
    return address.href;
  }

  /** `query`: of the callback. */
  async identify(
    school: SchoolSignIn,
    query: string,
    { state, nonce, codeVerifier }: SignInSecrets,
  ): Promise<SchoolIdentity> {
    const provider = await this.provider(school);
    const tokens = await openid
      .authorizationCodeGrant(provider, new URL(`${callbackOf(this.options, school.organizationId)}?${query}`), {
        pkceCodeVerifier: codeVerifier,
        expectedState: state,
        expectedNonce: nonce ?? '',
        idTokenExpected: true,
      })
      .catch((error: unknown) => this.refuse(school, error));
    return identityOf(tokens.claims(), school);
  }

  /** A sentence, or undefined if the provider can be used. The client ID and secret show only when someone signs in. */
  async problemOf(school: SchoolSignIn): Promise<string | undefined> {
    if (school.clientSecret === undefined) return t('apiSchools.secretLost');
    try {
      const { jwks_uri: keys, authorization_endpoint: start, token_endpoint: end } = await this.describe(school);
      if (!keys || !start || !end) return t('apiSchools.providerIncomplete');
      const response = await this.fetch(keys, { signal: AbortSignal.timeout(this.timeout) });
      const set = (await response.json()) as { readonly keys?: unknown } | null;
      return Array.isArray(set?.keys) && set.keys.length > 0 ? undefined : t('apiSchools.providerKeys');
    } catch (error) {
      return problemIn(error, school.issuer);
    }
  }

  /** A provider names its own endpoints: none of them leads into this server's network. */
  private readonly fetch = (url: string, request: FetchRequest): Promise<Response> =>
    guardedFetch(url, {
      ...request,
      mayReach: this.options.production ? publicOnly : publicOrLoopback,
      http: !this.options.production && isOnThisMachine(url),
    });

  private get timeout(): number {
    return this.options.providerTimeout ?? TIMEOUT;
  }

  /** Each time another object: the library keeps keys by it, and would miss a changed one. */
  private async provider(school: SchoolSignIn): Promise<openid.Configuration> {
    const { clientId, clientSecret } = school;
    if (clientSecret === undefined) {
      this.log.error(`The client secret of school ${school.organizationId} cannot be read with this LOG_MAC_KEY.`);
      throw refused('school-not-set-up');
    }
    const described = await this.known(school);
    const provider = new openid.Configuration({ ...described }, clientId, clientSecret);
    openid.enableNonRepudiationChecks(provider);
    provider[openid.customFetch] = this.fetch;
    // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
    if (isPlainHttp(school)) openid.allowInsecureRequests(provider);
    provider.timeout = this.timeout / 1_000;
    return provider;
  }

  private async known(school: SchoolSignIn): Promise<openid.ServerMetadata> {
    const known = this.descriptions.get(school.issuer);
    if (known && performance.now() < known.until) return known.of;
    const of = await this.describe(school).catch((error: unknown) => {
      this.log.warn(`${school.issuer} could not be discovered: ${String(error)}`);
      throw refused('school-away');
    });
    this.descriptions.delete(school.issuer);
    this.descriptions.set(school.issuer, { of, until: performance.now() + DESCRIBED_FOR });
    const [oldest] = this.descriptions.keys();
    if (oldest !== undefined && this.descriptions.size > DESCRIPTIONS_AT_ONCE) this.descriptions.delete(oldest);
    return of;
  }

  private async describe(school: SchoolSignIn): Promise<openid.ServerMetadata> {
    const provider = await openid.discovery(new URL(school.issuer), school.clientId, undefined, openid.None(), {
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only as a warning
      execute: isPlainHttp(school) ? [openid.allowInsecureRequests] : [],
      timeout: this.timeout / 1_000,
      [openid.customFetch]: this.fetch,
    });
    // without the methods that the library adds, which cannot be copied
    const described = Object.entries(provider.serverMetadata()).filter(([, value]) => typeof value !== 'function');
    return Object.fromEntries(described) as openid.ServerMetadata;
  }

  private refuse({ organizationId }: SchoolSignIn, error: unknown): never {
    const refusal = refusalOf(error);
    this.log.warn(`A sign-in at school ${organizationId} ended with ${refusal.problem}: ${String(error)}`);
    throw refusal;
  }
}

/** Outside production only: the server accepts no other such issuer. */
const isPlainHttp = ({ issuer }: SchoolSignIn): boolean => issuer.startsWith('http:');

function refusalOf(error: unknown): ProviderRefusal {
  if (error instanceof openid.AuthorizationResponseError) return refused('school-declined');
  return refused(isAway(error) ? 'school-away' : 'school-refused');
}

/** Network failure, timeout, or a 5xx of the provider. */
function isAway(error: unknown): boolean {
  const { code, cause, status } = error as { code?: unknown; cause?: unknown; status?: unknown };
  const responseStatus = cause instanceof Response ? cause.status : status;
  if (typeof responseStatus === 'number') return responseStatus >= 500;
  return isTimeout(error) || (error instanceof TypeError && !code);
}

/** Also while the body of a response was read. */
const isTimeout = (error: unknown): boolean => {
  const { code, name, cause } = error as { code?: unknown; name?: unknown; cause?: unknown };
  return (
    code === 'OAUTH_TIMEOUT' ||
    name === 'TimeoutError' ||
    (typeof cause === 'object' && cause !== null && isTimeout(cause))
  );
};

const isPrivate = (error: unknown): boolean =>
  error instanceof Error && (error instanceof PrivateAddress || isPrivate(error.cause));

/** For people who set up a provider. */
function problemIn(error: unknown, issuer: string): string {
  const { cause } = error as { readonly cause?: { readonly body?: { readonly issuer?: unknown } } };
  const other = cause?.body?.issuer;
  if (typeof other === 'string' && other !== issuer)
    return t('apiSchools.providerOtherIssuer', { issuer: other.slice(0, LIMITS.issuerMax) });
  if (isPrivate(error)) return t('apiSchools.providerPrivate');
  if (isTimeout(error)) return t('apiSchools.providerSlow');
  if (isAway(error)) return t('apiSchools.providerAway', { issuer });
  return t('apiSchools.providerUnknown', { issuer });
}

/** Microsoft says in a claim of its own that the domain's owner vouches for an address. */
const isVerified = ({ email_verified: verified, xms_edov: ofOwner }: openid.IDToken, issuer: string): boolean =>
  verified === true || (issuer.startsWith(MICROSOFT) && (ofOwner === true || ofOwner === '1' || ofOwner === 1));

/** Throws unless the claims name one person of this school's tenant, with a verified address. */
export function identityOf(
  claims: openid.IDToken | undefined,
  { issuer, domain }: Pick<SchoolSignIn, 'issuer' | 'domain'>,
): SchoolIdentity {
  const { iss, sub, email, hd } = claims ?? ({} as Partial<openid.IDToken>);
  if (!claims || iss !== issuer) throw refused('school-refused');
  const isOtherTenant = domain !== '' && (hd === undefined ? issuer === GOOGLE_ISSUER : hd !== domain);
  if (isOtherTenant) throw refused('school-other-tenant');
  if (!isVerified(claims, issuer)) throw refused('school-email-unverified');
  return identityIn(
    { protocol: 'oidc', issuer, domain },
    { subject: sub, email, firstName: claims['given_name'], lastName: claims['family_name'], claims },
  );
}
