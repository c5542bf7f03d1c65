import { acceptRestore, withOperator } from '../audit/index.js';
import { REASON, required, type Command } from './command.js';

export const auditAcceptRestore: Command = {
  about: 'Continues from a restored backup that lacks signed events, and records that for good',
  options: { reason: { value: '"…"', about: `Why they are lost. ${REASON}` } },
  examples: ['audit accept-restore --reason "The disk broke on 3 May; the backup is of 2 May, 23:00"'],
  run: async (input) => {
    const reason = required(input, 'reason', REASON);
    await withOperator(input.environment(), input.say, (operator) => acceptRestore(operator, reason));
    return { ok: true };
  },
};
