import type { MailOptions } from '../mail/mail-server.js';

export interface GoogleClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface SiteOptions {
  readonly bookingUrl?: string | undefined;
  readonly videoUrl?: string | undefined;
  readonly contactEmail?: string | undefined;
  readonly contactPhone?: string | undefined;
  readonly socialUrls?: readonly string[] | undefined;
}

export interface WebhookOptions {
  /** Whether this machine may be sent to, and without https: for development. */
  readonly allowPrivate: boolean;
  /** Milliseconds; 10 seconds by default. */
  readonly timeout?: number;
}

export interface WebOptions {
  readonly publicUrl: string;
  readonly production: boolean;
  readonly proxies: number;
  readonly clientFolder?: string | undefined;
  readonly demo: boolean;
  readonly google?: GoogleClient | undefined;
  /** How long a sign-in waits for the provider, in milliseconds; 5 seconds by default. */
  readonly providerTimeout?: number | undefined;
  readonly mail?: MailOptions | undefined;
  /** Where emails are written as files instead of being sent; outside production only. */
  readonly mailFolder?: string | undefined;
  /** Where rosters are put for the server to import. */
  readonly rosterFolder?: string | undefined;
  readonly site?: SiteOptions | undefined;
  readonly webhooks?: WebhookOptions | undefined;
  /** The file that the log is written to; the standard output by default. */
  readonly logFile?: string | undefined;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly version: string;
  readonly newestMigration?: string | undefined;
}

export const WEB_OPTIONS = Symbol('WEB_OPTIONS');

export const isHttps = (options: WebOptions): boolean => options.publicUrl.startsWith('https:');
