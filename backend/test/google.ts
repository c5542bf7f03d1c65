import { randomUUID } from 'node:crypto';
import { Events, OAuth2Server, type MutableResponse, type MutableToken } from 'oauth2-mock-server';
import type { GoogleClient } from '../src/platform/web/web-options.js';
import type { Answer, Client } from './client.js';

type Claims = Record<string, unknown>;

const HTML = { accept: 'text/html,application/xhtml+xml' };
const HOST = '127.0.0.1';

/** A real OpenID provider in Google's place, whose tokens and answers a spec may spoil. */
export class OpenIdServer {
  private readonly server = new OAuth2Server();
  private claims: Claims = {};
  private spoilToken: (token: MutableToken) => void = () => {};
  private spoilAnswer: (answer: MutableResponse) => void = () => {};
  private spoilPerson: (answer: MutableResponse) => void = () => {};

  static async start(): Promise<OpenIdServer> {
    const provider = new OpenIdServer();
    await provider.server.issuer.keys.generate('RS256', { kid: 'known' });
    await provider.server.start(0, HOST);
    provider.server.service.on(Events.BeforeTokenSigning, (token: MutableToken) => provider.prepare(token));
    provider.server.service.on(Events.BeforeResponse, (answer: MutableResponse) => provider.spoilAnswer(answer));
    provider.server.service.on(Events.BeforeUserinfo, (answer: MutableResponse) => {
      answer.body = provider.claims;
      provider.spoilPerson(answer);
    });
    return provider;
  }

  get issuer(): string {
    return this.server.issuer.url as string;
  }

  get client(): GoogleClient {
    return { issuer: this.issuer, clientId: 'hourtrail', clientSecret: 'a secret of the two' };
  }

  /** From now on everyone signs in as this person, and nothing is spoiled. */
  is(person: Claims): void {
    this.claims = person;
    this.spoilToken = () => {};
    this.spoilAnswer = () => {};
    this.spoilPerson = () => {};
  }

  spoilsTokens(by: (token: MutableToken) => void): void {
    this.spoilToken = by;
  }

  spoilsAnswers(by: (answer: MutableResponse) => void): void {
    this.spoilAnswer = by;
  }

  /** What it answers to who asks whom a token is for. */
  spoilsPerson(by: (answer: MutableResponse) => void): void {
    this.spoilPerson = by;
  }

  /** Signs with it from now on, in turn with those of before. */
  async addKey(kid: string): Promise<void> {
    await this.server.issuer.keys.generate('RS256', { kid });
  }

  stop(): Promise<void> {
    return this.server.stop();
  }

  private prepare(token: MutableToken): void {
    Object.assign(token.payload, this.claims);
    this.spoilToken(token);
  }
}

/** A person new to us, as Google describes them. */
export const aGooglePerson = (than: Claims = {}): Claims => {
  const id = randomUUID().slice(0, 8);
  return {
    sub: `google-${id}`,
    email: `ada.${id}@mail.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Byron',
    ...than,
  };
};

export const goToGoogle = (browser: Client, next = '', referer = ''): Promise<string> =>
  goToProvider(browser, `/api/auth/google${next}`, referer);

/** Follows a browser to the provider; answers the path with which it is sent back. */
export async function goToProvider(browser: Client, path: string, referer = ''): Promise<string> {
  const left = await browser.get(path, { ...HTML, referer });
  const location = String(left.headers['location']);
  if (left.status !== 302 || !location.startsWith('http')) throw new Error(`Not led to a provider: ${location}`);
  const answer = await fetch(location, { redirect: 'manual' });
  const back = new URL(String(answer.headers.get('location')));
  return back.pathname + back.search;
}

export const comeBack = (browser: Client, path: string): Promise<Answer> => browser.get(path, HTML);
