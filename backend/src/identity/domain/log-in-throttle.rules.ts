const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** Failures of one kind, as they stand. */
export interface Count {
  readonly failures: number;
  readonly windowEndsAt: Date;
  readonly blockedUntil: Date | null;
  /** Of an account from one address: so long it counts as one that is used there. */
  readonly knownUntil: Date | null;
}

/** What is counted: an account from one address, an account from anywhere, an address. */
export const COUNTED = ['account-and-address', 'account', 'address'] as const;
export type Counted = (typeof COUNTED)[number];

const DELAYED_FROM = 5;
const LONGEST_DELAY = 900 * SECOND;
const PAIR_WINDOW = 24 * HOUR;
const KNOWN_FOR = 30 * 24 * HOUR;

/** A whole school may share one address, so an address may fail more often than an account, and for a shorter time. */
const HARD_STOPS = {
  account: { failures: 100, window: 24 * HOUR },
  address: { failures: 300, window: HOUR },
} as const;

/**
 * Whole seconds for which nobody may try; 0 when they may. Where an account is used from an address, or by a
 * browser that signed in to it before, what others failed
 * at from there does not keep its owner out: one visitor's guesses would lock out a whole school.
 */
export function secondsToWait(counts: ReadonlyMap<Counted, Count>, now: Date, isKnownDevice = false): number {
  const known = isKnownDevice || (counts.get('account-and-address')?.knownUntil ?? now) > now;
  const counting = [...counts].filter(([kind]) => !(known && kind === 'address'));
  const waits = counting.map(([, { blockedUntil }]) => (blockedUntil?.getTime() ?? 0) - now.getTime());
  return Math.max(0, ...waits.map((wait) => Math.ceil(wait / SECOND)));
}

/** An attempt counts as a failure until it succeeds, so that attempts at the same time cannot slip through. */
export function withAttempt(kind: Counted, before: Count | undefined, now: Date): Count {
  const current = before && before.windowEndsAt > now ? before : undefined;
  const failures = (current?.failures ?? 0) + 1;
  return kind === 'account-and-address'
    ? { ...slowedDown(failures, now), knownUntil: before?.knownUntil ?? null }
    : { ...stoppedAt(HARD_STOPS[kind], failures, current, now), knownUntil: null };
}

/** One, two, four … seconds from the fifth failure on, up to fifteen minutes. */
function slowedDown(failures: number, now: Date): Omit<Count, 'knownUntil'> {
  const delay = failures < DELAYED_FROM ? 0 : Math.min(SECOND * 2 ** (failures - DELAYED_FROM), LONGEST_DELAY);
  return {
    failures,
    windowEndsAt: new Date(now.getTime() + PAIR_WINDOW),
    blockedUntil: delay === 0 ? null : new Date(now.getTime() + delay),
  };
}

function stoppedAt(
  stop: { failures: number; window: number },
  failures: number,
  current: Count | undefined,
  now: Date,
): Omit<Count, 'knownUntil'> {
  const windowEndsAt = current?.windowEndsAt ?? new Date(now.getTime() + stop.window);
  return { failures, windowEndsAt, blockedUntil: failures >= stop.failures ? windowEndsAt : null };
}

/** The attempt turned out well: it was no failure, and this account at this address starts afresh. */
export function withSuccess(kind: Counted, { failures, windowEndsAt }: Count, now: Date): Count {
  if (kind === 'account-and-address')
    return { failures: 0, windowEndsAt, blockedUntil: null, knownUntil: new Date(now.getTime() + KNOWN_FOR) };
  const left = Math.max(0, failures - 1);
  // who may sign in past a stop does not lift it for others
  const isStopped = left >= HARD_STOPS[kind].failures;
  return { failures: left, windowEndsAt, blockedUntil: isStopped ? windowEndsAt : null, knownUntil: null };
}
