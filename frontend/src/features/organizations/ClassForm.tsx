import { useEffect, useState } from 'react';
import { can, CreateClass, ROLES, t, type ClassDetails, type LinkedPerson, type Role } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { useController, useForm, type Control } from 'react-hook-form';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import {
  useAcademicYearsQuery,
  useAddClassMutation,
  useChangeClassMutation,
  useClassDetailsQuery,
} from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { fullName } from '../../lib/names.js';
import { wireResolver } from '../../lib/wireResolver.js';
import { Field } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { PeopleField, without } from '../../ui/PeopleField.js';
import type { Pickable } from '../../ui/PickField.js';
import { SelectField } from '../../ui/SelectField.js';
import { withToast, type Outcome } from '../../ui/withToast.js';

interface ClassFormValues {
  name: string;
  academicYearId: string;
  teachers: readonly Pickable[];
  students: readonly Pickable[];
}

const FIELDS = ['name', 'academicYearId'] as const satisfies readonly (keyof ClassFormValues)[];

const TEACHING = ROLES.filter((role) => can(role, 'classes.read'));

const idsOf = (people: readonly Pickable[]): number[] => people.map(({ id }) => id);

const wireOf = ({ name, academicYearId, teachers, students }: ClassFormValues): CreateClass => ({
  name: name.trim(),
  academicYearId: Number(academicYearId) || null,
  teacherIds: idsOf(teachers),
  studentIds: idsOf(students),
});

const resolver = wireResolver<CreateClass, ClassFormValues>(CreateClass, wireOf);

const pickable = (person: LinkedPerson): Pickable => ({ id: person.id, name: fullName(person) });

const formOf = ({ name, academicYearId, teachers, students }: ClassDetails): ClassFormValues => ({
  name,
  academicYearId: String(academicYearId ?? ''),
  teachers: teachers.map(pickable),
  students: students.map((student) => ({
    ...pickable(student),
    ...(student.gradeLevel && { detail: t('people.gradeNumber', { grade: student.gradeLevel }) }),
  })),
});

export function AddClass({ dialog }: { dialog: DialogForm }) {
  const { organizationId } = useSessionUser();
  const { data: years, isError } = useAcademicYearsQuery(organizationId);
  if (!years && !isError) return <FormSkeleton />;
  const current = years?.find(({ isCurrent }) => isCurrent);
  const empty = { name: '', academicYearId: String(current?.id ?? ''), teachers: [], students: [] };
  return <ClassForm opened={empty} dialog={dialog} />;
}

export function EditClass({ id, dialog }: { id: number; dialog: DialogForm }) {
  const [openedAt] = useState(Date.now);
  const query = useClassDetailsQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData, fulfilledTimeStamp = 0, error, isError, refetch } = query;
  // what is cached from before may be old
  if (currentData && fulfilledTimeStamp >= openedAt)
    return <ClassForm key={id} opened={formOf(currentData)} existing={currentData} dialog={dialog} />;
  if (!isError) return <FormSkeleton />;
  return <FormFailed title={t('classes.formNotLoaded')} error={error} onRetry={refetch} onCancel={dialog.cancel} />;
}

interface ClassFormProps {
  readonly opened: ClassFormValues;
  /** Absent for a new class. */
  readonly existing?: ClassDetails;
  readonly dialog: DialogForm;
}

function ClassForm({ opened, existing, dialog }: ClassFormProps) {
  const { cancel, close, onDirty } = dialog;
  const { organizationId } = useSessionUser();
  const { data: years = [] } = useAcademicYearsQuery(organizationId);
  const [saved, setSaved] = useState(existing);
  const [stale, setStale] = useState(false);
  const save = useSaveClass();
  const { register, control, handleSubmit, setError, setValue, reset, formState } = useForm<ClassFormValues>({
    resolver,
    defaultValues: opened,
  });
  const { errors, isDirty, isSubmitting } = formState;

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async (values) => {
    try {
      await save(saved, values);
      close();
    } catch (error) {
      const body = errorBody(error);
      const current = body?.code === 'stale' ? (body['current'] as ClassDetails | undefined) : undefined;
      setStale(current !== undefined);
      if (current && saved) {
        setSaved(current);
        const [before, after] = [formOf(saved).students, formOf(current)];
        const added = without(values.students, before);
        const removed = without(before, values.students);
        reset(after, { keepDirtyValues: true });
        const students = [...without(without(after.students, removed), added), ...added];
        setValue('students', students, { shouldDirty: true });
      }
      if (body?.code === 'classes.name-taken') setError('name', { message: body.message }, { shouldFocus: true });
      showFieldErrors(fieldErrors(error), FIELDS, setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={existing ? t('common.saveChanges') : t('classes.add')}
      busy={isSubmitting && (existing ? t('common.saving') : t('classes.adding'))}
    >
      {stale && <Alert role="alert">{t('classes.changed')}</Alert>}
      <Field
        label={t('common.name')}
        hint={t('classes.nameHint')}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      {years.length > 0 && (
        <SelectField
          label={t('labels.schoolYear')}
          error={errors.academicYearId?.message}
          {...register('academicYearId')}
        >
          <option value="">{t('classes.noYear')}</option>
          {years.map(({ id, name }) => (
            <option key={id} value={String(id)}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <ClassPeople
        name="teachers"
        control={control}
        label={t('labels.teachers')}
        add={t('classes.addTeacher')}
        roles={TEACHING}
      />
      <ClassPeople
        name="students"
        control={control}
        label={t('common.students')}
        add={t('classes.addStudent')}
        roles={['student']}
      />
    </FormFrame>
  );
}

interface ClassPeopleProps {
  readonly name: 'teachers' | 'students';
  readonly control: Control<ClassFormValues>;
  readonly label: string;
  readonly add: string;
  readonly roles: readonly Role[];
}

function ClassPeople({ name, control, ...field }: ClassPeopleProps) {
  const { organizationId } = useSessionUser();
  const { value, onChange } = useController({ name, control }).field;
  return <PeopleField {...field} organizationId={organizationId} value={value} onChange={onChange} />;
}

const ADDED: Outcome = {
  done: { title: t('classes.added') },
  failed: { title: t('classes.notAdded'), fallback: t('classes.notAddedError') },
};
const SAVED: Outcome = {
  done: { title: t('classes.saved') },
  failed: { title: t('classes.notSaved'), fallback: t('classes.notSavedError') },
};

/** Shows a toast and rethrows errors. */
function useSaveClass() {
  const [add] = useAddClassMutation();
  const [change] = useChangeClassMutation();
  return (saved: ClassDetails | undefined, values: ClassFormValues): Promise<ClassDetails> => {
    const { studentIds, ...wire } = wireOf(values);
    if (!saved) return withToast(add({ ...wire, ...(studentIds && { studentIds }) }).unwrap(), ADDED);
    const before = formOf(saved).students;
    const changes = {
      ...wire,
      addStudentIds: idsOf(without(values.students, before)),
      removeStudentIds: idsOf(without(before, values.students)),
    };
    return withToast(change({ id: saved.id, version: saved.version, ...changes }).unwrap(), SAVED);
  };
}
