import { Allow, ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional, MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { ENTRY_LABELS, ENTRY_TEXTS } from './rules/entry.js';
import { isRequired } from './rules/problem.js';
import {
  IsClockTime,
  IsDateOrInstant,
  IsHours,
  IsId,
  IsIdText,
  IsLine,
  IsListOf,
  IsText,
  Optional,
  Trimmed,
} from './validation.js';
import { HOURS_SORTS, HOURS_STATUSES, type HoursSort, type HoursStatus } from './vocabulary.js';

export class HoursEntryFields {
  @Optional()
  @IsText(ENTRY_LABELS.organizationName, LIMITS.organizationNameMax)
  organizationName?: string | null;

  @Optional()
  @IsText(ENTRY_TEXTS.description.label, ENTRY_TEXTS.description.max)
  description?: string | null;

  @Optional()
  @IsDateOrInstant(ENTRY_LABELS.date)
  date?: string;

  @Optional()
  @IsClockTime(ENTRY_LABELS.startTime)
  startTime?: string | null;

  @Optional()
  @IsClockTime(ENTRY_LABELS.endTime)
  endTime?: string | null;

  @IsOptional()
  @IsId(ENTRY_LABELS.verifierId)
  verifierId?: number | null;
}

class NewHours extends HoursEntryFields {
  @Optional()
  @IsHours(LIMITS.hoursMin)
  hours?: number | string | null;
}

export class AddHours extends NewHours {
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

export class LogHours extends NewHours {
  @IsOptional()
  @IsIn(['draft', 'pending'], { message: 'Status must be draft or pending.' })
  status?: 'draft' | 'pending';

  @IsOptional()
  @IsId('Opportunity')
  opportunityId?: number | null;

  /** Older clients send these two: each must be the signed-in user's own. */
  @IsOptional()
  @IsId('Student')
  studentId?: number;

  @IsOptional()
  @IsId('School')
  organizationId?: number;
}

export class ChangeHours extends HoursEntryFields {
  /** Reviewers' forms send 0 with a rejection; it is invalid otherwise. */
  @Optional()
  @IsHours(0)
  hours?: number | string | null;

  @IsOptional()
  @IsIn(HOURS_STATUSES, { message: `Status must be one of ${HOURS_STATUSES.join(', ')}.` })
  status?: HoursStatus;

  @IsOptional()
  @IsText('Comments', LIMITS.commentMax)
  verifierComments?: string | null;

  @IsOptional()
  @IsText('Comments', LIMITS.commentMax)
  approverComments?: string | null;

  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;

  /** The version that the user saw; a stale one gets 409. */
  @IsOptional()
  @IsId('Version')
  version?: number;

  /** Older clients send these two; the server ignores them. */
  @Allow()
  approvedBy?: unknown;

  @Allow()
  approvedAt?: unknown;
}

export class HoursReason {
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

export class ReviewManyHours {
  @IsArray({ message: 'Choose the entries to review.' })
  @ArrayMinSize(1, { message: 'Choose at least one entry.' })
  @ArrayMaxSize(LIMITS.reviewMax, { message: `At most ${LIMITS.reviewMax} entries can be reviewed at once.` })
  @ArrayUnique({ message: 'Each entry can be named only once.' })
  @IsId('Each entry', { each: true })
  ids!: number[];

  @IsIn(['verified', 'approved', 'rejected'], { message: 'Status must be verified, approved or rejected.' })
  status!: 'verified' | 'approved' | 'rejected';

  /** The versions that the user saw, in the order of `ids`; stale entries are skipped. */
  @IsOptional()
  @IsArray({ message: 'Versions must be a list.' })
  @ArrayMaxSize(LIMITS.reviewMax, { message: 'There must be one version for each entry.' })
  @IsId('Each version', { each: true })
  versions?: number[];

  @IsOptional()
  @IsText('Comments', LIMITS.commentMax)
  comments?: string | null;
}

export const REVIEW_OUTCOMES = ['done', 'stale', 'refused', 'not-found'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

export class HoursListQuery extends PageQuery {
  @Optional()
  @IsListOf('Status', HOURS_STATUSES)
  status?: string;

  @Optional()
  @IsIdText('Student')
  studentId?: string;

  @Optional()
  @IsIdText('Verifier')
  verifierId?: string;

  @Optional()
  @IsIdText('Opportunity')
  opportunityId?: string;

  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;

  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIn(HOURS_SORTS, { message: `Sort must be one of ${HOURS_SORTS.join(', ')}.` })
  sort?: HoursSort;

  @Optional()
  @IsIn(['true'], { message: 'Late must be true.' })
  late?: 'true';

  /** Entries that one person approved without a verifier. */
  @Optional()
  @IsIn(['true'], { message: 'Single actor must be true.' })
  singleActor?: 'true';

  @Optional()
  @IsIn(['true', 'false'], { message: 'Deleted must be true or false.' })
  deleted?: 'true' | 'false';
}

/** A search of /approvals under a name. */
export class SaveFilter {
  @Trimmed()
  @IsLine('Name', LIMITS.filterNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name!: string;

  @IsLine('Search', LIMITS.filterSearchMax)
  search!: string;
}
