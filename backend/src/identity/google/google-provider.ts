import { Agent as PlainAgent } from 'node:http';
import { Agent } from 'node:https';
import { isStorableText } from '@hourtrail/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Strategy, type Profile, type StrategyOptions } from 'passport-google-oauth20';
import { WEB_OPTIONS, type GoogleClient, type WebOptions } from '../../platform/web/web-options.js';
import { randomToken, type SignInSecrets } from '../log-in/provider-sign-ins.js';
import { ProviderRefusal, refused } from '../log-in/provider-refusal.js';

const CALLBACK_PATH = '/api/auth/google/callback';
const TIMEOUT = 5_000;
const LONGEST_SUBJECT = 255;
const GOOGLE = 'https://accounts.google.com';

export interface GoogleIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
}

/** What passport adds to a strategy for one request. */
interface Ends {
  redirect(url: string): void;
  success(profile: unknown): void;
  fail(): void;
  error(error: unknown): void;
}
type Attempt = Ends & { authenticate(request: { readonly query: object }, options: object): void };

type Stored = (error: unknown, state?: string) => void;
type Verified = (error: unknown, ok: string | false) => void;

/**
 * Authorization code with state and PKCE. Who signed in is what Google's userinfo answers to the token that Google gave
 * for this code and this browser's verifier.
 */
@Injectable()
export class GoogleProvider {
  private readonly log = new Logger(GoogleProvider.name);

  constructor(@Inject(WEB_OPTIONS) private readonly options: WebOptions) {}

  async start(): Promise<{ readonly address: string; readonly secrets: SignInSecrets }> {
    const state = randomToken();
    let codeVerifier = '';
    const store = (_request: unknown, verifier: string, _state: unknown, _meta: unknown, stored: Stored): void => {
      codeVerifier = verifier;
      stored(null, state);
    };
    const address = await this.attempt<string>({}, { store }, 'redirect');
    return { address, secrets: { state, codeVerifier, nonce: null } };
  }

  /** Throws a ProviderRefusal if the callback is invalid. */
  async identify(query: URLSearchParams, { codeVerifier }: SignInSecrets): Promise<GoogleIdentity> {
    const { issuer } = this.client;
    if (query.has('error')) throw this.refusal('google-declined', query.get('error'));
    const [code, ...more] = query.getAll('code');
    const isOther = query.getAll('iss').some((iss) => iss !== issuer);
    if (!code || more.length > 0 || isOther) throw this.refusal('google-refused', 'the callback is not one of Google');
    // the state was taken from the store before
    const verify = (_request: unknown, _state: string, _meta: unknown, verified: Verified): void =>
      verified(null, codeVerifier);
    const profile = await this.attempt<Profile>({ code, state: query.get('state') }, { verify }, 'success');
    return identityOf(issuer, profile._json);
  }

  private get client(): GoogleClient {
    if (!this.options.google) throw refused('google-not-configured');
    return this.options.google;
  }

  /** A strategy of its own for each request, so that a time limit can end its connections. */
  private async attempt<Outcome>(query: object, store: object, end: 'redirect' | 'success'): Promise<Outcome> {
    const { issuer, clientId, clientSecret } = this.client;
    const strategy = new Strategy(
      {
        clientID: clientId,
        clientSecret,
        callbackURL: this.options.publicUrl + CALLBACK_PATH,
        scope: ['openid', 'email', 'profile'],
        state: true,
        pkce: true,
        store: { store: refuses, verify: refuses, ...store },
        ...(issuer !== GOOGLE && {
          authorizationURL: `${issuer}/authorize`,
          tokenURL: `${issuer}/token`,
          userProfileURL: `${issuer}/userinfo`,
        }),
      } as StrategyOptions,
      (_access, _refresh, profile, done) => done(null, profile),
    );
    const agent = issuer.startsWith('http:') ? new PlainAgent() : new Agent();
    const { _oauth2: client } = strategy as unknown as { _oauth2: OAuth2 };
    client.setAgent(agent);
    // keeps the token out of URLs
    client.useAuthorizationHeaderforGET(true);
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Outcome>((resolve, reject) => {
        timer = setTimeout(() => reject(refused('google-away')), this.options.providerTimeout ?? TIMEOUT);
        const ends: Ends = {
          redirect: (url) => (end === 'redirect' ? resolve(url as Outcome) : reject(refused('google-refused'))),
          success: (profile) => resolve(profile as Outcome),
          fail: () => reject(refused('google-refused')),
          error: reject,
        };
        const attempt: Attempt = Object.assign(Object.create(strategy) as Attempt, ends);
        attempt.authenticate({ query }, { prompt: 'select_account' });
      });
    } catch (error) {
      if (error instanceof ProviderRefusal) throw this.refusal(error.problem, error);
      throw this.refusal(isAway(error) ? 'google-away' : 'google-refused', error);
    } finally {
      clearTimeout(timer);
      agent.destroy();
    }
  }

  private refusal(problem: ProviderRefusal['problem'], why: unknown): ProviderRefusal {
    this.log.warn(`A sign-in by Google ended with ${problem}: ${String(why)}`);
    return refused(problem);
  }
}

interface OAuth2 {
  setAgent(agent: PlainAgent): void;
  useAuthorizationHeaderforGET(use: boolean): void;
}

const refuses = (_request: unknown, _state: unknown, _meta: unknown, done: Verified): void => done(null, false);

/** Network failure, or a 5xx of Google: of the token, or of who it is for. */
function isAway(error: unknown): boolean {
  const { oauthError, code } = error as { oauthError?: { statusCode?: unknown }; code?: unknown };
  if (!oauthError) return code === 'server_error' || code === 'temporarily_unavailable';
  return typeof oauthError.statusCode === 'number' ? oauthError.statusCode >= 500 : true;
}

function identityOf(issuer: string, claims: Partial<Record<string, unknown>>): GoogleIdentity {
  const { sub, email, email_verified, given_name, family_name, name } = claims;
  if (!isStorableText(sub) || sub === '' || sub.length > LONGEST_SUBJECT) throw refused('google-refused');
  const [first = '', ...rest] = textOf(name).split(/\s+/);
  return {
    issuer,
    subject: sub,
    email: textOf(email) || undefined,
    // the string "true" doesn't count
    emailVerified: email_verified === true,
    firstName: textOf(given_name) || first,
    lastName: textOf(family_name) || rest.join(' '),
  };
}

const textOf = (value: unknown): string => (isStorableText(value) ? value.trim().normalize('NFC') : '');
