import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { formatDate } from '../../../lib/dates.js';
import { DayFilter } from '../../../ui/DayFilter.js';
import type { ReportAddress } from './useReportAddress.js';

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 16px',
  marginBottom: 16,
});
const Note = styled('div')({ flex: '1 1 320px', '& .MuiButton-root': { minHeight: 0, padding: '0 6px' } });

/** The day that every figure of the reports is of. */
export const AsOf = ({ day, asOf, today, problem, set }: ReportAddress) => (
  <Bar className="screen">
    <DayFilter label="As of" day={day} max={today} error={problem} onChange={(next) => set({ asOf: next })} />
    <Note role="status">
      {asOf && (
        <Alert>
          Every figure below is as it stood at the end of {formatDate(asOf)}. The lists of entries show what stands now.{' '}
          <Button size="small" onClick={() => set({ asOf: '' })}>
            Show today
          </Button>
        </Alert>
      )}
    </Note>
  </Bar>
);
