import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  isInt,
  IsOptional,
  MinLength,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { opportunityTooLong, opportunityTooShort } from './rules/opportunity.js';
import { isRequired } from './rules/problem.js';
import {
  all,
  IsClockTime,
  IsDateOrInstant,
  IsFlag,
  IsId,
  IsIdText,
  IsLine,
  IsOneOf,
  IsText,
  IsWhole,
  NotEmpty,
  Optional,
  parseHours,
  problemOfWhole,
  Trimmed,
} from './validation.js';
import { AUDIENCES, type Audience } from './vocabulary.js';

const IsTitle = () => all(Trimmed(), IsLine(msg('labels.title'), LIMITS.titleMax), NotEmpty(msg('labels.title')));
const IsDescription = () =>
  all(Trimmed(), IsText(msg('common.description'), LIMITS.descriptionMax), NotEmpty(msg('common.description')));
const IsHost = () =>
  all(Trimmed(), IsLine(msg('common.organization'), LIMITS.organizationNameMax), NotEmpty(msg('common.organization')));
const IsPlace = () =>
  all(Trimmed(), IsLine(msg('labels.location'), LIMITS.locationMax), NotEmpty(msg('labels.location')));
const IsDay = () => all(IsDateOrInstant(msg('common.date')), NotEmpty(msg('common.date')));
const IsStart = () => all(IsClockTime(msg('common.startTime')), NotEmpty(msg('common.startTime')));
const isSlots = (value: unknown): boolean => isInt(value) && Number(value) >= 1 && Number(value) <= LIMITS.slotsMax;
const IsMaxSlots = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMaxSlots',
    validator: {
      validate: isSlots,
      defaultMessage: (args?: ValidationArguments) =>
        typeof args?.value === 'number' && !(args.value >= 1)
          ? isRequired(t('labels.maxVolunteers'))
          : problemOfWhole(t('labels.maxVolunteers'), 1, LIMITS.slotsMax),
    },
  });
const IsAudience = () => IsIn(AUDIENCES, { message: () => t('rules.selectAudience') });

const { opportunityHoursMin: SHORTEST, opportunityHoursMax: LONGEST, hoursStep: STEP } = LIMITS;

const IsOpportunityHours = (): PropertyDecorator =>
  ValidateBy({
    name: 'isOpportunityHours',
    validator: {
      validate: (value: unknown) => {
        const hours = parseHours(value);
        return hours !== undefined && hours >= SHORTEST && hours <= LONGEST && Number.isInteger(hours / STEP);
      },
      defaultMessage: (args?: ValidationArguments) => {
        const hours = parseHours(args?.value) ?? Number(args?.value);
        if (hours > LONGEST) return opportunityTooLong();
        return hours >= SHORTEST ? t('rules.hoursStep', { step: STEP }) : opportunityTooShort();
      },
    },
  });

export class PublishOpportunity {
  @IsTitle()
  title!: string;

  @IsDescription()
  description!: string;

  @IsHost()
  organizationName!: string;

  @IsDay()
  date!: string;

  @IsStart()
  startTime!: string;

  @Optional()
  @IsClockTime(msg('common.endTime'))
  endTime?: string | null;

  @Optional()
  @IsOpportunityHours()
  hours?: number | string | null;

  @IsPlace()
  location!: string;

  @IsOptional()
  @IsMaxSlots()
  maxSlots?: number;

  @IsOptional()
  @IsAudience()
  targetAudience?: Audience;

  @IsOptional()
  @IsId(msg('labels.coordinator'))
  coordinatorId?: number | null;

  @IsOptional()
  @IsFlag(msg('common.active'))
  isActive?: boolean;

  @IsOptional()
  @IsWhole(msg('labels.weeks'), 1, LIMITS.repeatMax)
  repeatWeeks?: number | null;

  @Optional()
  @IsDateOrInstant(msg('labels.until'))
  repeatUntil?: string | null;

  @IsOptional()
  @IsDateOrInstant(msg('labels.eachSkippedDay'), { each: true })
  @ArrayMaxSize(LIMITS.repeatMax, { message: () => t('rules.tooManySkippedDays', { max: LIMITS.repeatMax }) })
  @IsArray({ message: () => t('rules.mustBeList', { field: t('labels.skippedDays') }) })
  exceptDates?: string[] | null;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;

  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

export class ChangeOpportunity {
  @IsOptional()
  @IsTitle()
  title?: string;

  @IsOptional()
  @IsDescription()
  description?: string;

  @IsOptional()
  @IsHost()
  organizationName?: string;

  @IsOptional()
  @IsDay()
  date?: string;

  @IsOptional()
  @IsStart()
  startTime?: string;

  @Optional()
  @IsClockTime(msg('common.endTime'))
  endTime?: string | null;

  @Optional()
  @IsOpportunityHours()
  hours?: number | string | null;

  @IsOptional()
  @IsPlace()
  location?: string;

  @IsOptional()
  @IsMaxSlots()
  maxSlots?: number;

  @IsOptional()
  @IsAudience()
  targetAudience?: Audience;

  @IsOptional()
  @IsId(msg('labels.coordinator'))
  coordinatorId?: number | null;

  @IsOptional()
  @IsFlag(msg('common.active'))
  isActive?: boolean;

  /** Also changes the later days of its series. A new day moves them by as many days. */
  @IsOptional()
  @IsFlag(msg('labels.following'))
  following?: boolean;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;

  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

export class CancelOpportunity {
  @Trimmed()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  @MinLength(1, { message: () => t('rules.cancelReason') })
  reason!: string;
}

export const OPPORTUNITY_SORTS = ['date', '-date', '-createdAt'] as const;
export type OpportunitySort = (typeof OPPORTUNITY_SORTS)[number];

export const OPPORTUNITY_WINDOWS = ['all', 'now', 'upcoming', 'week', 'month', 'past'] as const;
export type OpportunityWindow = (typeof OPPORTUNITY_WINDOWS)[number];

export class OpportunityListQuery extends PageQuery {
  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsOneOf(msg('labels.when'), OPPORTUNITY_WINDOWS)
  when?: OpportunityWindow;

  @Optional()
  @IsOneOf(msg('labels.audience'), AUDIENCES)
  audience?: Audience;

  @Optional()
  @IsOneOf(msg('common.active'), ['true', 'false'])
  active?: 'true' | 'false';

  @Optional()
  @IsOneOf(msg('labels.createdBy'), ['me'])
  createdBy?: 'me';

  @Optional()
  @IsOneOf(msg('labels.coordinator'), ['me'])
  coordinator?: 'me';

  @Optional()
  @IsIdText(msg('labels.coordinator'))
  coordinatorId?: string;

  @Optional()
  @IsIdText(msg('labels.series'))
  seriesId?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), OPPORTUNITY_SORTS)
  sort?: OpportunitySort;
}

export const OPPORTUNITY_STATES = ['cancelled', 'past', 'signed-up', 'waitlisted', 'inactive', 'full', 'open'] as const;
export type OpportunityState = (typeof OPPORTUNITY_STATES)[number];
