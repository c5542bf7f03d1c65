import { calendarDateOf, parseHours, type CountingRulesView, type NewCountingRules } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { setRules, type CountingRulesInput } from '../domain/counting-rules.js';
import { SchoolCountingRules } from '../persistence/counting-rules.js';

export class SetCountingRules extends Command<readonly CountingRulesView[]> {
  constructor(
    readonly by: Actor,
    readonly input: NewCountingRules,
  ) {
    super();
  }
}

@CommandHandler(SetCountingRules)
export class SetCountingRulesHandler implements ICommandHandler<SetCountingRules> {
  constructor(private readonly rules: SchoolCountingRules) {}

  execute({ by, input }: SetCountingRules): Promise<readonly CountingRulesView[]> {
    const { version, organizationId = by.organizationId } = input;
    return this.rules.set(
      by,
      organizationId,
      (school) => setRules(school, by, { ...rulesTyped(input, school.timeZone), reason: input.reason }, school.goal),
      version,
    );
  }
}

/** The earliest date may be an instant, and the hours a text. */
export const rulesTyped = (input: NewCountingRules, timeZone: string): CountingRulesInput => ({
  ...input,
  dailyCap: parseHours(input.dailyCap),
  earliestDate: input.earliestDate && calendarDateOf(input.earliestDate, timeZone),
});
