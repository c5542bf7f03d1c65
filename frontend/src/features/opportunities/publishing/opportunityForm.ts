import {
  addDays,
  DEFAULT_OPPORTUNITY_HOURS,
  isClockTime,
  LIMITS,
  parseHours,
  timeAfter,
  type Audience,
  type ChangeOpportunity,
  type OpportunityView,
  type PublishOpportunity,
  type VerifierOption,
} from '@hourtrail/contracts';
import { hoursTyped } from '../../../lib/hours.js';
import { wholeOf } from '../../../lib/wireResolver.js';
import type { PickedSchool } from '../../../ui/SchoolField.js';
import { NO_COORDINATOR, type CoordinatorValues } from './coordinator.js';
import { DEFAULT_WEEKS, repetitionOf, type RepetitionValues } from './repetition.js';

/** The teacher's dashboard asks for hours, other pages for an end time. */
export type Lasts = 'hours' | 'until';

export interface NewOpportunity {
  /** The title of the dialog and the label of its button. */
  readonly title: string;
  readonly lasts: Lasts;
  /** Whether it can be published closed for sign-up. */
  readonly withActive: boolean;
}

/** Every empty text means "not given". */
export interface OpportunityFormValues extends RepetitionValues, CoordinatorValues {
  title: string;
  description: string;
  organizationName: string;
  startTime: string;
  endTime: string;
  hours: string;
  location: string;
  maxSlots: string;
  targetAudience: Audience;
  isActive: boolean;
  /** Of a series: changes this day only, or also those that follow. */
  scope: 'this' | 'following';
  /** Only super-admins select it. */
  school: PickedSchool | null;
  reason: string;
}

/** In the order of the form, with the names of the server. */
export const OPPORTUNITY_FIELDS = [
  'school',
  'title',
  'description',
  'organizationName',
  'date',
  'startTime',
  'endTime',
  'hours',
  'repeatWeeks',
  'repeatUntil',
  'exceptDates',
  'location',
  'maxSlots',
  'targetAudience',
  'coordinatorId',
  'reason',
] as const;

export const EMPTY_OPPORTUNITY: OpportunityFormValues = {
  ...NO_COORDINATOR,
  title: '',
  description: '',
  organizationName: '',
  date: '',
  startTime: '',
  endTime: '',
  hours: String(DEFAULT_OPPORTUNITY_HOURS),
  repeats: 'never',
  repeatWeeks: String(DEFAULT_WEEKS),
  repeatUntil: '',
  exceptDates: [],
  location: '',
  maxSlots: String(LIMITS.defaultSlots),
  targetAudience: 'both',
  isActive: true,
  scope: 'this',
  school: null,
  reason: '',
};

export const formOfOpportunity = (opportunity: OpportunityView): OpportunityFormValues => ({
  ...EMPTY_OPPORTUNITY,
  title: opportunity.title,
  description: opportunity.description,
  organizationName: opportunity.organizationName,
  date: opportunity.day,
  startTime: opportunity.startTime,
  endTime: opportunity.endTime,
  hours: String(opportunity.hours),
  location: opportunity.location,
  maxSlots: String(opportunity.maxSlots),
  targetAudience: opportunity.targetAudience,
  coordinatorId: opportunity.coordinatorId === null ? '' : String(opportunity.coordinatorId),
  isActive: opportunity.isActive,
});

/** A copy one week later; without a date if that is in the past. */
export function copyOf(
  opportunity: OpportunityView,
  today: string,
  verifiers: readonly Pick<VerifierOption, 'id'>[],
): OpportunityFormValues {
  const values = formOfOpportunity(opportunity);
  const later = addDays(opportunity.day, 7);
  const stillThere = verifiers.some(({ id }) => id === opportunity.coordinatorId);
  return {
    ...values,
    date: later > today ? later : '',
    coordinatorId: stillThere ? values.coordinatorId : '',
    isActive: true,
  };
}

/** Undefined if the start or the hours are missing or invalid. */
export function endAfter({ startTime, hours }: Pick<OpportunityFormValues, 'startTime' | 'hours'>): string | undefined {
  const lasts = parseHours(hoursTyped(hours));
  const fits = lasts !== undefined && lasts >= LIMITS.opportunityHoursMin && lasts <= LIMITS.opportunityHoursMax;
  return fits && isClockTime(startTime) ? timeAfter(startTime, lasts) : undefined;
}

const detailsOf = (values: OpportunityFormValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  organizationName: values.organizationName.trim(),
  startTime: values.startTime,
  location: values.location.trim(),
  maxSlots: wholeOf(values.maxSlots),
  targetAudience: values.targetAudience,
});

const momentOf = ({ date, startTime }: OpportunityFormValues): string =>
  date && startTime ? `${date}T${startTime}` : date;

const givenCoordinator = ({ coordinatorId, newCoordinator }: CoordinatorValues): number | null =>
  coordinatorId && !newCoordinator ? Number(coordinatorId) : null;

export function publicationOf(values: OpportunityFormValues, lasts: Lasts): PublishOpportunity {
  const end = endAfter(values);
  return {
    ...detailsOf(values),
    ...(lasts === 'hours'
      ? { date: values.date, hours: hoursTyped(values.hours), ...(end !== undefined && { endTime: end }) }
      : { date: momentOf(values), endTime: values.endTime, isActive: values.isActive }),
    ...repetitionOf(values),
    coordinatorId: givenCoordinator(values),
    ...(values.school && { organizationId: values.school.id }),
    ...(values.reason.trim() && { reason: values.reason.trim() }),
  };
}

const changeableOf = (values: OpportunityFormValues) => ({
  ...detailsOf(values),
  date: momentOf(values),
  endTime: values.endTime,
  coordinatorId: givenCoordinator(values),
  isActive: values.isActive,
});

/** Contains only changed fields. */
export function changesFrom(began: OpportunityFormValues, values: OpportunityFormValues): Partial<ChangeOpportunity> {
  const before: Readonly<Record<string, unknown>> = changeableOf(began);
  const changed = Object.entries(changeableOf(values)).filter(([field, value]) => before[field] !== value);
  return {
    ...Object.fromEntries(changed),
    ...(values.scope === 'following' && { following: true }),
    ...(values.reason.trim() && { reason: values.reason.trim() }),
  };
}

/** Whether the new audience excludes a part of the old one. */
export const narrows = (
  { targetAudience }: Pick<OpportunityView, 'targetAudience'>,
  values: Pick<OpportunityFormValues, 'targetAudience'>,
): boolean => values.targetAudience !== 'both' && values.targetAudience !== targetAudience;

/** The server notifies volunteers of a new time or location. */
export const moves = (began: OpportunityFormValues, values: OpportunityFormValues): boolean =>
  (['date', 'startTime', 'endTime', 'location'] as const).some((field) => began[field] !== values[field].trim());
