import { knownWords } from './failure-words.js';

export class StartError extends Error {}

/** One sentence for what is foreseen, and the stack for what is not. */
export function complaintOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const words = knownWords(error);
  if (words === undefined) return error.stack ?? error.message;
  if ('severity' in error) return `The database cannot be used: ${words}`;
  const [first = error] = error instanceof AggregateError ? (error.errors as readonly Error[]) : [error];
  const { path, address, port, hostname } = first as NodeJS.ErrnoException & Address;
  const place = path ?? (address === undefined ? hostname : `${address}:${port}`);
  return place === undefined ? `${error.message}: ${words}` : `${place} cannot be used: ${words}`;
}

/** Names the command line as it is called here: the image has it without npm. */
export const asCalledHere = (text: string): string =>
  text.replaceAll('npx --no -- hourtrail', process.env['HOURTRAIL_COMMAND'] ?? 'npx --no -- hourtrail');

interface Address {
  readonly address?: string;
  readonly port?: number;
  readonly hostname?: string;
}
