import { isEmail } from 'class-validator';
import { signerIn } from '../sealing/signed-note.js';

interface Format<T> {
  readonly must?: string;
  readonly mustInProduction?: string;
  readonly hidesValue?: true;
  readonly parse: (text: string, production: boolean) => T | undefined;
}

/** A variable that the server reads from its environment. An empty value counts as not set. */
export interface Variable<T = unknown> extends Format<T> {
  readonly about: string;
  /** `$NAME` inserts the value of a variable above. */
  readonly default?: string;
  readonly productionDefault?: string;
  readonly requiredInProduction?: true;
  readonly example?: string;
  readonly madeBy?: string;
  readonly secret?: true;
  readonly list?: true;
}

const text: Format<string> = { parse: (value) => value };

const flag: Format<boolean> = {
  must: 'be true or false',
  parse: (value) => (value === 'true' || value === 'false' ? value === 'true' : undefined),
};

const wholeNumber = (min: number, max: number): Format<number> => ({
  must: `be a whole number from ${min} to ${max}`,
  parse: (value) => {
    const number = Number(value);
    return Number.isInteger(number) && value.trim() !== '' && number >= min && number <= max ? number : undefined;
  },
});

const choice = <const T extends string>(...choices: readonly T[]): Format<T> => ({
  must: `be one of ${choices.join(', ')}`,
  parse: (value) => choices.find((one) => one === value),
});

const isWebAddress = (value: string, production: boolean): boolean =>
  URL.canParse(value) && (production ? /^https:\/\// : /^https?:\/\//).test(value);

const httpsAddress: Format<string> = {
  must: 'be an https address',
  parse: (value, production) => (isWebAddress(value, production) ? new URL(value).href : undefined),
};

/** Without https, anyone on the network can steal a session cookie. */
const origin: Format<string> = {
  must: 'be an http or https address',
  mustInProduction: 'be an https address in production',
  parse: (value, production) => (isWebAddress(value, production) ? new URL(value).origin : undefined),
};

const textThat = (must: string, isRight: (value: string, production: boolean) => boolean): Format<string> => ({
  must,
  parse: (value, production) => (isRight(value, production) ? value : undefined),
});

/** Not normalized: the OpenID provider compares its issuer character by character. */
const issuer = textThat('be an https address', isWebAddress);

const email = textThat('be one email address', (value) => isEmail(value));

const folderOrBucket = textThat(
  'be a folder, or a bucket such as s3://name or s3://name/folder',
  (value) => !/^[\w+]+:\/\//.test(value) || /^s3:\/\/[a-z0-9][a-z0-9.-]+(\/[^/]+)*\/?$/.test(value),
);

const sender: Format<string> = {
  ...textThat('say who mail comes from, such as HourTrail <hello@example.org>', (value) =>
    isEmail(value, { allow_display_name: true }),
  ),
  hidesValue: true,
};

const phone = textThat('be a telephone number', (value) => /^[+(]?\d[\d ().+-]{4,30}$/.test(value));

const smtpAddress = textThat('be an address such as smtps://user:password@mail.example.org', (value) => {
  const url = URL.parse(value);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
});

const imapAddress = textThat('be an address such as imaps://user:password@imap.example.org', (value) => {
  const url = URL.parse(value);
  return url !== null && /^imaps?:$/.test(url.protocol) && url.hostname !== '' && url.password !== '';
});

/** Requires a password, because the passwords of the application's roles derive from it. */
const databaseAddress = textThat(
  'be an address such as postgres://admin:password@db.example.org:5432/hourtrail',
  (value) => {
    const url = URL.parse(value);
    return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.password !== '';
  },
);

const addressOf = (role: string) =>
  textThat(
    `be an address of the role ${role}, such as postgres://${role}:password@db.example.org:5432/hourtrail`,
    (value) => {
      const url = URL.parse(value);
      return (
        url !== null &&
        /^postgres(ql)?:$/.test(url.protocol) &&
        url.username === role &&
        url.password !== '' &&
        url.pathname.length > 1
      );
    },
  );

const macKey = textThat('be 64 hexadecimal digits', (value) => /^[0-9a-f]{64}$/i.test(value));

const signingKey = textThat('be a key that signs, PRIVATE+KEY+name+id+key', (value) => {
  try {
    return Boolean(signerIn(value));
  } catch {
    return false;
  }
});

const SERVER = {
  NODE_ENV: {
    about: '`production` for real use: the server then requires https and its keys, and loads no demo data.',
    default: 'development',
    ...choice('development', 'production', 'test'),
  },
  PORT: { about: 'The port to listen on.', default: '3000', ...wholeNumber(0, 65_535) },
  HOST: {
    about: 'The address to listen on; `0.0.0.0` stands for all.',
    default: 'localhost',
    productionDefault: '0.0.0.0',
    ...text,
  },
  PUBLIC_URL: {
    about:
      'The address that browsers use, in production an https one. Links, cookies and the check of `Origin` follow it.',
    default: 'http://localhost:$PORT',
    requiredInProduction: true,
    example: 'https://hours.example.org',
    ...origin,
  },
  TRUST_PROXY: {
    about: 'How many proxies stand before the server, each of which adds to `X-Forwarded-For`.',
    default: '0',
    ...wholeNumber(0, 9),
  },
  WEBHOOKS_ALLOW_PRIVATE: {
    about: 'Whether webhooks may be sent to this machine, and without https: to try them out; never in production.',
    default: 'false',
    ...flag,
    mustInProduction: 'be false in production',
    parse: (value, production) => (production && value === 'true' ? undefined : flag.parse(value, production)),
  },
  LOG_LEVEL: {
    about: 'How much the server logs; `info` logs a JSON line for each request.',
    default: 'warn',
    productionDefault: 'info',
    ...choice('debug', 'info', 'warn', 'error', 'silent'),
  },
} satisfies Record<string, Variable>;

const OPERATION = {
  METRICS_PORT: {
    about:
      'A port for Prometheus to scrape, at `/metrics`; without it the server measures nothing. Keep it from the public: it is not the port of browsers. See [Watch](watch.md).',
    example: '9464',
    ...wholeNumber(0, 65_535),
  },
  METRICS_HOST: { about: 'The address that this port listens on.', default: '127.0.0.1', ...text },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    about:
      'A collector that takes traces, and metrics too unless `METRICS_PORT` is set, by OTLP over HTTP with protobuf. The other variables of OpenTelemetry about OTLP, such as `OTEL_EXPORTER_OTLP_TIMEOUT`, apply as it documents them, as do `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`.',
    example: 'http://localhost:4318',
    ...textThat('be an http or https address', (value) => isWebAddress(value, false)),
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    about: 'Headers for the collector, such as its key.',
    example: 'api-key=secret',
    secret: true,
    ...text,
  },
  OTEL_TRACES_EXPORTER: { about: '`none` sends no traces.', default: 'otlp', ...choice('otlp', 'none') },
  OTEL_METRICS_EXPORTER: { about: '`none` sends no metrics.', default: 'otlp', ...choice('otlp', 'none') },
  OTEL_TRACES_SAMPLER_ARG: {
    about: 'The share of requests and jobs that are traced, from 0 to 1.',
    default: '0.1',
    must: 'be a number from 0 to 1',
    parse: (value) => (value.trim() !== '' && Number(value) >= 0 && Number(value) <= 1 ? Number(value) : undefined),
  },
} satisfies Record<string, Variable>;

const SIGN_IN = {
  GOOGLE_CLIENT_ID: {
    about:
      'The id of a web client registered at https://console.cloud.google.com with the redirect address `<PUBLIC_URL>/api/auth/google/callback`. Set it with `GOOGLE_CLIENT_SECRET`; without both nobody is offered Google.',
    ...text,
  },
  GOOGLE_CLIENT_SECRET: { about: 'The secret of that web client.', secret: true, ...text },
  GOOGLE_ISSUER: {
    about:
      "A server in Google's place, with `/authorize`, `/token` and `/userinfo`, for tests; plain http only outside production.",
    default: 'https://accounts.google.com',
    ...issuer,
  },
} satisfies Record<string, Variable>;

const MAIL = {
  SMTP_URL: {
    about:
      'A mail server; with STARTTLS `smtp://user:password@host:587?requireTLS=true`. Without it no mail goes out: messages of visitors wait in the inbox, and nobody can confirm the newsletter.',
    example: 'smtps://user:password@mail.example.org',
    secret: true,
    ...smtpAddress,
  },
  MAIL_FROM: {
    about: 'Who mail comes from; required with `SMTP_URL`.',
    example: 'HourTrail <hello@example.org>',
    ...sender,
  },
  CONTACT_FORWARD_TO: {
    about: 'Where messages of visitors are forwarded, in addition to the inbox; needs `SMTP_URL`.',
    example: 'office@example.org',
    ...email,
  },
  RETURN_PATH: {
    about:
      'Where mail servers report mail that they could not deliver. Set it with `IMAP_URL`; without both, only an address that the mail server refuses at once counts as wrong.',
    example: 'bounces@example.org',
    ...email,
  },
  IMAP_URL: {
    about:
      'The mailbox of `RETURN_PATH`, `INBOX` unless a path names another; with STARTTLS `imap://user:password@host?requireTLS=true`. It is read once a minute: reports about our mail are deleted, everything else is marked as read.',
    example: 'imaps://user:password@imap.example.org',
    secret: true,
    ...imapAddress,
  },
} satisfies Record<string, Variable>;

const PUBLIC_SITE = {
  BOOKING_URL: {
    about:
      'Where visitors book a call of 30 minutes; it loads when somebody clicks. Without it a link to `/contact` takes its place.',
    example: 'https://calendar.example.org/hourtrail/30min',
    ...httpsAddress,
  },
  VIDEO_URL: {
    about: 'An embeddable video, which loads when somebody clicks. Without it the first page offers a live demo.',
    example: 'https://video.example.org/embed/hourtrail',
    ...httpsAddress,
  },
  CONTACT_EMAIL: {
    about:
      'The email address that the public site shows. Without it, it shows `info@hourtrail.example`, which nobody reads.',
    example: 'info@example.org',
    ...email,
  },
  CONTACT_PHONE: {
    about: 'The telephone number that the public site shows.',
    example: '+1 555 010 0199',
    ...phone,
  },
  SOCIAL_URLS: {
    about: 'Your pages elsewhere, with commas between them, for the foot of the public site.',
    example: 'https://social.example.org/hourtrail',
    list: true,
    ...httpsAddress,
  },
} satisfies Record<string, Variable>;

const DATA = {
  DATABASE_URL: {
    about:
      "An administrator's address on a PostgreSQL 18, with a password. Without it the server starts a PostgreSQL of its own.",
    example: 'postgres://postgres:hourtrail@localhost:5432/hourtrail',
    secret: true,
    ...databaseAddress,
  },
  APP_DATABASE_URL: {
    about:
      "The same database for the role `app_rw`, with a password of your choice. With it and the next, `DATABASE_URL` is needed by `hourtrail migrate` only, which gives the roles these passwords, and by backups; without them they derive from the administrator's.",
    example: 'postgres://app_rw:password@db.example.org:5432/hourtrail',
    secret: true,
    ...addressOf('app_rw'),
  },
  SYSTEM_DATABASE_URL: {
    about: 'The same database for the role `app_system`.',
    example: 'postgres://app_system:password@db.example.org:5432/hourtrail',
    secret: true,
    ...addressOf('app_system'),
  },
  APP_REPLICA_URL: {
    about:
      'A streaming replica of that database, for the role `app_rw` too: lists, reports and exports are read there. Whenever it is behind or gone the primary answers. Needs `APP_DATABASE_URL`. See [Grow](grow.md).',
    example: 'postgres://app_rw:password@replica.example.org:5432/hourtrail',
    secret: true,
    ...addressOf('app_rw'),
  },
  DATA_DIR: {
    about: 'The folder of that PostgreSQL, of the keys that the server makes and of attachments.',
    default: '.data',
    ...text,
  },
  ROSTER_FOLDER: {
    about:
      "A folder for OneRoster ZIP files, with a folder in it for each school or district, named by its number. Every hour the server imports those that are a minute old into that school, or the district's schools, and moves them to `done` in it. Without it nothing is watched.",
    example: '/srv/hourtrail/rosters',
    ...text,
  },
  DEMO_DATA: {
    about: 'Whether the first start loads a school year to look at; never in production.',
    default: 'true',
    productionDefault: 'false',
    ...flag,
  },
  LOG_MAC_KEY: {
    about:
      'The key of the MAC that each event of the log carries. Keep it apart from the database and its backups. Without it a file in `DATA_DIR/keys`.',
    requiredInProduction: true,
    madeBy: 'openssl rand -hex 32',
    secret: true,
    ...macKey,
  },
  SEAL_KEY: {
    about: 'The key that signs the checkpoints of the log. Without it a file in `DATA_DIR/keys`.',
    requiredInProduction: true,
    madeBy: 'npx --no -- hourtrail keys new',
    secret: true,
    ...signingKey,
  },
  CHECKPOINT_DIR: {
    about: "Where signed checkpoints are kept outside of the database; another disk than the database's is best.",
    default: '$DATA_DIR/checkpoints',
    example: '.data/checkpoints',
    ...text,
  },
  FILES_BUCKET: {
    about: 'A bucket for attachments, at AWS or any S3-compatible store. Without it they are in `DATA_DIR/files`.',
    example: 'hourtrail-attachments',
    ...text,
  },
  FILES_ENDPOINT: {
    about: 'The address of another store than AWS, for attachments and backups; plain http only outside production.',
    example: 'https://s3.example.org',
    ...httpsAddress,
  },
  FILES_REGION: { about: 'The region of the bucket.', default: 'us-east-1', ...text },
  FILES_KEY_ID: {
    about:
      'A key that may list, read, write and delete in the bucket of attachments, and in that of backups; set it with `FILES_KEY_SECRET`. Without both, the credentials come from where AWS provides them.',
    ...text,
  },
  FILES_KEY_SECRET: { about: 'The secret of that key.', secret: true, ...text },
} satisfies Record<string, Variable>;

const BACKUPS = {
  BACKUP_DIR: {
    about:
      "A folder for backups, on another disk than the database's, or a bucket such as `s3://hourtrail-backups`, reached by `FILES_ENDPOINT`, `FILES_REGION` and the key. With it the server writes one a day, with attachments and checkpoints; without it `npx --no -- hourtrail backup --to FILE` does.",
    ...folderOrBucket,
  },
  BACKUP_KEY: {
    about:
      'The key that backups are encrypted with. Keep a copy where the server is not: without it no backup can be read.',
    madeBy: 'openssl rand -hex 32',
    secret: true,
    ...macKey,
  },
  BACKUP_HOUR: {
    about: 'The hour of the day, in UTC, from which the backup of the day is written.',
    default: '2',
    ...wholeNumber(0, 23),
  },
  BACKUP_KEEP_LAST: {
    about: 'How many of the newest backups stay in `BACKUP_DIR` however old they are.',
    default: '7',
    ...wholeNumber(1, 10_000),
  },
  BACKUP_KEEP_DAYS: {
    about: 'For how many days every backup stays there. A backup holds people who were erased since.',
    default: '30',
    ...wholeNumber(1, 10_000),
  },
} satisfies Record<string, Variable>;

const SUPERADMIN = {
  SUPERADMIN_USERNAME: {
    about:
      'The username of the first super-admin, who is made at the first start in production. That start needs all three variables; once there is a super-admin they are not used. The name of a demo account, such as `admin`, is refused.',
    ...text,
  },
  SUPERADMIN_EMAIL: { about: 'Their email address.', ...text },
  SUPERADMIN_PASSWORD: { about: 'Their password; remove it after the first start.', secret: true, ...text },
} satisfies Record<string, Variable>;

export const TOPICS: Readonly<Record<string, Readonly<Record<string, Variable>>>> = {
  'The server': SERVER,
  'Seeing how it is': OPERATION,
  'Signing in': SIGN_IN,
  Mail: MAIL,
  'The public site': PUBLIC_SITE,
  'The data': DATA,
  Backups: BACKUPS,
  'The first super-admin': SUPERADMIN,
};

export const VARIABLES = {
  ...SERVER,
  ...OPERATION,
  ...SIGN_IN,
  ...MAIL,
  ...PUBLIC_SITE,
  ...DATA,
  ...BACKUPS,
  ...SUPERADMIN,
};

type Parsed<V extends Variable> = Exclude<ReturnType<V['parse']>, undefined>;

export type Values = {
  readonly [Name in keyof typeof VARIABLES]: (typeof VARIABLES)[Name] extends infer V extends Variable
    ? V extends { list: true }
      ? readonly Parsed<V>[]
      : V extends { default: string }
        ? Parsed<V>
        : Parsed<V> | undefined
    : never;
};
