const HOUR = 3_600_000;

/** How long a session lasts, in milliseconds. */
export const SESSION = {
  /** Without a request. */
  idle: 12 * HOUR,
  /** In all, however much it is used. */
  absolute: 30 * 24 * HOUR,
  /** Its last use is written down at most this often. */
  touch: 60_000,
} as const;
