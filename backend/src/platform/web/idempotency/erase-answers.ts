import type { ErasureHandler } from '../../event-log/erasure-handler.js';
import { systemAt } from '../../event-log/erasure-handler.js';
import { forgetAnswers } from './idempotency-keys.js';

/** Answers that are kept for a repetition may tell of anybody: where somebody is erased, all of them go. */
export const eraseStoredResponses: ErasureHandler = async ({ schools }, { database }) => {
  for (const school of schools) await database.write(systemAt(school), forgetAnswers(school));
};
