import { Suspense, useState } from 'react';
import { can, t, type ReportScheduleView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CalendarClock } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { lazily } from '../../../lib/lazily.js';
import { useSearchState } from '../../../lib/useSearchState.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';

const ReportSchedules = lazily(async () => (await import('./ReportSchedules.js')).ReportSchedules);
const ScheduleForm = lazily(async () => (await import('./ScheduleForm.js')).ScheduleForm);

/** Opens the list of schedules, also from the link of an email. */
export function ScheduleReports() {
  const { role } = useSessionUser();
  const { state: isOpen, set } = useSearchState<boolean, 'schedules'>((params) => params.get('schedules') === 'open');
  const [editing, setEditing] = useState<ReportScheduleView | 'new' | null>(null);
  if (!can(role, 'exports.make')) return null;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        startIcon={<CalendarClock size={18} aria-hidden />}
        onClick={() => set({ schedules: 'open' })}
      >
        {t('reports.schedule')}
      </Button>
      <FormDialog
        open={isOpen}
        title={
          editing === null
            ? t('reports.schedules')
            : editing === 'new'
              ? t('reports.addSchedule')
              : t('reports.editSchedule')
        }
        onClose={() => (editing === null ? set({ schedules: '' }) : setEditing(null))}
      >
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {editing === null ? (
              <ReportSchedules onEdit={setEditing} onClose={dialog.close} />
            ) : (
              <ScheduleForm opened={editing} dialog={dialog} />
            )}
          </Suspense>
        )}
      </FormDialog>
    </>
  );
}
