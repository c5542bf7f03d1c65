import { newSignerText } from '../sealing/signed-note.js';
import { readEnvironment } from './environment.js';
import { VARIABLES, type Variable } from './variables.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://hours.example',
  LOG_MAC_KEY: 'a'.repeat(64),
  SEAL_KEY: newSignerText('hours.example'),
};
const CLIENT = { GOOGLE_CLIENT_ID: 'hourtrail', GOOGLE_CLIENT_SECRET: 'a secret of the two' };
const SMTP = { SMTP_URL: 'smtps://hello:secret@mail.example.org', MAIL_FROM: 'HourTrail <hello@example.org>' };

const refusal = (variables: Record<string, string>): string => {
  try {
    readEnvironment(variables);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

test('everything has a default outside production, and an empty variable counts as not set', () => {
  const unset = readEnvironment({});
  expect(unset).toMatchObject({
    production: false,
    port: 3000,
    host: 'localhost',
    publicUrl: 'http://localhost:3000',
    dataDir: '.data',
    databaseUrl: undefined,
    demoData: true,
    checkpointDir: '.data/checkpoints',
    proxies: 0,
    logLevel: 'warn',
  });
  expect(readEnvironment(Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ''])))).toEqual(unset);
});

test('a default follows the variable that it names', () => {
  expect(readEnvironment({ PORT: '3001', DATA_DIR: '/srv/hourtrail' })).toMatchObject({
    publicUrl: 'http://localhost:3001',
    checkpointDir: '/srv/hourtrail/checkpoints',
  });
});

test('production listens at every address, logs requests and loads no demo data', () => {
  const expected = { production: true, host: '0.0.0.0', logLevel: 'info', demoData: false };
  expect(readEnvironment(PRODUCTION)).toMatchObject(expected);
  expect(readEnvironment({ ...PRODUCTION, DEMO_DATA: 'true' })).toMatchObject(expected);
});

test('Google is offered once both of its variables are set', () => {
  expect(readEnvironment({}).google).toBeUndefined();
  expect(readEnvironment({ ...PRODUCTION, ...CLIENT }).google).toEqual({
    clientId: 'hourtrail',
    clientSecret: 'a secret of the two',
    issuer: 'https://accounts.google.com',
  });
});

test('no mail goes out where nobody said how', () => {
  expect(readEnvironment({}).mail).toBeUndefined();
  expect(readEnvironment({ MAIL_FROM: 'hello@example.org' }).mail).toBeUndefined();
});

test('mail goes out from one address, and messages of visitors on to another if wished', () => {
  expect(readEnvironment(SMTP).mail).toEqual({ smtpUrl: SMTP.SMTP_URL, from: SMTP.MAIL_FROM });
  const forwarding = readEnvironment({ ...SMTP, CONTACT_FORWARD_TO: 'office@example.org' });
  expect(forwarding.mail?.forwardTo).toBe('office@example.org');
});

test('reports of undelivered mail are read where their mailbox is given', () => {
  const bounces = { RETURN_PATH: 'bounces@example.org', IMAP_URL: 'imaps://bounces:secret@imap.example.org/Reports' };
  expect(readEnvironment({ ...SMTP, ...bounces }).mail?.bounces).toEqual({
    returnPath: bounces.RETURN_PATH,
    imapUrl: bounces.IMAP_URL,
  });
});

test('nothing is measured and nothing traced where nobody said for whom', () => {
  expect(readEnvironment({}).telemetry).toEqual({ metrics: undefined, otlp: undefined });
});

test('metrics are served to this machine alone unless told otherwise', () => {
  expect(readEnvironment({ METRICS_PORT: '9464' }).telemetry.metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const elsewhere = { METRICS_PORT: '9464', METRICS_HOST: '10.0.0.7' };
  expect(readEnvironment(elsewhere).telemetry.metrics).toEqual({ host: '10.0.0.7', port: 9464 });
});

test('a collector gets all metrics and a tenth of the traces unless told otherwise', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' };
  expect(readEnvironment(collector).telemetry.otlp).toEqual({ metrics: true, traces: true, sampled: 0.1 });
  const less = { ...collector, OTEL_METRICS_EXPORTER: 'none', OTEL_TRACES_SAMPLER_ARG: '0' };
  expect(readEnvironment(less).telemetry.otlp).toEqual({ metrics: false, traces: true, sampled: 0 });
});

test('the public site leads nowhere outside unless it is told where', () => {
  expect(readEnvironment({}).site).toEqual({ socialUrls: [] });
});

test('the calendar, the video, the ways to reach us and our pages elsewhere are taken as they are', () => {
  const variables = {
    BOOKING_URL: 'https://book.example.org/thirty-minutes',
    VIDEO_URL: 'https://video.example.org/embed/7?rel=0',
    CONTACT_EMAIL: 'info@example.org',
    CONTACT_PHONE: '+1 (555) 010-0199',
    SOCIAL_URLS: 'https://social.example.org/us, https://video.example.org/us',
  };
  expect(readEnvironment({ ...PRODUCTION, ...variables }).site).toEqual({
    bookingUrl: variables.BOOKING_URL,
    videoUrl: variables.VIDEO_URL,
    contactEmail: 'info@example.org',
    contactPhone: '+1 (555) 010-0199',
    socialUrls: ['https://social.example.org/us', 'https://video.example.org/us'],
  });
});

test.each(['PUBLIC_URL', 'BOOKING_URL', 'VIDEO_URL', 'SOCIAL_URLS', 'GOOGLE_ISSUER'])(
  '%s without https is for development only',
  (name) => {
    const plain = { ...CLIENT, [name]: 'http://localhost:8080/' };
    expect(refusal(plain)).toBe('');
    expect(refusal({ ...PRODUCTION, ...plain })).toContain(`${name} must be an https address`);
  },
);

test('a provider keeps the address that it gives itself', () => {
  const own = { ...CLIENT, GOOGLE_ISSUER: 'http://localhost:8080' };
  expect(readEnvironment(own).google?.issuer).toBe('http://localhost:8080');
});

const WITHOUT_HTTPS = 'PUBLIC_URL must be an https address in production, not "http://localhost:3000".';
const BOTH_OR_NEITHER = 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or neither.';
const SENDER = 'MAIL_FROM must say who mail comes from, such as HourTrail <hello@example.org>.';
const SMTP_ADDRESS = 'SMTP_URL must be an address such as smtps://user:password@mail.example.org.';
const IMAP_ADDRESS = 'IMAP_URL must be an address such as imaps://user:password@imap.example.org.';
const BOUNCES_TOGETHER = 'RETURN_PATH and IMAP_URL belong together: set both or neither.';
const METRICS_APART = 'METRICS_PORT must be another port than PORT, which browsers use.';
const MAC_KEY = 'LOG_MAC_KEY must be 64 hexadecimal digits; "openssl rand -hex 32" makes one.';
const BACKUP_DIR = 'BACKUP_DIR must be a folder, or a bucket such as s3://name or s3://name/folder, not';
const BACKUP_KEY = 'BACKUP_KEY must be 64 hexadecimal digits; "openssl rand -hex 32" makes one.';
const SEAL_KEY =
  'SEAL_KEY must be a key that signs, PRIVATE+KEY+name+id+key; "npx --no -- hourtrail keys new" makes one.';
const addressOf = (name: string, role: string): string =>
  `${name} must be an address of the role ${role}, such as postgres://${role}:password@db.example.org:5432/hourtrail.`;
const APP_ADDRESS = addressOf('APP_DATABASE_URL', 'app_rw');
const SYSTEM_ADDRESS = addressOf('SYSTEM_DATABASE_URL', 'app_system');
const DATABASE = 'DATABASE_URL must be an address such as postgres://admin:password@db.example.org:5432/hourtrail.';

test.each<[Record<string, string>, string]>([
  [{ NODE_ENV: 'prod' }, 'NODE_ENV must be one of development, production, test, not "prod".'],
  [{ PORT: 'eighty' }, 'PORT must be a whole number from 0 to 65535, not "eighty".'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be a whole number from 0 to 9, not "true".'],
  [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY must be a whole number from 0 to 9, not "-1".'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud".'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA must be true or false, not "yes".'],
  [{ PUBLIC_URL: 'hours.example' }, 'PUBLIC_URL must be an http or https address, not "hours.example".'],
  [{ ...PRODUCTION, PUBLIC_URL: '' }, WITHOUT_HTTPS],
  [{ ...PRODUCTION, PUBLIC_URL: 'http://localhost:3000' }, WITHOUT_HTTPS],
  [{ GOOGLE_CLIENT_ID: 'hourtrail' }, BOTH_OR_NEITHER],
  [{ GOOGLE_CLIENT_SECRET: 'a secret' }, BOTH_OR_NEITHER],
  [
    { ...CLIENT, GOOGLE_ISSUER: 'accounts.google.com' },
    'GOOGLE_ISSUER must be an https address, not "accounts.google.com".',
  ],
  [{ ...SMTP, SMTP_URL: 'https://mail.example.org' }, SMTP_ADDRESS],
  [{ ...SMTP, SMTP_URL: 'mail.example.org:25' }, SMTP_ADDRESS],
  [{ SMTP_URL: SMTP.SMTP_URL }, SENDER],
  [{ ...SMTP, MAIL_FROM: 'HourTrail' }, SENDER],
  [{ ...SMTP, MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, SENDER],
  [{ CONTACT_FORWARD_TO: 'office@example.org' }, 'CONTACT_FORWARD_TO needs SMTP_URL: without it no mail goes out.'],
  [{ ...SMTP, CONTACT_FORWARD_TO: 'office' }, 'CONTACT_FORWARD_TO must be one email address, not "office".'],
  [{ ...SMTP, RETURN_PATH: 'bounces@example.org' }, BOUNCES_TOGETHER],
  [{ ...SMTP, IMAP_URL: 'imaps://bounces:secret@imap.example.org' }, BOUNCES_TOGETHER],
  [{ ...SMTP, RETURN_PATH: 'bounces@example.org', IMAP_URL: 'imap.example.org' }, IMAP_ADDRESS],
  [
    { RETURN_PATH: 'bounces@example.org', IMAP_URL: 'imaps://bounces:secret@imap.example.org' },
    'RETURN_PATH needs SMTP_URL: without it no mail goes out.',
  ],
  [{ METRICS_PORT: '3000' }, METRICS_APART],
  [{ PORT: '8080', METRICS_PORT: '8080' }, METRICS_APART],
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
    'OTEL_EXPORTER_OTLP_ENDPOINT must be an http or https address, not "collector:4318".',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "2".'],
  [{ BOOKING_URL: 'book.example.org' }, 'BOOKING_URL must be an https address, not "book.example.org".'],
  [{ VIDEO_URL: 'javascript:alert(1)' }, 'VIDEO_URL must be an https address, not "javascript:alert(1)".'],
  [{ SOCIAL_URLS: 'https://social.example.org,us' }, 'SOCIAL_URLS must be an https address, not "us".'],
  [{ CONTACT_EMAIL: 'info' }, 'CONTACT_EMAIL must be one email address, not "info".'],
  [{ CONTACT_PHONE: 'call us' }, 'CONTACT_PHONE must be a telephone number, not "call us".'],
  [{ DATABASE_URL: 'postgres://nobody@127.0.0.1/x' }, DATABASE],
  [{ LOG_MAC_KEY: 'short' }, MAC_KEY],
  [{ ...PRODUCTION, LOG_MAC_KEY: '' }, 'LOG_MAC_KEY is required in production; "openssl rand -hex 32" makes one.'],
  [{ SEAL_KEY: 'PRIVATE+KEY+short' }, SEAL_KEY],
  [{ BACKUP_KEY: 'short' }, BACKUP_KEY],
  [
    { APP_REPLICA_URL: 'postgres://app_rw:x@db/hourtrail' },
    'APP_REPLICA_URL needs APP_DATABASE_URL: both have the password of app_rw that you chose.',
  ],
  [
    { APP_DATABASE_URL: 'postgres://app_rw:x@db/hourtrail' },
    'APP_DATABASE_URL and SYSTEM_DATABASE_URL belong together: set both or neither.',
  ],
  [
    { SYSTEM_DATABASE_URL: 'postgres://postgres:x@db/hourtrail', APP_DATABASE_URL: 'postgres://app_rw:x@db/hourtrail' },
    SYSTEM_ADDRESS,
  ],
  [
    { BACKUP_DIR: 'https://s3.example.org/backups', BACKUP_KEY: 'b5'.repeat(32) },
    `${BACKUP_DIR} "https://s3.example.org/backups".`,
  ],
  [{ BACKUP_DIR: 's3://', BACKUP_KEY: 'b5'.repeat(32) }, `${BACKUP_DIR} "s3://".`],
  [{ BACKUP_DIR: '/srv/backups' }, 'BACKUP_DIR needs BACKUP_KEY; "openssl rand -hex 32" makes one.'],
  [{ ...PRODUCTION, SEAL_KEY: '' }, 'SEAL_KEY is required in production; "npx --no -- hourtrail keys new" makes one.'],
])('%j is refused in one sentence', (variables, sentence) => {
  expect(refusal(variables)).toBe(sentence);
});

test('every fault is told at once, a line each, in the order of the reference', () => {
  expect(refusal({ NODE_ENV: 'production', PORT: 'eighty', SOCIAL_URLS: 'us,them', SMTP_URL: 'mail' })).toBe(
    [
      'PORT must be a whole number from 0 to 65535, not "eighty".',
      WITHOUT_HTTPS,
      SMTP_ADDRESS,
      'SOCIAL_URLS must be an https address, not "us".',
      'SOCIAL_URLS must be an https address, not "them".',
      'LOG_MAC_KEY is required in production; "openssl rand -hex 32" makes one.',
      'SEAL_KEY is required in production; "npx --no -- hourtrail keys new" makes one.',
      SENDER,
    ].join('\n'),
  );
});

test('no message repeats a secret', () => {
  const secrets = Object.entries<Variable>(VARIABLES).filter(([, { secret }]) => secret);
  const wrong = Object.fromEntries(secrets.map(([name]) => [name, 'open sesame']));
  expect(secrets.map(([name]) => name)).toEqual([
    'OTEL_EXPORTER_OTLP_HEADERS',
    'GOOGLE_CLIENT_SECRET',
    'SMTP_URL',
    'IMAP_URL',
    'DATABASE_URL',
    'APP_DATABASE_URL',
    'SYSTEM_DATABASE_URL',
    'APP_REPLICA_URL',
    'LOG_MAC_KEY',
    'SEAL_KEY',
    'FILES_KEY_SECRET',
    'BACKUP_KEY',
    'SUPERADMIN_PASSWORD',
  ]);
  expect(refusal(wrong).split('\n')).toEqual([
    ...[
      SMTP_ADDRESS,
      IMAP_ADDRESS,
      DATABASE,
      APP_ADDRESS,
      SYSTEM_ADDRESS,
      APP_ADDRESS.replace('APP_DATABASE_URL', 'APP_REPLICA_URL'),
      MAC_KEY,
      SEAL_KEY,
      BACKUP_KEY,
      BOTH_OR_NEITHER,
    ],
    'FILES_KEY_ID and FILES_KEY_SECRET belong together: set both or neither.',
    SENDER,
    BOUNCES_TOGETHER,
  ]);
});

test('one of the three for the first super-admin may be missing: only the first start needs them', () => {
  const rest = { SUPERADMIN_USERNAME: 'chief', SUPERADMIN_EMAIL: 'chief@district.example' };
  expect(readEnvironment({ ...PRODUCTION, ...rest }).superAdmin).toEqual({
    username: 'chief',
    email: 'chief@district.example',
  });
});
