export class Refusal extends Error {
  constructor(
    readonly statusCode: number,
    readonly code: string,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

export const signInFirst = (): Refusal => new Refusal(401, 'unauthenticated', 'Please sign in.');

export const tooFast = (code: string, message: string, retryAfter: number): Refusal =>
  new Refusal(429, code, message, retryAfter);

export const busy = (retryAfter = 1): Refusal =>
  new Refusal(503, 'busy', 'The server is busy. Try again in a moment.', retryAfter);

export const databaseAway = (): Refusal =>
  new Refusal(503, 'database-away', 'The database cannot be reached just now. Try again in a moment.', 5);

export const unforeseen = (): Refusal =>
  new Refusal(503, 'unavailable', 'Something went wrong on our side. Try again in a moment.', 5);
