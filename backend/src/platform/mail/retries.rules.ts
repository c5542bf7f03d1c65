/** The queue waits e^n seconds after the nth try and never longer than six hours: these take a day and a half. */
const MOST_TRIES = 15;

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

/** Whether there is no use in another try after so many. */
export const isGivenUp = (failure: Failure, tries: number): boolean => tries >= MOST_TRIES || isRefusedForGood(failure);

/** Whether the email itself was refused for good; a password or sender that is refused can be mended. */
const isRefusedForGood = ({ code, permanent, rejected = [] }: Failure): boolean =>
  permanent === true && (code === 'EMESSAGE' || (code === 'EENVELOPE' && rejected.length > 0));

/** What is kept of a failure: never the words of the mail server, which quote addresses. */
export const problemOf = ({ code, responseCode }: Failure): string =>
  [code ?? 'ERROR', ...(responseCode === undefined ? [] : [String(responseCode)])].join(' ');
