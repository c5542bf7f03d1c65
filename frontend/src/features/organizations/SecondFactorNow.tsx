import { t, todayInZone } from '@hourtrail/contracts';
import { useWithoutSecondFactorQuery } from '../../api/secondFactor.js';
import { zoneNamed, type SchoolFormValues } from './schoolForm.js';

/** Staff without a second factor can do nothing else from the next request on. */
export const secondFactorIsDue = ({ secondFactorFrom: day, timeZone }: SchoolFormValues): boolean =>
  day !== '' && day <= todayInZone(zoneNamed(timeZone));

interface PeopleWithoutSecondFactorProps {
  readonly organizationId: number;
  /** Whether the schools of the district take the day, too. */
  readonly withSchools?: boolean;
}

/** How many have none yet, in the question before it is required. */
export function PeopleWithoutSecondFactor({ organizationId, withSchools = false }: PeopleWithoutSecondFactorProps) {
  const { currentData, isError } = useWithoutSecondFactorQuery(organizationId, { refetchOnMountOrArgChange: true });
  return (
    <p role="status" style={{ margin: 0 }}>
      {isError && t('schools.withoutSecondFactorUnknown')}
      {currentData && t('schools.withoutSecondFactor', { count: currentData.people })}
      {currentData && withSchools && ` ${t('districts.withoutSecondFactor', { count: currentData.atItsSchools })}`}
    </p>
  );
}
