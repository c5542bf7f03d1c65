import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  isInt,
  IsOptional,
  MinLength,
  ValidateBy,
  type ValidationArguments,
} from 'class-validator';
import { LIMITS, OPPORTUNITY_TOO_LONG, OPPORTUNITY_TOO_SHORT } from './limits.js';
import { PageQuery } from './paging.js';
import { CANCEL_REASON_REQUIRED } from './rules/opportunity.js';
import { isRequired } from './rules/problem.js';
import {
  all,
  IsClockTime,
  IsDateOrInstant,
  IsId,
  IsIdText,
  IsLine,
  IsText,
  IsWhole,
  Optional,
  parseHours,
  Trimmed,
} from './validation.js';
import { AUDIENCES, type Audience } from './vocabulary.js';

export const COORDINATOR_REQUIRED = 'Either select existing coordinator or provide all new coordinator details';

const required = (label: string): PropertyDecorator => MinLength(1, { message: isRequired(label) });

const IsTitle = () => all(Trimmed(), IsLine('Title', LIMITS.titleMax), required('Title'));
const IsDescription = () => all(Trimmed(), IsText('Description', LIMITS.descriptionMax), required('Description'));
const IsHost = () => all(Trimmed(), IsLine('Organization', LIMITS.organizationNameMax), required('Organization'));
const IsPlace = () => all(Trimmed(), IsLine('Location', LIMITS.locationMax), required('Location'));
const IsDay = () => all(IsDateOrInstant('Date'), required('Date'));
const IsStart = () => all(IsClockTime('Start time'), required('Start time'));
const isSlots = (value: unknown): boolean => isInt(value) && Number(value) >= 1 && Number(value) <= LIMITS.slotsMax;
const IsMaxSlots = (): PropertyDecorator =>
  ValidateBy({
    name: 'isMaxSlots',
    validator: {
      validate: isSlots,
      defaultMessage: (args?: ValidationArguments) =>
        typeof args?.value === 'number' && !(args.value >= 1)
          ? isRequired('Max volunteers')
          : `Max volunteers must be a whole number from 1 to ${LIMITS.slotsMax}.`,
    },
  });
const IsAudience = () => IsIn(AUDIENCES, { message: 'Please select target audience' });

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
        if (hours > LONGEST) return OPPORTUNITY_TOO_LONG;
        return hours >= SHORTEST ? `Hours must be in steps of ${STEP}.` : OPPORTUNITY_TOO_SHORT;
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
  @IsClockTime('End time')
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
  @IsId('Coordinator')
  coordinatorId?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;

  @IsOptional()
  @IsWhole('Weeks', 1, LIMITS.repeatMax)
  repeatWeeks?: number | null;

  @Optional()
  @IsDateOrInstant('Until')
  repeatUntil?: string | null;

  @IsOptional()
  @IsDateOrInstant('Each day left out', { each: true })
  @ArrayMaxSize(LIMITS.repeatMax, { message: `At most ${LIMITS.repeatMax} days can be left out.` })
  @IsArray({ message: 'Days left out must be a list.' })
  exceptDates?: string[] | null;

  @IsOptional()
  @IsId('School')
  organizationId?: number;

  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
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
  @IsClockTime('End time')
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
  @IsId('Coordinator')
  coordinatorId?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;

  @IsOptional()
  @IsId('Version')
  version?: number;

  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

export class CancelOpportunity {
  @Trimmed()
  @IsText('Reason', LIMITS.commentMax)
  @MinLength(1, { message: CANCEL_REASON_REQUIRED })
  reason!: string;
}

export const OPPORTUNITY_SORTS = ['date', '-date', '-createdAt'] as const;
export type OpportunitySort = (typeof OPPORTUNITY_SORTS)[number];

export const OPPORTUNITY_WINDOWS = ['all', 'upcoming', 'week', 'month', 'past'] as const;
export type OpportunityWindow = (typeof OPPORTUNITY_WINDOWS)[number];

export class OpportunityListQuery extends PageQuery {
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIn(OPPORTUNITY_WINDOWS, { message: `When must be one of ${OPPORTUNITY_WINDOWS.join(', ')}.` })
  when?: OpportunityWindow;

  @Optional()
  @IsIn(AUDIENCES, { message: `Audience must be one of ${AUDIENCES.join(', ')}.` })
  audience?: Audience;

  @Optional()
  @IsIn(['true', 'false'], { message: 'Active must be true or false.' })
  active?: 'true' | 'false';

  @Optional()
  @IsIn(['me'], { message: 'Created by must be me.' })
  createdBy?: 'me';

  @Optional()
  @IsIn(['me'], { message: 'Coordinator must be me.' })
  coordinator?: 'me';

  @Optional()
  @IsIdText('Series')
  seriesId?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(OPPORTUNITY_SORTS, { message: `Sort must be one of ${OPPORTUNITY_SORTS.join(', ')}.` })
  sort?: OpportunitySort;
}

export const OPPORTUNITY_STATES = ['cancelled', 'past', 'signed-up', 'waitlisted', 'inactive', 'full', 'open'] as const;
export type OpportunityState = (typeof OPPORTUNITY_STATES)[number];
