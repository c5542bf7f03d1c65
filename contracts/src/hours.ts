import { Allow, ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { IsEmailAddress, IsPersonName } from './person-fields.js';
import { ENTRY_LABELS, ENTRY_TEXTS } from './rules/entry.js';
import {
  IsClockTime,
  IsDateOrInstant,
  IsDays,
  IsFlag,
  IsHours,
  IsId,
  IsIdText,
  IsLine,
  IsListOf,
  IsOneOf,
  IsText,
  Nested,
  NotEmpty,
  Optional,
  Trimmed,
} from './validation.js';
import {
  GRADE_LEVELS,
  HOURS_SORTS,
  HOURS_STATUSES,
  SIGNAL_FILTERS,
  type HoursSort,
  type HoursStatus,
  type SignalFilter,
} from './vocabulary.js';

/** Someone who can confirm the hours and has no account. */
export class Supervisor {
  @IsPersonName(msg('labels.supervisorName'))
  name!: string;

  @IsEmailAddress()
  email!: string;
}

/** A paper form that came back signed. The scan is an attachment of the entry. */
export class RecordPaper {
  @IsPersonName(msg('labels.signedBy'))
  signedBy!: string;

  @IsId(msg('labels.scan'))
  attachmentId!: number;

  /** Credits fewer hours than were logged. */
  @Optional()
  @IsHours(0)
  hours?: number | string | null;

  @IsOptional()
  @IsText(msg('labels.comments'), LIMITS.commentMax)
  comment?: string | null;

  @Optional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class AttachmentQuery {
  @Optional()
  @IsOneOf(msg('labels.size'), ['thumbnail'])
  size?: 'thumbnail';
}

export class HoursEntryFields {
  @Optional()
  @IsText(ENTRY_LABELS.organizationName, LIMITS.organizationNameMax)
  organizationName?: string | null;

  @Optional()
  @IsText(ENTRY_TEXTS.description.label, ENTRY_TEXTS.description.max)
  description?: string | null;

  /** The server counts its words, and keeps the number when the text is erased. */
  @Optional()
  @IsText(ENTRY_TEXTS.reflection.label, ENTRY_TEXTS.reflection.max)
  reflection?: string | null;

  /** One of those in the school's rules. */
  @IsOptional()
  @IsId(ENTRY_LABELS.categoryId)
  categoryId?: number | null;

  /** What the volunteer says of the organization. */
  @IsOptional()
  @IsFlag(ENTRY_LABELS.isNonProfit)
  isNonProfit?: boolean | null;

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

  /** Instead of a verifier. */
  @IsOptional()
  @Nested(() => Supervisor)
  supervisor?: Supervisor | null;
}

class NewHours extends HoursEntryFields {
  @Optional()
  @IsHours(LIMITS.hoursMin)
  hours?: number | string | null;
}

export class AddHours extends NewHours {
  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

export class LogHours extends NewHours {
  @IsOptional()
  @IsOneOf(msg('common.status'), ['draft', 'pending'])
  status?: 'draft' | 'pending';

  @IsOptional()
  @IsId(msg('labels.opportunity'))
  opportunityId?: number | null;

  /** Older clients send these two: each must be the signed-in user's own. */
  @IsOptional()
  @IsId(msg('common.student'))
  studentId?: number;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

export class ChangeHours extends HoursEntryFields {
  /** Reviewers' forms send 0 with a rejection; it is invalid otherwise. */
  @Optional()
  @IsHours(0)
  hours?: number | string | null;

  @IsOptional()
  @IsOneOf(msg('common.status'), HOURS_STATUSES)
  status?: HoursStatus;

  @IsOptional()
  @IsText(msg('labels.comments'), LIMITS.commentMax)
  verifierComments?: string | null;

  @IsOptional()
  @IsText(msg('labels.comments'), LIMITS.commentMax)
  approverComments?: string | null;

  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;

  /** The version that the user saw; a stale one gets 409. */
  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;

  /** Older clients send these two; the server ignores them. */
  @Allow()
  approvedBy?: unknown;

  @Allow()
  approvedAt?: unknown;
}

/** Hours that are being entered. */
export class ForecastQuery {
  /** Calendar dates, with commas between. */
  @IsDays(msg('common.date'), LIMITS.daysAtOnceMax)
  dates!: string;

  @IsHours(LIMITS.hoursMin)
  hours!: string;

  @Optional()
  @IsIdText(ENTRY_LABELS.categoryId)
  categoryId?: string;

  /** The entry that is being changed. */
  @Optional()
  @IsIdText(msg('labels.entry'))
  entryId?: string;
}

export class HoursReason {
  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

export class SendMessage {
  @Trimmed()
  @IsText(msg('labels.message'), LIMITS.commentMax)
  @NotEmpty(msg('labels.message'))
  text!: string;
}

export class ReviewManyHours {
  @IsArray({ message: () => t('rules.chooseEntries') })
  @ArrayMinSize(1, { message: () => t('rules.chooseOneEntry') })
  @ArrayMaxSize(LIMITS.reviewMax, { message: () => t('rules.tooManyEntries', { max: LIMITS.reviewMax }) })
  @ArrayUnique({ message: () => t('rules.entryTwice') })
  @IsId(msg('labels.eachEntry'), { each: true })
  ids!: number[];

  @IsOneOf(msg('common.status'), ['verified', 'approved', 'rejected'])
  status!: 'verified' | 'approved' | 'rejected';

  /** The versions that the user saw, in the order of `ids`; stale entries are skipped. */
  @IsOptional()
  @IsArray({ message: () => t('rules.mustBeList', { field: t('labels.versions') }) })
  @ArrayMaxSize(LIMITS.reviewMax, { message: () => t('rules.versionForEachEntry') })
  @IsId(msg('labels.eachVersion'), { each: true })
  versions?: number[];

  /** Credits fewer hours than claimed; for one entry only, and ignored in a rejection. */
  @Optional()
  @IsHours(0)
  hours?: number | string | null;

  /** Sets or corrects the category; for one entry only, and ignored in a rejection. */
  @IsOptional()
  @IsId(ENTRY_LABELS.categoryId)
  categoryId?: number | null;

  @IsOptional()
  @IsText(msg('labels.comments'), LIMITS.commentMax)
  comments?: string | null;
}

export const REVIEW_OUTCOMES = ['done', 'stale', 'refused', 'not-found'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

export class HoursListQuery extends PageQuery {
  @Optional()
  @IsListOf(msg('common.status'), HOURS_STATUSES)
  status?: string;

  @Optional()
  @IsIdText(msg('common.student'))
  studentId?: string;

  @Optional()
  @IsIdText(msg('common.verifier'))
  verifierId?: string;

  @Optional()
  @IsOneOf(msg('common.verifier'), ['true', 'false'])
  hasVerifier?: 'true' | 'false';

  @Optional()
  @IsIdText(msg('labels.opportunity'))
  opportunityId?: string;

  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;

  @Optional()
  @IsDateOrInstant(msg('common.from'))
  from?: string;

  @Optional()
  @IsDateOrInstant(msg('common.to'))
  to?: string;

  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  @Optional()
  @IsOneOf(msg('labels.sort'), HOURS_SORTS)
  sort?: HoursSort;

  @Optional()
  @IsOneOf(msg('labels.late'), ['true'])
  late?: 'true';

  /** Entries that one person approved without a verifier. */
  @Optional()
  @IsOneOf(msg('labels.singleActor'), ['true'])
  singleActor?: 'true';

  /** Grades, or `none`. Nothing matches for readers to whom entries don't show a grade. */
  @Optional()
  @IsListOf(msg('common.gradeLevel'), [...GRADE_LEVELS, 'none'])
  gradeLevel?: string;

  /** The volunteers in it now. Nothing matches for readers who see no classes. */
  @Optional()
  @IsIdText(msg('labels.class'))
  classId?: string;

  /** Entries awaiting a review that show the reader this signal, `any` or `none`. */
  @Optional()
  @IsOneOf(msg('labels.signal'), SIGNAL_FILTERS)
  signal?: SignalFilter;

  @Optional()
  @IsOneOf(msg('common.deleted'), ['true', 'false'])
  deleted?: 'true' | 'false';
}

/** What a saved filter searches: /approvals, or the reports on the dashboard. */
export const FILTERED_LISTS = ['approvals', 'reports'] as const;
export type FilteredList = (typeof FILTERED_LISTS)[number];

export class SavedFiltersQuery {
  /** By default, approvals. */
  @Optional()
  @IsOneOf(msg('labels.list'), FILTERED_LISTS)
  list?: FilteredList;
}

/** A search under a name. */
export class SaveFilter {
  /** By default, approvals. */
  @IsOptional()
  @IsOneOf(msg('labels.list'), FILTERED_LISTS)
  list?: FilteredList;

  @Trimmed()
  @IsLine(msg('common.name'), LIMITS.filterNameMax)
  @NotEmpty(msg('common.name'))
  name!: string;

  @IsLine(msg('labels.search'), LIMITS.filterSearchMax)
  search!: string;
}
