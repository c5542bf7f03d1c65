import { Suspense, useState } from 'react';
import { t, type ClassView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { GraduationCap, Plus } from 'lucide-react';
import { useAcademicYearsQuery, useClassesQuery, useDeleteClassMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useLast } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { fullName } from '../../lib/names.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

const AddClass = lazily(async () => (await import('./ClassForm.js')).AddClass);
const EditClass = lazily(async () => (await import('./ClassForm.js')).EditClass);

/** Of one's own school. */
export function Classes() {
  const { organizationId } = useSessionUser();
  const query = useClassesQuery(organizationId, { refetchOnMountOrArgChange: true });
  const [editing, setEditing] = useState<number | 'new' | null>(null);
  const [deleting, setDeleting] = useState<ClassView | null>(null);
  const deletion = useDeletion();
  const textOf = useClassText();
  const edited = useLast(editing);
  return (
    <>
      <Card>
        <LoadedRows
          rows={query.data}
          query={query}
          skeleton={<LinesSkeleton label={t('classes.loading')} />}
          empty={
            <EmptyState
              icon={GraduationCap}
              title={t('classes.none')}
              action={
                <Button variant="outlined" onClick={() => setEditing('new')}>
                  {t('classes.add')}
                </Button>
              }
            >
              {t('classes.noneHint')}
            </EmptyState>
          }
          failed={t('classes.notLoaded')}
        >
          {(rows) => (
            <>
              <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('classes.text')}</Typography>
              <Rows aria-label={t('labels.classes')}>
                {rows.map((one) => (
                  <Row key={one.id} title={one.name} text={textOf(one)}>
                    <Button
                      size="small"
                      aria-label={t('classes.editNamed', { name: one.name })}
                      onClick={() => setEditing(one.id)}
                    >
                      {t('common.edit')}
                    </Button>
                    <Button
                      size="small"
                      color="error"
                      aria-label={t('classes.deleteNamed', { name: one.name })}
                      onClick={() => setDeleting(one)}
                    >
                      {t('hours.delete')}
                    </Button>
                  </Row>
                ))}
              </Rows>
              <Button
                variant="outlined"
                startIcon={<Plus size={16} aria-hidden />}
                sx={{ mt: 3 }}
                onClick={() => setEditing('new')}
              >
                {t('classes.add')}
              </Button>
            </>
          )}
        </LoadedRows>
      </Card>
      <FormDialog
        open={editing !== null}
        title={edited === 'new' ? t('classes.add') : t('classes.edit')}
        onClose={() => setEditing(null)}
      >
        {(dialog) => (
          <Suspense fallback={<FormSkeleton />}>
            {edited === 'new' ? <AddClass dialog={dialog} /> : edited && <EditClass id={edited} dialog={dialog} />}
          </Suspense>
        )}
      </FormDialog>
      <ConfirmDialog confirmation={deleting && deletion(deleting)} onClose={() => setDeleting(null)} />
    </>
  );
}

/** Such as "2026–27 · Marcus Bell · 24 students". */
function useClassText(): (one: ClassView) => string {
  const { data: years } = useAcademicYearsQuery(useSessionUser().organizationId);
  return ({ academicYearId, teachers, studentIds }) =>
    [
      years?.find(({ id }) => id === academicYearId)?.name,
      teachers.map(fullName).join(', ') || t('classes.noTeacher'),
      t('classes.students', { count: studentIds.length }),
    ]
      .filter(Boolean)
      .join(' · ');
}

const DELETED: Outcome = {
  done: { title: t('classes.deleted') },
  failed: { title: t('classes.notDeleted'), fallback: t('classes.notDeletedError') },
};

function useDeletion(): (one: ClassView) => Confirmation {
  const [remove] = useDeleteClassMutation();
  return ({ id, name }) => ({
    title: t('classes.deleteQuestion', { name }),
    question: t('classes.deleteDetail'),
    confirm: t('classes.delete'),
    busy: t('classes.deleting'),
    destructive: true,
    onConfirm: () => withToast(remove(id).unwrap(), DELETED).then(() => null),
  });
}
