import { ArrayMaxSize, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import { Field } from './field.js';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { FullName } from './names.views.js';
import { IsEmailAddress, IsPersonName } from './person-fields.js';
import { IsHours, IsId, IsOneOf, IsText, Nested, Optional } from './validation.js';
import { CONFIRMATION_OUTCOMES, HOURS_STATUSES, type ConfirmationOutcome, type HoursStatus } from './vocabulary.js';

/** What a supervisor says about one entry. */
export class ConfirmationAnswer {
  @IsId(msg('labels.eachEntry'))
  id!: number;

  @IsOneOf(msg('labels.answer'), CONFIRMATION_OUTCOMES)
  outcome!: ConfirmationOutcome;

  /** Credits fewer hours than were logged; ignored unless they confirm. */
  @Optional()
  @IsHours(0)
  hours?: number | string | null;

  @IsOptional()
  @IsText(msg('labels.comments'), LIMITS.commentMax)
  comment?: string | null;

  /** Who knows better, where the supervisor is the wrong person. */
  @Optional()
  @IsEmailAddress()
  insteadEmail?: string | null;
}

/** Without answers it says that a person opened the page and pressed a button. */
export class AnswerConfirmation {
  @IsArray({ message: () => t('rules.chooseEntries') })
  @ArrayMaxSize(LIMITS.confirmationMax, { message: () => t('rules.tooManyEntries', { max: LIMITS.confirmationMax }) })
  @ArrayUnique(({ id }: ConfirmationAnswer) => id, { message: () => t('rules.entryTwice') })
  @Nested(() => ConfirmationAnswer, { each: true })
  answers!: ConfirmationAnswer[];
}

export class EntryToConfirm {
  @Field.integer() readonly id!: number;
  @Field.object(() => FullName) readonly volunteer!: FullName;
  @Field.text({ nullable: true }) readonly organizationName!: string | null;
  @Field.text({ nullable: true }) readonly description!: string | null;
  @Field.day() readonly date!: string;
  @Field.clockTime({ nullable: true }) readonly startTime!: string | null;
  @Field.clockTime({ nullable: true }) readonly endTime!: string | null;
  @Field.hours() readonly hours!: string;
}

/** What the link in an email to a supervisor shows: the entries that still wait for them, and nothing else. */
export class ConfirmationView {
  @Field.text() readonly school!: string;
  @Field.instant() readonly expiresAt!: string;
  @Field.list(() => EntryToConfirm) readonly entries!: readonly EntryToConfirm[];
}

export class ConfirmationResult {
  @Field.integer() readonly id!: number;
  /** `stale`: it changed or was answered meanwhile. */
  @Field.choice(['done', 'stale', 'refused']) readonly outcome!: 'done' | 'stale' | 'refused';
  @Field.choice(HOURS_STATUSES, { optional: true }) readonly status?: HoursStatus;
  @Field.text({ optional: true }) readonly message?: string;
}

/** Offered to supervisors who answer often; the name is the one that volunteers gave them. */
export class AccountOffer extends FullName {
  @Field.integer({ description: 'How many entries of the school they confirmed or declined.' })
  readonly answered!: number;
}

export class ConfirmationAnswered {
  @Field.list(() => ConfirmationResult) readonly results!: readonly ConfirmationResult[];
  @Field.object(() => AccountOffer, { nullable: true }) readonly account!: AccountOffer | null;
}

/** A supervisor asks the school for an account at the address of their link. */
export class AskForAccount {
  @IsPersonName(msg('common.firstName'))
  firstName!: string;

  @IsPersonName(msg('common.lastName'))
  lastName!: string;
}
