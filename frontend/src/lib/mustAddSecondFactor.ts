import { todayInZone, type SessionUser } from '@hourtrail/contracts';

/** The server refuses them everything else. */
export const mustAddSecondFactor = ({ secondFactorFrom, timeZone }: SessionUser): boolean =>
  secondFactorFrom !== null && secondFactorFrom <= todayInZone(timeZone);
