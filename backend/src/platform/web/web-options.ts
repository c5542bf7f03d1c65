import type { MailOptions } from '../mail/mail-server.js';

/** How this server is known at Google, or at what stands in for it. */
export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

/** What the public site leads to and shows of its provider, each only where it is given. */
export interface SiteOptions {
  readonly bookingUrl?: string | undefined;
  readonly videoUrl?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly contactPhone?: string | undefined;
  readonly socialUrls?: readonly string[] | undefined;
}

/** What the web side needs to know of its surroundings. */
export interface WebOptions {
  /** The origin people use, such as `https://hours.example.org`. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** How many reverse proxies stand before us, each of which adds to X-Forwarded-For. */
  readonly proxies: number;
  /** The built web client; undefined serves the API alone. */
  readonly clientFolder?: string | undefined;
  /** Demo data is loaded, and visitors are told its accounts. */
  readonly demo: boolean;
  /** Our account at Google; undefined offers no sign-in by it. */
  readonly google?: GoogleClient | undefined;
  /** How mail goes out; undefined sends none. */
  readonly mail?: MailOptions | undefined;
  readonly site?: SiteOptions | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly version: string;
  /** Name of the newest migration this server knows; undefined where nothing waits for one. */
  readonly newestMigration?: string | undefined;
}

export const WEB_OPTIONS = Symbol('WEB_OPTIONS');

export const isHttps = (options: WebOptions): boolean => options.publicUrl.startsWith('https:');
