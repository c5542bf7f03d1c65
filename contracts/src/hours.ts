import { Allow, ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsOptional } from 'class-validator';
import { LIMITS } from './limits.js';
import { PageQuery } from './paging.js';
import { ENTRY_LABELS, ENTRY_TEXTS } from './rules/entry.js';
import { IsClockTime, IsDateOrInstant, IsHours, IsId, IsIdText, IsListOf, IsText, Optional } from './validation.js';
import { HOURS_SORTS, HOURS_STATUSES, type HoursSort, type HoursStatus } from './vocabulary.js';

/** The fields of an entry that its volunteer fills in. Hours travel as a number or a decimal string. */
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

/** POST /api/admin/users/{id}/hours: a complete entry of somebody else. */
export class AddHours extends NewHours {
  /** Why a super-admin adds hours in a school that is not their own. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** POST /api/volunteer-hours: a draft needs only its date; a pending entry must be complete. */
export class LogHours extends NewHours {
  @IsOptional()
  @IsIn(['draft', 'pending'], { message: 'Status must be draft or pending.' })
  status?: 'draft' | 'pending';

  /** The opportunity the hours were given at: one that the person signed up to, once it has begun. */
  @IsOptional()
  @IsId('Opportunity')
  opportunityId?: number | null;

  /** Accepted when it is the signed-in person. */
  @IsOptional()
  @IsId('Student')
  studentId?: number;

  /** Accepted when it is the signed-in person's school. */
  @IsOptional()
  @IsId('School')
  organizationId?: number;
}

/** PATCH and PUT /api/volunteer-hours/{id}: fields to change, a decision, or both. */
export class ChangeHours extends HoursEntryFields {
  /** A reviewer's form sends 0 with a rejection; anything else refuses it. */
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

  /** Why an administrator reopened, revoked, overturned or corrected. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;

  /** The version the change was decided on; a stale one is refused with 409. */
  @IsOptional()
  @IsId('Version')
  version?: number;

  /** Sent by older clients and ignored: the server knows who decides. */
  @Allow()
  approvedBy?: unknown;

  /** Sent by older clients and ignored: the server knows when. */
  @Allow()
  approvedAt?: unknown;
}

/** POST /api/volunteer-hours/{id}/restore and the optional reason of a deletion. */
export class HoursReason {
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** POST /api/volunteer-hours/review: one decision on many entries, each with an outcome and an event of its own. */
export class ReviewManyHours {
  @IsArray({ message: 'Choose the entries to review.' })
  @ArrayMinSize(1, { message: 'Choose at least one entry.' })
  @ArrayMaxSize(LIMITS.reviewMax, { message: `At most ${LIMITS.reviewMax} entries can be reviewed at once.` })
  @ArrayUnique({ message: 'Each entry can be named only once.' })
  @IsId('Each entry', { each: true })
  ids!: number[];

  @IsIn(['verified', 'approved', 'rejected'], { message: 'Status must be verified, approved or rejected.' })
  status!: 'verified' | 'approved' | 'rejected';

  /** The version at which each entry was looked at, in the order of `ids`; what has changed since is left alone. */
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

/** The query of GET /api/volunteer-hours; everything travels as text. */
export class HoursListQuery extends PageQuery {
  /** One status, or several with commas between. */
  @Optional()
  @IsListOf('Status', HOURS_STATUSES)
  status?: string;

  @Optional()
  @IsIdText('Student')
  studentId?: string;

  @Optional()
  @IsIdText('Verifier')
  verifierId?: string;

  /** Of the hours given at an opportunity. */
  @Optional()
  @IsIdText('Opportunity')
  opportunityId?: string;

  /** For super-admins, who see every school, and for volunteers who were at another school before. */
  @Optional()
  @IsIdText('School')
  organizationId?: string;

  @Optional()
  @IsDateOrInstant('From')
  from?: string;

  @Optional()
  @IsDateOrInstant('To')
  to?: string;

  /** Found in the student's name, the organization or the description, whatever the case. */
  @Optional()
  @IsText('Search', LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsIn(HOURS_SORTS, { message: `Sort must be one of ${HOURS_SORTS.join(', ')}.` })
  sort?: HoursSort;

  /** Entries whose present status is older than seven days. */
  @Optional()
  @IsIn(['true'], { message: 'Late must be true.' })
  late?: 'true';

  /** Entries that one person decided alone: nobody verified them. */
  @Optional()
  @IsIn(['true'], { message: 'Single actor must be true.' })
  singleActor?: 'true';

  /** Deleted entries instead of the others; for administrators. */
  @Optional()
  @IsIn(['true', 'false'], { message: 'Deleted must be true or false.' })
  deleted?: 'true' | 'false';
}
