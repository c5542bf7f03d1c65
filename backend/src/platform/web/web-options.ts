/** What the web side needs to know of its surroundings. */
export interface WebOptions {
  /** The origin people use, such as `https://hours.example.org`. */
  readonly publicUrl: string;
  readonly production: boolean;
  /** Behind one reverse proxy that sets X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** The built web client; undefined serves the API alone. */
  readonly clientFolder?: string | undefined;
  /** Demo data is loaded, and visitors are told its accounts. */
  readonly demo: boolean;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  readonly version: string;
  /** Name of the newest migration this server knows; undefined where nothing waits for one. */
  readonly newestMigration?: string | undefined;
}

export const WEB_OPTIONS = Symbol('WEB_OPTIONS');

export const isHttps = (options: WebOptions): boolean => options.publicUrl.startsWith('https:');
