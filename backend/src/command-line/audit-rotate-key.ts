import { rotateKey, withOperator } from '../audit/index.js';
import { sealKeyStore } from '../platform/config/log-keys.js';
import { REASON, type Command } from './command.js';

export const auditRotateKey: Command = {
  about: 'Replaces the key that signs checkpoints',
  options: { lost: { value: '"how"', about: `How the old key was lost, if it is. ${REASON}` } },
  examples: ['audit rotate-key', 'audit rotate-key --lost "The disk with it broke"'],
  run: async (input) => {
    const lost = input.text('lost');
    const settings = input.environment();
    await withOperator(settings, input.say, (operator) => rotateKey(operator, sealKeyStore(settings), lost));
    return { ok: true };
  },
};
