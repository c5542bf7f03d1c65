import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsOptional } from 'class-validator';
import { IsCode } from './families.js';
import { LIMITS } from './limits.js';
import { IsId, IsText, Trimmed } from './validation.js';

export class TakeAttendance {
  @IsArray({ message: 'Choose who was there.' })
  @ArrayMinSize(1, { message: 'Choose at least one person.' })
  @ArrayMaxSize(LIMITS.reviewMax, { message: `At most ${LIMITS.reviewMax} people can be marked at once.` })
  @ArrayUnique({ message: 'Each person can be named only once.' })
  @IsId('Each person', { each: true })
  userIds!: number[];

  /** Also verifies the hours. */
  @IsOptional()
  @IsBoolean({ message: 'Verified must be true or false.' })
  verified?: boolean;

  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

export class OpenCheckIn {
  @IsOptional()
  @IsBoolean({ message: 'Renew must be true or false.' })
  renew?: boolean;

  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

export class CheckIn {
  @Trimmed()
  @IsCode('A check-in code has 6 letters and digits, such as K7Q-M2X.', LIMITS.attendanceCodeLength)
  code!: string;
}
