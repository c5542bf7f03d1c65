import { Suspense, useState } from 'react';
import { addDays, LIMITS, t, todayInZone, type AcademicYearView, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CalendarRange, CircleCheck, Plus } from 'lucide-react';
import {
  useAcademicYearsQuery,
  useDeleteAcademicYearMutation,
  useUndoRolloverMutation,
} from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { Chip } from '../../ui/Chip.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const EndYearForm = lazily(async () => (await import('./EndYearForm.js')).EndYearForm);
const YearForm = lazily(async () => (await import('./YearForm.js')).YearForm);

export function SchoolYears({ school }: { school: OrganizationView }) {
  const query = useAcademicYearsQuery(school.id, { refetchOnMountOrArgChange: true });
  const [editing, setEditing] = useState<AcademicYearView | 'new' | null>(null);
  const [deleting, setDeleting] = useState<AcademicYearView | null>(null);
  const [ending, setEnding] = useState<AcademicYearView | null>(null);
  const [undoing, setUndoing] = useState<AcademicYearView | null>(null);
  const deletion = useDeletion(school);
  const undo = useUndoRollover(school);
  const endedYear = useLast(ending);
  const edited = useLast(editing);
  const { data: years } = query;
  return (
    <>
      <LoadedRows
        rows={years}
        query={query}
        skeleton={<LinesSkeleton label={t('schools.loadingYears')} />}
        empty={
          <EmptyState
            icon={CalendarRange}
            title={t('schools.noYears')}
            action={
              <Button variant="outlined" onClick={() => setEditing('new')}>
                {t('schools.addYear')}
              </Button>
            }
          >
            {t('schools.noYearsHint')}
          </EmptyState>
        }
        failed={t('schools.yearsNotLoaded')}
      >
        {(rows) => (
          <>
            <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('schools.yearsText')}</Typography>
            <Rows aria-label={t('schools.years')}>
              {rows.map((year) => (
                <Row
                  key={year.id}
                  title={
                    <>
                      {year.name}{' '}
                      {year.isCurrent && (
                        <Chip look="approved" icon={CircleCheck}>
                          {t('schools.thisYear')}
                        </Chip>
                      )}
                    </>
                  }
                  text={t('schools.yearDays', { from: formatDate(year.startsOn), to: formatDate(year.endsOn) })}
                  below={
                    year.ended && <Typography variant="body2">{t('schools.yearEndedWith', year.ended)}</Typography>
                  }
                >
                  {canEnd(year, rows, todayInZone(school.timeZone)) && (
                    <Button
                      size="small"
                      aria-label={t('schools.endYearNamed', { name: year.name })}
                      onClick={() => setEnding(year)}
                    >
                      {t('schools.endYear')}
                    </Button>
                  )}
                  {year.ended && !isFollowedByEnded(year, rows) && (
                    <Button
                      size="small"
                      aria-label={t('schools.undoEndNamed', { name: year.name })}
                      onClick={() => setUndoing(year)}
                    >
                      {t('common.undo')}
                    </Button>
                  )}
                  <Button
                    size="small"
                    aria-label={t('schools.editYearNamed', { name: year.name })}
                    onClick={() => setEditing(year)}
                  >
                    {t('common.edit')}
                  </Button>
                  {!year.ended && (
                    <Button
                      size="small"
                      color="error"
                      aria-label={t('schools.deleteYearNamed', { name: year.name })}
                      onClick={() => setDeleting(year)}
                    >
                      {t('hours.delete')}
                    </Button>
                  )}
                </Row>
              ))}
            </Rows>
            <Button
              variant="outlined"
              startIcon={<Plus size={16} aria-hidden />}
              sx={{ mt: 3 }}
              onClick={() => setEditing('new')}
            >
              {t('schools.addYear')}
            </Button>
          </>
        )}
      </LoadedRows>
      <FormDialog
        open={editing !== null}
        title={edited === 'new' ? t('schools.addYear') : t('schools.editYear')}
        onClose={() => setEditing(null)}
      >
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {edited && <YearForm school={school} opened={edited} years={years ?? []} dialog={dialog} />}
          </Suspense>
        )}
      </FormDialog>
      <FormDialog
        open={ending !== null}
        title={endedYear ? t('schools.endYearTitle', { name: endedYear.name }) : ''}
        onClose={() => setEnding(null)}
      >
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {endedYear && <EndYearForm school={school} year={endedYear} dialog={dialog} />}
          </Suspense>
        )}
      </FormDialog>
      <ConfirmDialog confirmation={undoing && undo(undoing)} onClose={() => setUndoing(null)} />
      <ConfirmDialog confirmation={deleting && deletion(deleting)} onClose={() => setDeleting(null)} />
    </>
  );
}

const isFollowedByEnded = ({ startsOn }: AcademicYearView, years: readonly AcademicYearView[]): boolean =>
  years.some((later) => later.ended && later.startsOn > startsOn);

/** The year that is now or was last, near its end. `years`: newest first. */
function canEnd(year: AcademicYearView, years: readonly AcademicYearView[], today: string): boolean {
  if (year.ended || isFollowedByEnded(year, years) || year.startsOn > today) return false;
  const [newest, last] = years.filter(({ startsOn }) => startsOn <= today);
  return (year === newest || year === last) && year.endsOn <= addDays(today, LIMITS.rolloverDaysAhead);
}

const UNDONE: Outcome = {
  done: { title: t('schools.yearEndUndone') },
  failed: { title: t('schools.yearEndNotUndone'), fallback: t('schools.yearEndNotUndoneError') },
};

function useUndoRollover(school: OrganizationView): (year: AcademicYearView) => Confirmation {
  const [undo] = useUndoRolloverMutation();
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);
  return ({ id, name }) => ({
    title: t('schools.undoEndQuestion', { name }),
    question: t('schools.undoEndDetail'),
    confirm: t('schools.undoEnd'),
    busy: t('schools.undoingEnd'),
    withReason: inOtherSchool || 'optional',
    onConfirm: async (why) => {
      const { restored, leftAlone } = await withToast(undo({ id, ...why }).unwrap(), UNDONE);
      return leftAlone > 0 ? t('schools.restoredAndLeft', { restored, leftAlone }) : null;
    },
  });
}

const DELETED: Outcome = {
  done: { title: t('schools.yearDeleted') },
  failed: { title: t('schools.yearNotDeleted'), fallback: t('schools.yearNotDeletedError') },
};

function useDeletion(school: OrganizationView): (year: AcademicYearView) => Confirmation {
  const [remove] = useDeleteAcademicYearMutation();
  const withReason = actsInOtherSchool(useSessionUser(), school.id);
  return ({ id, name }) => ({
    title: t('schools.deleteYearQuestion', { name }),
    question: t('schools.deleteYearDetail'),
    confirm: t('schools.deleteYear'),
    busy: t('schools.deletingYear'),
    destructive: true,
    withReason,
    onConfirm: (why) => withToast(remove({ id, ...why }).unwrap(), DELETED).then(() => null),
  });
}
