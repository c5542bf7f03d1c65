import { isErasure } from './erasing.js';
import type { Reaction } from './reaction.js';

/** Makes the planner forget the values that it remembers of what was erased, of records of these kinds. */
export const forgetStatistics = (streams: readonly string[]): Reaction => ({
  name: 'statistics-of-erased',
  streams,
  react: async (events, run) => {
    if (events.some(isErasure)) await run({ text: 'SELECT log.refresh_statistics()' });
  },
});
