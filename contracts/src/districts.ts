import { Field } from './field.js';
import { RuleChange } from './messaging.views.js';
import { msg } from './messages/translate.js';
import { IsDateOrInstant, Optional } from './validation.js';

export class DistrictQuery {
  /** Figures as of the end of this day by each school's clock; today by default. */
  @Optional()
  @IsDateOrInstant(msg('labels.asOf'))
  asOf?: string;
}

export class RulesOfSchool {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.list(() => RuleChange) readonly changes!: readonly RuleChange[];
}

export class DistrictRules {
  @Field.integer({ description: 'Of the district; also the ETag.' }) readonly version!: number;
  @Field.list(() => RulesOfSchool, { description: 'The schools whose rules change, by name.' })
  readonly schools!: readonly RulesOfSchool[];
}

export class DistrictTotals {
  @Field.integer() readonly students!: number;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: 'Of pending and verified entries.' }) readonly pendingHours!: number;
}

export class DistrictSchool extends DistrictTotals {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.integer({ description: 'Students who reached their goal with the hours that count.' })
  readonly studentsAtGoal!: number;
  @Field.decimal({
    nullable: true,
    description: 'Days from submission to decision, of the thirty days to `asOf`: half took longer. Null without any.',
  })
  readonly medianDaysToDecision!: number | null;
  @Field.decimal({
    nullable: true,
    description:
      'Of the approvals of the thirty days to `asOf`, the part, from 0 to 1, that no one had verified. Null without any.',
  })
  readonly unverifiedShare!: number | null;
}

export class DistrictSummary {
  @Field.day() readonly asOf!: string;
  @Field.object(() => DistrictTotals) readonly totals!: DistrictTotals;
  @Field.list(() => DistrictSchool, { description: 'The schools that are of the district now, by name.' })
  readonly schools!: readonly DistrictSchool[];
}
