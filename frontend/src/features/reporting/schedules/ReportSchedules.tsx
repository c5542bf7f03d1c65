import { useState } from 'react';
import { t, type ReportScheduleView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { CalendarClock } from 'lucide-react';
import { useProfileQuery } from '../../../api/identity.js';
import { useDeleteReportScheduleMutation, useReportSchedulesQuery } from '../../../api/reporting.js';
import { formatDate } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { LoadedRows } from '../../../ui/LoadedRows.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { LinesSkeleton } from '../../../ui/RowsSkeleton.js';
import { EmptyState } from '../../../ui/states.js';
import { withToast, type Outcome } from '../../../ui/withToast.js';
import { scheduleName } from './scheduleWords.js';

interface ReportSchedulesProps {
  readonly onEdit: (schedule: ReportScheduleView | 'new') => void;
  readonly onClose: () => void;
}

/** Of one's own school. */
export function ReportSchedules({ onEdit, onClose }: ReportSchedulesProps) {
  const query = useReportSchedulesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: profile } = useProfileQuery();
  const [deleting, setDeleting] = useState<ReportScheduleView | null>(null);
  const deletion = useDeletion();
  return (
    <>
      <DialogContent>
        {profile && !profile.sendsMail && !profile.savesMail && (
          <Alert severity="warning" sx={{ mb: 3 }}>
            {t('reports.mailIsOff')}
          </Alert>
        )}
        <LoadedRows
          rows={query.data}
          query={query}
          skeleton={<LinesSkeleton label={t('reports.loadingSchedules')} />}
          empty={
            <EmptyState icon={CalendarClock} title={t('reports.noSchedules')}>
              {t('reports.noSchedulesHint')}
            </EmptyState>
          }
          failed={t('reports.schedulesNotLoaded')}
        >
          {(schedules) => (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('reports.schedulesText')}</Typography>
              <Rows aria-label={t('reports.schedules')}>
                {schedules.map((one) => (
                  <Row key={one.id} title={scheduleName(one)} text={textOf(one)}>
                    <Button
                      size="small"
                      aria-label={t('reports.editScheduleNamed', { schedule: scheduleName(one) })}
                      onClick={() => onEdit(one)}
                    >
                      {t('common.edit')}
                    </Button>
                    <Button
                      size="small"
                      color="error"
                      aria-label={t('reports.deleteScheduleNamed', { schedule: scheduleName(one) })}
                      onClick={() => setDeleting(one)}
                    >
                      {t('hours.delete')}
                    </Button>
                  </Row>
                ))}
              </Rows>
            </>
          )}
        </LoadedRows>
      </DialogContent>
      <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
        <Button color="inherit" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button variant="contained" onClick={() => onEdit('new')}>
          {t('reports.addSchedule')}
        </Button>
      </DialogActions>
      <ConfirmDialog confirmation={deleting && deletion(deleting)} onClose={() => setDeleting(null)} />
    </>
  );
}

/** Such as "Next: Mon, Nov 30, 2026 · PDF · Dana Whitfield, Marcus Bell". */
const textOf = ({ nextOn, format, recipients }: ReportScheduleView): string =>
  [
    nextOn ? t('reports.nextOn', { date: formatDate(nextOn) }) : t('reports.noYearEnds'),
    format === 'pdf' ? t('reports.asPdf') : t('reports.asWorkbook'),
    recipients
      .map((one) => (one.getsEmail ? fullName(one) : t('reports.recipientUnconfirmed', { name: fullName(one) })))
      .join(', ') || t('reports.noRecipients'),
  ].join(' · ');

const DELETED: Outcome = {
  done: { title: t('reports.scheduleDeleted') },
  failed: { title: t('reports.scheduleNotDeleted'), fallback: t('reports.scheduleNotDeletedError') },
};

function useDeletion(): (schedule: ReportScheduleView) => Confirmation {
  const [remove] = useDeleteReportScheduleMutation();
  return (schedule) => ({
    title: t('reports.deleteScheduleQuestion'),
    question: t('reports.deleteScheduleDetail', { schedule: scheduleName(schedule) }),
    confirm: t('reports.deleteSchedule'),
    busy: t('reports.deletingSchedule'),
    destructive: true,
    onConfirm: () => withToast(remove(schedule.id).unwrap(), DELETED).then(() => null),
  });
}
