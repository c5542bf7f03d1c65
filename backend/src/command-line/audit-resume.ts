import { resumeSealing, withOperator } from '../audit/index.js';
import { REASON, required, WrongUse, type Command } from './command.js';

export const auditResume: Command = {
  about: 'Resumes the sealing of a school whose log was changed',
  options: {
    school: { value: 'N', about: 'The number of the school' },
    reason: { value: '"…"', about: `What was found, and what was done. ${REASON}` },
  },
  examples: ['audit resume --school 2 --reason "What was found, and what was done"'],
  run: async (input) => {
    const school = required(input, 'school');
    const organizationId = Number(school);
    if (!Number.isSafeInteger(organizationId) || organizationId < 0)
      throw new WrongUse(`--school must be the number of a school, not "${school}".`);
    const reason = required(input, 'reason', REASON);
    await withOperator(input.environment(), input.say, (operator) =>
      resumeSealing(operator, { organizationId, reason }),
    );
    return { ok: true, school: organizationId };
  },
};
