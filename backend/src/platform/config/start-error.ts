/** Why the server cannot start: a sentence for the person who started it, or a line for each of several faults. */
export class StartError extends Error {}

/** What to tell the person who started the server: the sentence, or for a defect where it is. */
export const complaintOf = (error: unknown): string =>
  error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
