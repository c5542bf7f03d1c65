import { t, todayInZone } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDate } from '../../../lib/dates.js';
import { dayIn, useSearchState } from '../../../lib/useSearchState.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { FilterSelect } from '../../../ui/FilterFields.js';
import { useSchoolYears } from '../../../ui/SchoolYearFilter.js';
import { Trans } from '../../../ui/Trans.js';

export interface Day {
  /** `YYYY-MM-DD` as in the URL, or empty. */
  readonly day: string;
  /** The same day if it is in the past; empty for current figures. */
  readonly asOf: string;
}

export function asOfIn(params: URLSearchParams, today: string): Day {
  const day = dayIn(params, 'asOf');
  return { day, asOf: day < today ? day : '' };
}

/** With a problem, the figures are current ones. */
export const problemOfDay = ({ day }: Day, today: string): string | undefined =>
  day > today ? t('reports.dayInFuture') : undefined;

/** The day of the whole page. Only reports look back. */
export function useLookingBack() {
  const { timeZone } = useSessionUser();
  const today = todayInZone(timeZone);
  const { state, set } = useSearchState<Day & { readonly isReport: boolean }, 'asOf'>((params) => ({
    ...asOfIn(params, today),
    isReport: params.get('tab') === 'reports',
  }));
  return { ...state, asOf: state.isReport ? state.asOf : '', today, set: (asOf: string) => set({ asOf }) };
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px' });
const Note = styled('div')({ flex: '1 1 320px', '& .MuiButton-root': { minHeight: 0, padding: '0 6px' } });

/** The one control for the day. */
export function LookingBack() {
  const { day, asOf, today, isReport, set } = useLookingBack();
  if (!isReport) return null;
  return (
    <Bar>
      <DayFilter
        label={t('reports.asOf')}
        day={day}
        max={today}
        error={problemOfDay({ day, asOf }, today)}
        onChange={set}
      />
      <YearEnd day={day} onChange={set} />
      <Note role="status">
        {asOf && (
          <Alert>
            <Trans
              id="reports.figuresOfDay"
              values={{ date: formatDate(asOf) }}
              components={{ button: <Button size="small" onClick={() => set('')} /> }}
            />
          </Alert>
        )}
      </Note>
    </Bar>
  );
}

/** Chooses the last day of an earlier school year. Nothing while there is none. */
function YearEnd({ day, onChange }: { readonly day: string; readonly onChange: (day: string) => void }) {
  const { earlier } = useSchoolYears();
  if (earlier.length === 0) return null;
  const chosen = earlier.find(({ endsOn }) => endsOn === day);
  return (
    <FilterSelect
      label={t('reports.schoolYearEnd')}
      all={day && !chosen ? t('reports.anotherDay') : t('reports.today')}
      value={chosen?.endsOn ?? ''}
      choices={earlier.map(({ endsOn, name }) => [endsOn, t('reports.endOfYear', { year: name })] as const)}
      onChange={onChange}
    />
  );
}
