import { observed } from '../lib/observed.js';

/** Whether the server last said that nothing can be changed; it says so with every answer. */
export const readOnly = observed(false);

const HEADER = 'X-Read-Only';

/** Takes note of what an answer says; one that came from before the server looked says nothing. */
export function noteReadOnly(response: Response | undefined): void {
  if (!response) return;
  if (response.headers.has(HEADER)) readOnly.set(true);
  else if (response.ok) readOnly.set(false);
}
