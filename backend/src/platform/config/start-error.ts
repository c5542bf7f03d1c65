import { knownWords } from './failure-words.js';

export class StartError extends Error {}

/** One sentence for what is foreseen, and the stack for what is not. */
export function complaintOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const words = knownWords(error);
  if (words === undefined) return error.stack ?? error.message;
  if ('severity' in error) return `The database cannot be used: ${words}`;
  const { path } = error as NodeJS.ErrnoException;
  return path === undefined ? `${error.message}: ${words}` : `${path} cannot be used: ${words}`;
}
