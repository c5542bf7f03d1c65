import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsOptional } from 'class-validator';
import { IsCode } from './families.js';
import { LIMITS } from './limits.js';
import { msg, t } from './messages/translate.js';
import { IsFlag, IsHours, IsId, IsText, Trimmed } from './validation.js';

export class TakeAttendance {
  @IsArray({ message: () => t('rules.choosePeople') })
  @ArrayMinSize(1, { message: () => t('rules.chooseOnePerson') })
  @ArrayMaxSize(LIMITS.reviewMax, { message: () => t('rules.tooManyPeople', { max: LIMITS.reviewMax }) })
  @ArrayUnique({ message: () => t('rules.personTwice') })
  @IsId(msg('labels.eachPerson'), { each: true })
  userIds!: number[];

  /** Also verifies the hours. */
  @IsOptional()
  @IsFlag(msg('common.verified'))
  verified?: boolean;

  /** Fewer than the opportunity lasts, for who left early; of an entry that is there already, the corrected hours. */
  @IsOptional()
  @IsHours(LIMITS.hoursMin)
  hours?: number | string | null;

  /** False takes back that they were there, whatever the hours. */
  @IsOptional()
  @IsFlag(msg('labels.present'))
  present?: boolean;

  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

export class OpenCheckIn {
  @IsOptional()
  @IsFlag(msg('labels.renew'))
  renew?: boolean;

  @IsOptional()
  @IsText(msg('common.reason'), LIMITS.commentMax)
  reason?: string | null;
}

export class CheckIn {
  @Trimmed()
  @IsCode(() => t('rules.checkInCode'), LIMITS.attendanceCodeLength)
  code!: string;
}
