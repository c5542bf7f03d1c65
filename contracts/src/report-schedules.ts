import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { Reason } from './people.js';
import { all, IsId, IsIdText, IsOneOf, IsWhole, Optional } from './validation.js';
import { REPORT_FORMATS, REPORT_INTERVALS, type ReportFormat, type ReportInterval } from './vocabulary.js';

const AreRecipients = () =>
  all(
    ArrayMaxSize(LIMITS.reportRecipientsMax, {
      message: () => t('rules.tooManyRecipients', { max: LIMITS.reportRecipientsMax }),
    }),
    ArrayMinSize(1, { message: () => t('rules.noRecipient') }),
    ArrayUnique({ message: () => t('rules.personTwice') }),
    IsId(msg('labels.eachPerson'), { each: true }),
    IsArray({ message: () => t('rules.listOfPeople', { field: t('labels.recipients') }) }),
  );

/** POST /api/report-schedules. A weekly one needs its day of the week. */
export class CreateReportSchedule extends Reason {
  @IsOneOf(msg('labels.interval'), REPORT_INTERVALS)
  every!: ReportInterval;

  /** 1 is Monday, 7 is Sunday. Ignored unless weekly. */
  @IsOptional()
  @IsWhole(msg('labels.weekday'), 1, 7)
  weekday?: number | null;

  @IsOneOf(msg('labels.format'), REPORT_FORMATS)
  format!: ReportFormat;

  /** Teachers and administrators of the school. */
  @AreRecipients()
  recipientIds!: number[];

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

export class ChangeReportSchedule extends Reason {
  @IsOptional()
  @IsOneOf(msg('labels.interval'), REPORT_INTERVALS)
  every?: ReportInterval;

  @IsOptional()
  @IsWhole(msg('labels.weekday'), 1, 7)
  weekday?: number | null;

  @IsOptional()
  @IsOneOf(msg('labels.format'), REPORT_FORMATS)
  format?: ReportFormat;

  @IsOptional()
  @AreRecipients()
  recipientIds?: number[];

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class ReportSchedulesQuery {
  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}
