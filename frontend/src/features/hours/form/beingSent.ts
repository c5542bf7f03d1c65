import { observed } from '../../../lib/observed.js';

/** The slots of the forms that are being sent, also of those that were left meanwhile. */
export const beingSent = observed<ReadonlySet<string>>(new Set());

/** Sends a form; until that has ended no other one opens on the same text, and nothing is sent twice. */
export async function whileSending(slot: string, send: () => Promise<void>): Promise<void> {
  beingSent.set(new Set([...beingSent.current(), slot]));
  try {
    await send();
  } finally {
    beingSent.set(new Set([...beingSent.current()].filter((one) => one !== slot)));
  }
}
