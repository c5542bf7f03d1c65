import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsBoolean, IsOptional } from 'class-validator';
import { IsCode } from './families.js';
import { LIMITS } from './limits.js';
import { IsId, IsText, Trimmed } from './validation.js';

/** POST /api/volunteer-opportunities/{id}/attendance: each of them gets an entry, or is told why not. */
export class TakeAttendance {
  @IsArray({ message: 'Choose who was there.' })
  @ArrayMinSize(1, { message: 'Choose at least one person.' })
  @ArrayMaxSize(LIMITS.reviewMax, { message: `At most ${LIMITS.reviewMax} people can be marked at once.` })
  @ArrayUnique({ message: 'Each person can be named only once.' })
  @IsId('Each person', { each: true })
  userIds!: number[];

  /** The coordinator vouches for the hours in the same act. */
  @IsOptional()
  @IsBoolean({ message: 'Verified must be true or false.' })
  verified?: boolean;

  /** Why a super-admin takes attendance at a school not their own. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** POST /api/volunteer-opportunities/{id}/attendance-code */
export class OpenCheckIn {
  /** A new code in the place of the one there is, which then opens nothing any more. */
  @IsOptional()
  @IsBoolean({ message: 'Renew must be true or false.' })
  renew?: boolean;

  /** Why a super-admin opens it at a school not their own. */
  @IsOptional()
  @IsText('Reason', LIMITS.commentMax)
  reason?: string | null;
}

/** POST /api/volunteer-opportunities/{id}/check-in */
export class CheckIn {
  @Trimmed()
  @IsCode('A check-in code has 6 letters and digits, such as K7Q-M2X.', LIMITS.attendanceCodeLength)
  code!: string;
}
