import type { S3Access, S3Options } from '../files/s3-store.js';
import type { MailOptions } from '../mail/mail-server.js';
import type { GoogleClient, SiteOptions, WebhookOptions, WebOptions } from '../web/web-options.js';
import type { TelemetryOptions } from '../telemetry/telemetry.js';
import type { ServingUrls } from '../database/provision.js';
import { StartError } from './start-error.js';
import { VARIABLES, type Values, type Variable } from './variables.js';

export interface FirstSuperAdmin {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface BackupOptions {
  /** A folder, or a bucket as `s3://bucket/folder`. */
  readonly location: string | undefined;
  /** How the store of the bucket is reached. */
  readonly s3: S3Access;
  readonly key: string | undefined;
  readonly hour: number;
  readonly keepLast: number;
  readonly keepDays: number;
}

export interface Environment {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
  readonly dataDir: string;
  /** An administrator's address. */
  readonly databaseUrl: string | undefined;
  /** Those of the roles that serve people, if they are given. */
  readonly servingUrls: ServingUrls | undefined;
  /** Of a streaming replica, for app_rw. */
  readonly replicaUrl: string | undefined;
  readonly demoData: boolean;
  readonly logMacKey: string | undefined;
  readonly sealKey: string | undefined;
  readonly checkpointDir: string;
  /** Where attachments are, if not in the data folder. */
  readonly s3: S3Options | undefined;
  readonly backups: BackupOptions;
  readonly proxies: number;
  readonly logLevel: WebOptions['logLevel'];
  readonly google: GoogleClient | undefined;
  readonly mail: MailOptions | undefined;
  readonly rosterFolder: string | undefined;
  readonly site: SiteOptions;
  readonly webhooks: WebhookOptions;
  readonly telemetry: Omit<TelemetryOptions, 'version'>;
  /** Production needs all three at the first start only. */
  readonly superAdmin: Partial<FirstSuperAdmin>;
}

/** Reads and checks the environment. Throws one StartError with a line for each problem. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const values = readVariables(variables);
  const production = values.NODE_ENV === 'production';
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = values;
  const { FILES_BUCKET: bucket, FILES_KEY_ID: keyId, FILES_KEY_SECRET: secret } = values;
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, CONTACT_FORWARD_TO: forwardTo } = values;
  const { RETURN_PATH: returnPath, IMAP_URL: imapUrl } = values;
  const { APP_DATABASE_URL: appUrl, SYSTEM_DATABASE_URL: systemUrl } = values;
  const s3: S3Access = {
    endpoint: values.FILES_ENDPOINT,
    region: values.FILES_REGION,
    key: keyId && secret ? { id: keyId, secret } : undefined,
  };
  const bounces = returnPath && imapUrl ? { returnPath, imapUrl } : undefined;
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    servingUrls: appUrl && systemUrl ? { appUrl, systemUrl } : undefined,
    replicaUrl: values.APP_REPLICA_URL,
    demoData: !production && values.DEMO_DATA,
    logMacKey: values.LOG_MAC_KEY,
    sealKey: values.SEAL_KEY,
    checkpointDir: values.CHECKPOINT_DIR,
    s3: bucket ? { ...s3, bucket } : undefined,
    backups: {
      location: values.BACKUP_DIR,
      s3,
      key: values.BACKUP_KEY,
      hour: values.BACKUP_HOUR,
      keepLast: values.BACKUP_KEEP_LAST,
      keepDays: values.BACKUP_KEEP_DAYS,
    },
    proxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    google: clientId && clientSecret ? { clientId, clientSecret, issuer } : undefined,
    mail: smtpUrl && from ? { smtpUrl, from, forwardTo, bounces } : undefined,
    rosterFolder: values.ROSTER_FOLDER,
    site: {
      bookingUrl: values.BOOKING_URL,
      videoUrl: values.VIDEO_URL,
      contactEmail: values.CONTACT_EMAIL,
      contactPhone: values.CONTACT_PHONE,
      socialUrls: values.SOCIAL_URLS,
    },
    webhooks: { allowPrivate: values.WEBHOOKS_ALLOW_PRIVATE },
    telemetry: {
      metrics: values.METRICS_PORT === undefined ? undefined : { host: values.METRICS_HOST, port: values.METRICS_PORT },
      otlp: values.OTEL_EXPORTER_OTLP_ENDPOINT
        ? {
            metrics: values.OTEL_METRICS_EXPORTER === 'otlp',
            traces: values.OTEL_TRACES_EXPORTER === 'otlp',
            sampled: values.OTEL_TRACES_SAMPLER_ARG,
          }
        : undefined,
    },
    superAdmin: {
      username: values.SUPERADMIN_USERNAME,
      email: values.SUPERADMIN_EMAIL,
      password: values.SUPERADMIN_PASSWORD,
    },
  };
}

function readVariables(given: NodeJS.ProcessEnv): Values {
  const production = given['NODE_ENV'] === 'production';
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, variable] of Object.entries<Variable>(VARIABLES)) {
    const text = given[name] || defaultOf(variable, production, values);
    const parsed: unknown[] = [];
    for (const one of textsOf(variable, text)) {
      const value = variable.parse(one, production);
      if (value === undefined) faults.push(`${name} must ${requirementOf(variable, one, production)}.`);
      else parsed.push(value);
    }
    if (text === undefined && production && variable.requiredInProduction) {
      faults.push(`${name} is required in production${remedyOf(variable)}.`);
    }
    values[name] = variable.list ? parsed : parsed[0];
  }
  faults.push(...brokenRules(given));
  if (faults.length > 0) throw new StartError(faults.join('\n'));
  return values as unknown as Values;
}

/** Falls back to the named variable's default if its value is invalid, so that one problem is reported once. */
function defaultOf(variable: Variable, production: boolean, values: Record<string, unknown>): string | undefined {
  const text = (production ? variable.productionDefault : undefined) ?? variable.default;
  return text?.replace(/\$(\w+)/g, (_, name: keyof Values) => {
    const named: Variable = VARIABLES[name];
    return String((values[name] as Values[typeof name] | undefined) ?? named.default);
  });
}

function textsOf({ list }: Variable, text: string | undefined): readonly string[] {
  if (text === undefined) return [];
  const items = text.split(',').map((one) => one.trim());
  return list ? items.filter(Boolean) : [text];
}

function requirementOf(variable: Variable, text: string, production: boolean): string {
  const must = (production ? variable.mustInProduction : undefined) ?? variable.must;
  const value = variable.secret || variable.hidesValue ? '' : `, not ${JSON.stringify(text)}`;
  return `${must}${value}${remedyOf(variable)}`;
}

const remedyOf = ({ madeBy }: Variable): string => (madeBy ? `; "${madeBy}" makes one` : '');

function brokenRules(given: NodeJS.ProcessEnv): string[] {
  const has = (name: keyof Values): boolean => Boolean(given[name]);
  const rules: [broken: boolean, sentence: string][] = [
    [
      has('GOOGLE_CLIENT_ID') !== has('GOOGLE_CLIENT_SECRET'),
      'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.',
    ],
    [
      has('FILES_KEY_ID') !== has('FILES_KEY_SECRET'),
      'FILES_KEY_ID and FILES_KEY_SECRET belong together: set both or neither.',
    ],
    [has('SMTP_URL') && !has('MAIL_FROM'), `MAIL_FROM must ${VARIABLES.MAIL_FROM.must}.`],
    [has('CONTACT_FORWARD_TO') && !has('SMTP_URL'), 'CONTACT_FORWARD_TO needs SMTP_URL: without it no mail goes out.'],
    [has('RETURN_PATH') !== has('IMAP_URL'), 'RETURN_PATH and IMAP_URL belong together: set both or neither.'],
    [
      has('METRICS_PORT') && Number(given['METRICS_PORT']) === Number(given['PORT'] || VARIABLES.PORT.default),
      'METRICS_PORT must be another port than PORT, which browsers use.',
    ],
    [
      has('APP_DATABASE_URL') !== has('SYSTEM_DATABASE_URL'),
      'APP_DATABASE_URL and SYSTEM_DATABASE_URL belong together: set both or neither.',
    ],
    [
      has('APP_REPLICA_URL') && !has('APP_DATABASE_URL'),
      'APP_REPLICA_URL needs APP_DATABASE_URL: both have the password of app_rw that you chose.',
    ],
    [
      has('BACKUP_DIR') && has('APP_DATABASE_URL') && !has('DATABASE_URL'),
      'BACKUP_DIR needs DATABASE_URL, because a backup reads every row. Let "hourtrail backup" run by the clock instead.',
    ],
    [has('BACKUP_DIR') && !has('BACKUP_KEY'), `BACKUP_DIR needs BACKUP_KEY${remedyOf(VARIABLES.BACKUP_KEY)}.`],
    [has('RETURN_PATH') && !has('SMTP_URL'), 'RETURN_PATH needs SMTP_URL: without it no mail goes out.'],
  ];
  return rules.filter(([broken]) => broken).map(([, sentence]) => sentence);
}
