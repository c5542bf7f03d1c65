/** Servers whose clocks differ less than this may share a log. */
const AHEAD_MS = 60_000;

/** A sentence if the newest event is later than now: the clock here is behind, or was ahead when it was written. */
export async function clockProblem(
  run: (text: string) => Promise<readonly { readonly at: Date }[]>,
  now: Date,
): Promise<string | undefined> {
  const [newest] = await run('SELECT at FROM log.events ORDER BY epoch DESC, tx DESC, position DESC LIMIT 1');
  if (!newest || Number(newest.at) <= Number(now) + AHEAD_MS) return undefined;
  return `The newest event of the log is of ${newest.at.toISOString()}, and the clock here says ${now.toISOString()}. Set the clock by NTP: the log orders and signs by its time.`;
}
