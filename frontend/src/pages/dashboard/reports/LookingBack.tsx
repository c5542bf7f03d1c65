import { t } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ExportMenu } from '../../../features/reporting/exports/ExportMenu.js';
import { ScheduleReports } from '../../../features/reporting/schedules/ScheduleReports.js';
import { formatDate } from '../../../lib/dates.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import { FilterSelect } from '../../../ui/FilterFields.js';
import { useSchoolYears } from '../../../ui/SchoolYearFilter.js';
import { Trans } from '../../../ui/Trans.js';
import { problemOfDay, useLookingBack } from './useLookingBack.js';

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 16px' });
const Note = styled('div')({ flex: '1 1 320px', '& .MuiButton-root': { minHeight: 0, padding: '0 6px' } });

const NO_FILTERS = {};

/** The one control for the day, the report of that day to hand out, and when it is emailed. */
export function LookingBack() {
  const { day, asOf, today, set } = useLookingBack();
  return (
    <Bar>
      <DayFilter
        label={t('reports.asOf')}
        day={day}
        max={today}
        error={problemOfDay({ day, asOf }, today)}
        onChange={set}
      />
      <ScheduleReports />
      <YearEnd day={day} onChange={set} />
      <ExportMenu kind="hours-report" filters={asOf ? { asOf } : NO_FILTERS} label={t('exchange.downloadReport')} />
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
