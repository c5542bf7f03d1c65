import { t, todayInZone, type AcademicYearView } from '@hourtrail/contracts';
import { useAcademicYearsQuery } from '../api/organizations.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { daysInWords, type Days } from '../lib/useSearchState.js';
import { FilterSelect } from './FilterFields.js';

interface SchoolYearFilterProps extends Days {
  readonly onChange: (days: Days) => void;
  /** There are no day fields beside it, so it shows other days as well. */
  readonly alone?: boolean;
}

/** Sets the days to those of this school year or an earlier one. Nothing while the school has none. */
export function SchoolYearFilter({ from, to, onChange, alone = false }: SchoolYearFilterProps) {
  const { current, earlier } = useSchoolYears();
  const years = current ? [current, ...earlier] : earlier;
  const chosen = years.find(({ startsOn, endsOn }) => startsOn === from && endsOn === to);
  const others = alone && !chosen ? daysInWords({ from, to }) : '';
  if (years.length === 0 && !others) return null;
  return (
    <FilterSelect
      label={t('labels.schoolYear')}
      all={t('ui.anySchoolYear')}
      value={chosen ? String(chosen.id) : others}
      choices={[
        ...(others ? [[others, others] as const] : []),
        ...years.map((year) => [String(year.id), year === current ? t('ui.thisSchoolYear') : year.name] as const),
      ]}
      onChange={(key) => {
        const year = years.find(({ id }) => String(id) === key);
        onChange({ from: year?.startsOn ?? '', to: year?.endsOn ?? '' });
      }}
    />
  );
}

interface SchoolYears {
  readonly current: AcademicYearView | undefined;
  /** Newest first. */
  readonly earlier: readonly AcademicYearView[];
}

/** The reader's school's, without those to come. */
export function useSchoolYears(): SchoolYears {
  const { organizationId, timeZone } = useSessionUser();
  const { data = [] } = useAcademicYearsQuery(organizationId);
  const today = todayInZone(timeZone);
  return { current: data.find(({ isCurrent }) => isCurrent), earlier: data.filter(({ endsOn }) => endsOn < today) };
}
