import type { ErasureHandler } from '../../event-log/erasure-handler.js';
import { systemAt } from '../../event-log/erasure-handler.js';
import { forgetAnswers } from './idempotency-keys.js';

/** Erases stored responses, because any of them may contain the person's data. */
export const eraseStoredResponses: ErasureHandler = async ({ schools }, { database }) => {
  for (const school of schools) await database.write(systemAt(school), forgetAnswers(school));
};
