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

/** What the form asks of who neither chose a coordinator nor described a new one. */
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

/** Hours from 0.5 to 12 in steps of 0.5, as a number or a decimal string. */
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

/** POST /api/volunteer-opportunities. The end comes as a time, or as hours after the start. */
export class PublishOpportunity {
  @IsTitle()
  title!: string;

  @IsDescription()
  description!: string;

  @IsHost()
  organizationName!: string;

  /** A day, or the day combined with the start time. */
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

  /** How many weeks in a row it takes place, this one with it. */
  @IsOptional()
  @IsWhole('Weeks', 1, LIMITS.repeatMax)
  repeatWeeks?: number | null;

  /** Or the last day on which it may take place. */
  @Optional()
  @IsDateOrInstant('Until')
  repeatUntil?: string | null;

  /** Days of the repetition that are left out. */
  @IsOptional()
  @IsDateOrInstant('Each day left out', { each: true })
  @ArrayMaxSize(LIMITS.repeatMax, { message: `At most ${LIMITS.repeatMax} days can be left out.` })
  @IsArray({ message: 'Days left out must be a list.' })
  exceptDates?: string[] | null;

  /** Accepted when it is the signed-in person's school; super-admins name any. */
  @IsOptional()
  @IsId('School')
  organizationId?: number;

  /** Why a super-admin publishes in a school that is not their own. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** PATCH /api/volunteer-opportunities/{id}: what is absent stays as it is. */
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

  /** Null takes the coordinator away. */
  @IsOptional()
  @IsId('Coordinator')
  coordinatorId?: number | null;

  @IsOptional()
  @IsBoolean({ message: 'Active must be true or false.' })
  isActive?: boolean;

  /** The version the change was decided on; a stale one is refused with 409. */
  @IsOptional()
  @IsId('Version')
  version?: number;

  /** Why a super-admin changes what is at a school not their own. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** POST /api/volunteer-opportunities/{id}/cancel: those signed up are told why. */
export class CancelOpportunity {
  @Trimmed()
  @IsText('Reason', LIMITS.commentMax)
  @MinLength(1, { message: CANCEL_REASON_REQUIRED })
  reason!: string;
}

/** POST /api/opportunity-signups */
export class JoinOpportunity {
  @IsId('Opportunity')
  opportunityId!: number;

  /** Wait in line where all places are taken, instead of being refused. */
  @IsOptional()
  @IsBoolean({ message: 'Waitlist must be true or false.' })
  waitlist?: boolean;

  /** False: be refused where another opportunity is at the same time, to ask first. Else it is told in `warnings`. */
  @IsOptional()
  @IsBoolean({ message: 'Despite clash must be true or false.' })
  despiteClash?: boolean;
}

/** By day and time, or by when they were published. */
export const OPPORTUNITY_SORTS = ['date', '-date', '-createdAt'] as const;
export type OpportunitySort = (typeof OPPORTUNITY_SORTS)[number];

/** The windows of the date filter: any future date, the next 7 days, the next 30 days; `past` is what has begun. */
export const OPPORTUNITY_WINDOWS = ['all', 'upcoming', 'week', 'month', 'past'] as const;
export type OpportunityWindow = (typeof OPPORTUNITY_WINDOWS)[number];

/** GET /api/volunteer-opportunities */
export class OpportunityListQuery extends PageQuery {
  /** Found in title, organization or description, whatever the case. */
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

  /** What one published oneself. */
  @Optional()
  @IsIn(['me'], { message: 'Created by must be me.' })
  createdBy?: 'me';

  /** What one coordinates oneself. */
  @Optional()
  @IsIn(['me'], { message: 'Coordinator must be me.' })
  coordinator?: 'me';

  @Optional()
  @IsIdText('Series')
  seriesId?: string;

  /** For super-admins, who see every school. */
  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(OPPORTUNITY_SORTS, { message: `Sort must be one of ${OPPORTUNITY_SORTS.join(', ')}.` })
  sort?: OpportunitySort;
}

export const SIGNUP_SORTS = ['-signedUpAt', 'signedUpAt'] as const;
export type SignupSort = (typeof SIGNUP_SORTS)[number];

/** GET /api/opportunity-signups */
export class SignupListQuery extends PageQuery {
  @Optional()
  @IsIdText('Opportunity')
  opportunityId?: string;

  /** For parents their own or a confirmed child's; for staff anybody's of the school. */
  @Optional()
  @IsIdText('Person')
  userId?: string;

  @Optional()
  @IsIn(['signed-up', 'waitlisted'], { message: 'Status must be signed-up or waitlisted.' })
  status?: 'signed-up' | 'waitlisted';

  /** Who waits in line too; else only those who have a place. */
  @Optional()
  @IsIn(['waitlisted'], { message: 'Include can only be waitlisted.' })
  include?: 'waitlisted';

  /** For super-admins, who see every school. */
  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsIn(SIGNUP_SORTS, { message: `Sort must be one of ${SIGNUP_SORTS.join(', ')}.` })
  sort?: SignupSort;
}

/** How an opportunity looks to who reads it; of several the first in this order. */
export const OPPORTUNITY_STATES = ['cancelled', 'past', 'signed-up', 'waitlisted', 'inactive', 'full', 'open'] as const;
export type OpportunityState = (typeof OPPORTUNITY_STATES)[number];
