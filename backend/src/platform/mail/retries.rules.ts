const MINUTE = 60_000;

/** How long to wait after the first, the second … try that failed. */
const WAITS = [2, 5, 30, 120, 480, 1_440].map((minutes) => minutes * MINUTE);

/** What is known of a try that failed. */
export interface Failure {
  /** Such as ECONNECTION, of the way to the mail server. */
  readonly code?: string | undefined;
  /** What the mail server answered, such as 550. */
  readonly responseCode?: number | undefined;
  /** The mail server will say the same next time. */
  readonly permanent?: boolean | undefined;
  /** Readers it does not know. */
  readonly rejected?: readonly string[] | undefined;
}

/** When to try again after so many tries; undefined when it has been tried often enough. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = WAITS[tries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** Whether the letter itself was refused for good; a password or sender that is refused can be mended. */
export const isRefusedForGood = ({ code, permanent, rejected = [] }: Failure): boolean =>
  permanent === true && (code === 'EMESSAGE' || (code === 'EENVELOPE' && rejected.length > 0));

/** What is kept of a failure: never the words of the mail server, which quote addresses. */
export const problemOf = ({ code, responseCode }: Failure): string =>
  [code ?? 'ERROR', ...(responseCode === undefined ? [] : [String(responseCode)])].join(' ');
