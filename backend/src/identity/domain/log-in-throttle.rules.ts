const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

export interface Count {
  readonly failures: number;
  readonly windowEndsAt: Date;
  readonly blockedUntil: Date | null;
  /** Until then, the account counts as used from this address. */
  readonly knownUntil: Date | null;
}

export const ATTEMPT_KINDS = ['account-and-address', 'account', 'address'] as const;
export type AttemptKind = (typeof ATTEMPT_KINDS)[number];

const DELAYED_FROM = 5;
const LONGEST_DELAY = 900 * SECOND;
const PAIR_WINDOW = 24 * HOUR;
const KNOWN_FOR = 30 * 24 * HOUR;

/** A school may share one address, so it may fail more often than an account, but in a shorter window. */
const HARD_STOPS = {
  account: { failures: 100, window: 24 * HOUR },
  address: { failures: 300, window: HOUR },
} as const;

/** So far apart may the clocks of two servers be. A block that ends later still is of a clock that was set back since. */
const CLOCKS_DIFFER_BY = 60 * SECOND;
const LONGEST_WAITS: Readonly<Record<AttemptKind, number>> = {
  'account-and-address': LONGEST_DELAY,
  account: HARD_STOPS.account.window,
  address: HARD_STOPS.address.window,
};

/** Whole seconds. Known accounts and devices skip the address count, or one visitor could lock out a whole school. */
export function secondsToWait(counts: ReadonlyMap<AttemptKind, Count>, now: Date, isKnownDevice = false): number {
  const known = isKnownDevice || (counts.get('account-and-address')?.knownUntil ?? now) > now;
  const counting = [...counts].filter(([kind]) => !(known && kind === 'address'));
  const waits = counting.map(([kind, { blockedUntil }]) => {
    const wait = (blockedUntil?.getTime() ?? 0) - now.getTime();
    return wait > LONGEST_WAITS[kind] + CLOCKS_DIFFER_BY ? 0 : Math.ceil(wait / SECOND);
  });
  return Math.max(0, ...waits);
}

/** Counts as a failure until it succeeds, so that parallel attempts can't slip through. */
export function withAttempt(kind: AttemptKind, before: Count | undefined, now: Date): Count {
  const current = before && before.windowEndsAt > now ? before : undefined;
  const failures = (current?.failures ?? 0) + 1;
  return kind === 'account-and-address'
    ? { ...slowedDown(failures, now), knownUntil: before?.knownUntil ?? null }
    : { ...stoppedAt(HARD_STOPS[kind], failures, current, now), knownUntil: null };
}

/** 1, 2, 4 … seconds from the fifth failure on, up to 15 minutes. */
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
  const latest = new Date(now.getTime() + stop.window);
  const windowEndsAt = current && current.windowEndsAt < latest ? current.windowEndsAt : latest;
  return { failures, windowEndsAt, blockedUntil: failures >= stop.failures ? windowEndsAt : null };
}

/** Uncounts the attempt, and resets the account at this address. */
export function withSuccess(kind: AttemptKind, { failures, windowEndsAt }: Count, now: Date): Count {
  if (kind === 'account-and-address')
    return { failures: 0, windowEndsAt, blockedUntil: null, knownUntil: new Date(now.getTime() + KNOWN_FOR) };
  return { ...uncounted(kind, { failures, windowEndsAt }), knownUntil: null };
}

/** Uncounts the attempt and nothing else: what failed before goes on to slow down. */
export const withoutAttempt = (kind: AttemptKind, { knownUntil, ...count }: Count): Count =>
  kind === 'account-and-address'
    ? { failures: Math.max(0, count.failures - 1), windowEndsAt: count.windowEndsAt, blockedUntil: null, knownUntil }
    : { ...uncounted(kind, count), knownUntil };

function uncounted(
  kind: keyof typeof HARD_STOPS,
  { failures, windowEndsAt }: Pick<Count, 'failures' | 'windowEndsAt'>,
): Omit<Count, 'knownUntil'> {
  const left = Math.max(0, failures - 1);
  // a success despite the block doesn't lift it for others
  const isStopped = left >= HARD_STOPS[kind].failures;
  return { failures: left, windowEndsAt, blockedUntil: isStopped ? windowEndsAt : null };
}
