const UNKNOWN_AUTHORITY = 'nobody we trust signed its certificate. Name its authority in NODE_EXTRA_CA_CERTS.';

/** What went wrong outside this program, and what to do about it, by the codes of PostgreSQL, Node.js and TLS. */
const WORDS: Readonly<Record<string, string>> = {
  '53300':
    'it has no connection left. Raise max_connections, or end connections that others hold: see pg_stat_activity.',
  '53100': 'its disk is full. Make room: what was written before is as it was.',
  '25006': 'it takes no writes. Use the primary server, and default_transaction_read_only = off.',
  '57P03': 'it is starting or stopping. Try again in a moment.',
  '57P01': 'it was stopped. Start it again.',
  '28P01':
    'it refuses the password, or has no such user. Check both in the address. A new PostgreSQL gets its roles from npx --no -- hourtrail migrate.',
  '28000':
    'it refuses the user, or has none of that name. Check the address. A new PostgreSQL gets its roles from npx --no -- hourtrail migrate.',
  '3D000': 'it has no database of that name. Run npx --no -- hourtrail migrate.',
  '42501': 'its user may not do that. Use an administrator’s address.',
  ENOSPC: 'the disk is full. Make room: what was written before is as it was.',
  EDQUOT: 'the quota of the disk is used up. Make room: what was written before is as it was.',
  ENOENT: 'there is no such file or folder.',
  EISDIR: 'it is a folder. Name a file in it.',
  EROFS: 'the disk is read-only.',
  EACCES: 'this user may not read or write there.',
  EPERM: 'this user may not do that.',
  ECONNREFUSED: 'no program listens there. Start it, or check host and port.',
  ECONNRESET: 'the connection broke off. Try again in a moment.',
  ENOTFOUND: 'there is no host of that name. Check the address.',
  EAI_AGAIN: 'the name of the host cannot be looked up now. Check the network.',
  ETIMEDOUT: 'it does not answer. Check host, port and firewall.',
  ETIMEOUT: 'it does not answer. Check host, port and firewall.',
  EHOSTUNREACH: 'no network leads there. Check the address and the network.',
  EAUTH: 'it refuses user or password.',
  CERT_HAS_EXPIRED: 'its certificate has expired. Renew it there.',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet. Check the clock here and there.',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_AUTHORITY,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host. Use the name that the certificate has.',
};

/** Where a library keeps the sentence and loses the code. */
const SAID: readonly (readonly [said: RegExp, code: string])[] = [
  [/certificate has expired/i, 'CERT_HAS_EXPIRED'],
  [/certificate is not yet valid/i, 'CERT_NOT_YET_VALID'],
  [/self[- ]signed certificate|unable to (verify|get)/i, 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
  [/does not match certificate's altnames/i, 'ERR_TLS_CERT_ALTNAME_INVALID'],
  [/too many (clients|connections)|remaining connection slots/i, '53300'],
  [/no space left on device|could not extend file/i, 'ENOSPC'],
  [/timeout/i, 'ETIMEDOUT'],
];

interface Failure {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly cause?: unknown;
  readonly errors?: readonly unknown[];
}

/** Undefined for what no one foresaw. */
export function knownWords(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, message, cause, errors } = error as Failure;
  const own = typeof code === 'string' ? WORDS[code] : undefined;
  if (own !== undefined) return own;
  const text = typeof message === 'string' ? message : '';
  const said = SAID.find(([one]) => one.test(text))?.[1] ?? /\bE[A-Z]{4,}\b/.exec(text)?.[0];
  return (said === undefined ? undefined : WORDS[said]) ?? knownWords(cause) ?? knownWords(errors?.[0]);
}

/** A sentence that goes on behind a colon. */
export const failureWords = (error: unknown): string =>
  knownWords(error) ?? `${error instanceof Error ? error.message : String(error)}.`;
