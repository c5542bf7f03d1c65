import { join } from 'node:path';
import type { MailOptions } from '../mail/mail-server.js';
import { signerIn } from '../sealing/signed-note.js';
import type { GoogleClient, SiteOptions } from '../web/web-options.js';
import { mailOptions } from './mail-environment.js';
import { siteOptions } from './site-environment.js';
import { StartError } from './start-error.js';

const MOST_PROXIES = 9;
const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface FirstSuperAdmin {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** What the server reads from its environment; `.env.example` explains each variable. */
export interface Environment {
  readonly production: boolean;
  readonly port: number;
  /** The address to listen on. */
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** An administrator's connection; undefined means the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  readonly demoData: boolean;
  readonly logMacKey: string | undefined;
  /** `PRIVATE+KEY+name+id+key`; undefined means a file in the data folder. */
  readonly sealKey: string | undefined;
  /** Where checkpoints are kept outside the database. */
  readonly checkpointDir: string;
  /** How many proxies stand before the server. */
  readonly proxies: number;
  readonly logLevel: LogLevel;
  readonly google: GoogleClient | undefined;
  /** Undefined sends no mail. */
  readonly mail: MailOptions | undefined;
  /** What the public site leads to. */
  readonly site: SiteOptions;
  /** Made at the first start in production, which needs all three; later some may be removed. */
  readonly superAdmin: Partial<FirstSuperAdmin>;
}

/** Reads and checks the environment. Throws a StartError whose sentence names the variable that is wrong. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const production = variables['NODE_ENV'] === 'production';
  const port = integer('PORT', variables['PORT'] ?? '3000', 0, 65_535);
  const address = publicUrl(variables['PUBLIC_URL'] || `http://localhost:${port}`, production);
  const logMacKey = variables['LOG_MAC_KEY'] || undefined;
  if (logMacKey !== undefined && !/^[0-9a-f]{64}$/i.test(logMacKey)) {
    throw new StartError('LOG_MAC_KEY must be 64 hexadecimal digits; "openssl rand -hex 32" makes one.');
  }
  if (production && !logMacKey) {
    throw new StartError('LOG_MAC_KEY is required in production; "openssl rand -hex 32" makes one.');
  }
  const dataDir = variables['DATA_DIR'] || '.data';
  return {
    production,
    port,
    host: variables['HOST'] || (production ? '0.0.0.0' : 'localhost'),
    publicUrl: address,
    dataDir,
    databaseUrl: databaseUrl(variables['DATABASE_URL'] || undefined),
    demoData: !production && flag('DEMO_DATA', variables['DEMO_DATA'] ?? 'true'),
    logMacKey,
    sealKey: sealKey(variables['SEAL_KEY'] || undefined, production),
    checkpointDir: variables['CHECKPOINT_DIR'] || join(dataDir, 'checkpoints'),
    logLevel: choice('LOG_LEVEL', variables['LOG_LEVEL'] ?? (production ? 'info' : 'warn'), LOG_LEVELS),
    proxies: integer('TRUST_PROXY', variables['TRUST_PROXY'] || '0', 0, MOST_PROXIES),
    google: google(variables, production),
    mail: mailOptions(variables),
    site: siteOptions(variables, production),
    superAdmin: firstSuperAdmin(variables),
  };
}

function sealKey(value: string | undefined, production: boolean): string | undefined {
  if (value === undefined && !production) return undefined;
  try {
    signerIn(value ?? '');
    return value;
  } catch {
    // what it holds is a secret, so it is not repeated
    throw new StartError(
      value === undefined
        ? 'SEAL_KEY is required in production; "npm run audit:new-key" makes one.'
        : 'SEAL_KEY must be a key that signs, PRIVATE+KEY+name+id+key; "npm run audit:new-key" makes one.',
    );
  }
}

function integer(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && value.trim() !== '' && number >= min && number <= max) return number;
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

function databaseUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  // the passwords of the application's own roles follow from it
  if (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol) && new URL(value).password !== '')
    return value;
  throw new StartError(
    'DATABASE_URL must be an address such as postgres://admin:password@db.example.org:5432/hourtrail.',
  );
}

function google(variables: NodeJS.ProcessEnv, production: boolean): GoogleClient | undefined {
  const clientId = variables['GOOGLE_CLIENT_ID'] || undefined;
  const clientSecret = variables['GOOGLE_CLIENT_SECRET'] || undefined;
  if (!clientId && !clientSecret) return undefined;
  if (!clientId || !clientSecret) {
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.');
  }
  const issuer = variables['GOOGLE_ISSUER'] || 'https://accounts.google.com';
  if (URL.canParse(issuer) && (production ? /^https:\/\// : /^https?:\/\//).test(issuer)) {
    return { clientId, clientSecret, issuer };
  }
  throw new StartError(`GOOGLE_ISSUER must be an https address, not "${issuer}".`);
}

function firstSuperAdmin(variables: NodeJS.ProcessEnv): Partial<FirstSuperAdmin> {
  return {
    username: variables['SUPERADMIN_USERNAME'],
    email: variables['SUPERADMIN_EMAIL'],
    password: variables['SUPERADMIN_PASSWORD'],
  };
}

function choice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const found = choices.find((one) => one === value);
  if (found) return found;
  throw new StartError(`${name} must be one of ${choices.join(', ')}, not "${value}".`);
}

function flag(name: string, value: string): boolean {
  if (value === 'true' || value === 'false') return value === 'true';
  throw new StartError(`${name} must be true or false, not "${value}".`);
}

/** Without https anybody on the way can take a session's cookie. */
function publicUrl(value: string, production: boolean): string {
  const allowed = production ? /^https:/ : /^https?:/;
  if (URL.canParse(value) && allowed.test(value)) return new URL(value).origin;
  const wanted = production ? 'an https address in production' : 'an http or https address';
  throw new StartError(`PUBLIC_URL must be ${wanted}, not "${value}".`);
}
