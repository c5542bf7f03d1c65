import { useEffect, useRef, useState, useId, type ComponentProps } from 'react';
import { can, t, DISTRICT_RULES, NEW_SCHOOL, type OrganizationView, type SystemSettings } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import { Controller, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useSchoolQuery, useSchoolsPageQuery, useSettingsQuery } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useLast } from '../../lib/hooks.js';
import { CheckField } from '../../ui/CheckField.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { PickField, type Pickable } from '../../ui/PickField.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { ErrorState } from '../../ui/states.js';
import { RuleEffects } from './RuleEffects.js';
import { RuleFields } from './RuleFields.js';
import { PeopleWithoutSecondFactor, secondFactorIsDue } from './SecondFactorNow.js';
import { formOfSchool, setByDistrict, TIME_ZONES, type SchoolFormValues } from './schoolForm.js';
import { useChangedSchool, useNewSchool, type SchoolSaving } from './useSchoolSaving.js';

interface SchoolDialogProps {
  /** The school to edit, or `new`; null while the dialog is closed. */
  readonly target: OrganizationView | 'new' | null;
  readonly onCreated?: ((school: OrganizationView) => void) | undefined;
  readonly onClose: () => void;
}

export function SchoolDialog({ target, onCreated, onClose }: SchoolDialogProps) {
  const shown = useLast(target);
  const ofOldSchool = useManagesSchools() ? t('schools.editOrganization') : t('schools.changeRules');
  return (
    <FormDialog
      open={target !== null}
      title={shown === 'new' ? t('schools.addOrganizationTitle') : ofOldSchool}
      onClose={onClose}
    >
      {(dialog) =>
        shown === 'new' ? (
          <NewSchool dialog={dialog} onCreated={onCreated} />
        ) : (
          shown && <OldSchool key={shown.id} school={shown} dialog={dialog} />
        )
      }
    </FormDialog>
  );
}

function OldSchool({ school, dialog }: { school: OrganizationView; dialog: DialogForm }) {
  return <SchoolForm id={school.id} saving={useChangedSchool(school)} dialog={dialog} />;
}

interface NewSchoolProps extends Pick<SchoolDialogProps, 'onCreated'> {
  readonly dialog: DialogForm;
}

function NewSchool({ dialog, onCreated }: NewSchoolProps) {
  const { data, error, isError, refetch } = useSettingsQuery();
  if (data) return <NewSchoolForm settings={data} dialog={dialog} onCreated={onCreated} />;
  if (isError) {
    return <FormFailed title={t('schools.formFailed')} error={error} onRetry={refetch} onCancel={dialog.cancel} />;
  }
  return <FormSkeleton />;
}

const NewSchoolForm = ({ settings, dialog, onCreated }: NewSchoolProps & { settings: SystemSettings }) => (
  <SchoolForm saving={useNewSchool(settings)} dialog={dialog} onSaved={onCreated} />
);

interface SchoolFormProps {
  readonly saving: SchoolSaving;
  readonly dialog: DialogForm;
  /** Absent for a new school. */
  readonly id?: number;
  readonly onSaved?: ((school: OrganizationView) => void) | undefined;
}

function SchoolForm({ saving, dialog, id, onSaved }: SchoolFormProps) {
  const { cancel, close, onDirty } = dialog;
  const { began, changed, resolver, save } = saving;
  const form = useForm<SchoolFormValues>({ resolver, defaultValues: began });
  const { isDirty, isSubmitting } = form.formState;
  const [asking, setAsking] = useState<Confirmation | null>(null);
  const [stale, setStale] = useState(false);
  const district = useDistrictOfNew(form, began, id === undefined);

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = async (values: SchoolFormValues): Promise<void> => {
    const outcome = await save(values, form);
    setAsking(null);
    setStale(outcome === 'stale');
    if (typeof outcome === 'string') return;
    close();
    onSaved?.(outcome);
  };
  const onConfirm = (): Promise<null> =>
    form
      .handleSubmit(send)()
      .then(() => null);
  const closure: Confirmation = {
    title: t('schools.closeQuestion', { school: began.name }),
    question: t('schools.closeDetail'),
    confirm: t('schools.closeSchool'),
    busy: t('schools.closing'),
    destructive: true,
    onConfirm,
  };
  const secondFactorNow: Confirmation = {
    title: t('schools.secondFactorNowTitle'),
    question: t('schools.secondFactorNowText'),
    details: id !== undefined && <PeopleWithoutSecondFactor organizationId={id} />,
    confirm: t('common.saveChanges'),
    busy: t('common.saving'),
    onConfirm,
  };
  const submit = form.handleSubmit((values) => {
    if (district.isError)
      return form.setError('parentId', { message: t('districts.rulesFailed') }, { shouldFocus: true });
    if (id !== undefined && began.isActive && !values.isActive) return setAsking(closure);
    const isNewDay = values.secondFactorFrom !== began.secondFactorFrom;
    if (id !== undefined && isNewDay && secondFactorIsDue(values)) return setAsking(secondFactorNow);
    return send(values);
  });
  return (
    <>
      <FormFrame
        onSubmit={submit}
        onCancel={cancel}
        submit={id === undefined ? t('schools.addOrganizationTitle') : t('common.saveChanges')}
        busy={
          isSubmitting
            ? id === undefined
              ? t('schools.adding')
              : t('common.saving')
            : district.isFetching && t('schools.loadingRules')
        }
      >
        {stale && <Alert role="alert">{[...new Set(changed), t('schools.schoolChanged')].join(' ')}</Alert>}
        <SchoolFields form={form} saving={saving} district={district} isNewSchool={id === NEW_SCHOOL.id} />
      </FormFrame>
      <ConfirmDialog confirmation={asking} onClose={() => setAsking(null)} />
    </>
  );
}

interface DistrictOfNew {
  readonly data: OrganizationView | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A new school begins with the rules of its district; what was typed stays, unless the district sets it. */
function useDistrictOfNew(
  form: UseFormReturn<SchoolFormValues>,
  began: SchoolFormValues,
  isNew: boolean,
): DistrictOfNew {
  const { control, getValues, setValue } = form;
  const [parentId, isDistrict] = useWatch({ control, name: ['parentId', 'isDistrict'] });
  const hasNone = !isNew || isDistrict || parentId === null;
  const { currentData, error, isError, isFetching, refetch } = useSchoolQuery(parentId ?? 0, {
    skip: hasNone,
    refetchOnMountOrArgChange: true,
  });
  const district = hasNone ? undefined : currentData;
  const shown = useRef(began);
  useEffect(() => {
    if (!isNew || (!hasNone && !district)) return;
    const start = district ? formOfSchool(district) : began;
    for (const rule of DISTRICT_RULES) {
      const isTyped = getValues(rule) !== shown.current[rule];
      if (!isTyped || district?.lockedRules.includes(rule)) setValue(rule, start[rule]);
    }
    shown.current = start;
    // only another district is another start
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [district, hasNone]);
  return { data: district, error, isError, isFetching, refetch };
}

interface SchoolFieldsProps {
  readonly form: UseFormReturn<SchoolFormValues>;
  readonly saving: SchoolSaving;
  readonly district: DistrictOfNew;
  readonly isNewSchool: boolean;
}

/** New School keeps its name and stays active. Administrators set the rules of their school, and its description. */
function SchoolFields({ form, saving: { saved, inOtherSchool }, district, isNewSchool }: SchoolFieldsProps) {
  const { control, register, formState } = form;
  const { errors } = formState;
  const manages = useManagesSchools();
  const isDistrict = useWatch({ control, name: 'isDistrict' });
  return (
    <>
      {manages && (
        <Field
          label={t('common.name')}
          autoComplete="off"
          readOnly={isNewSchool}
          hint={isNewSchool ? t('schools.newSchoolNameHint') : undefined}
          error={errors.name?.message}
          {...register('name')}
        />
      )}
      <Field
        label={t('common.description')}
        optional
        multiline
        minRows={2}
        error={errors.description?.message}
        {...register('description')}
      />
      {manages && !isNewSchool && (
        <CheckField label={t('common.active')} hint={t('schools.activeHint')} {...register('isActive')} />
      )}
      {manages && !saved && (
        <CheckField
          label={t('districts.addDistrict')}
          hint={t('districts.addDistrictHint')}
          {...register('isDistrict')}
        />
      )}
      {manages && !isNewSchool && !isDistrict && (
        <Controller
          control={control}
          name="parentId"
          render={({ field, fieldState }) => (
            <DistrictField
              ref={field.ref}
              id={field.value}
              known={saved}
              error={fieldState.error?.message}
              onPick={field.onChange}
            />
          )}
        />
      )}
      <TimeZoneField error={errors.timeZone?.message} {...register('timeZone')} />
      {district.isError ? (
        <ErrorState title={t('districts.rulesFailed')} error={district.error} onRetry={district.refetch} />
      ) : (
        <RuleFields
          form={form}
          school={saved ?? district.data}
          setBy={
            saved?.isDistrict
              ? t('districts.changeUnderRules')
              : saved
                ? setByDistrict(saved)
                : district.data && t('districts.setBy', { district: district.data.name })
          }
        />
      )}
      {saved && <RuleEffects school={saved} control={control} />}
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={t('schools.otherSchoolHint')}
          error={errors.reason?.message}
          {...register('reason')}
        />
      )}
    </>
  );
}

interface DistrictFieldProps extends Pick<ComponentProps<typeof PickField>, 'ref' | 'error'> {
  readonly id: number | null;
  /** Names the district that it is of. */
  readonly known: OrganizationView | undefined;
  readonly onPick: (id: number | null) => void;
}

function DistrictField({ id, known, onPick, ...field }: DistrictFieldProps) {
  const name = known?.parentId === id ? known.parentName : undefined;
  const { currentData: district } = useSchoolQuery(id ?? 0, { skip: id === null || Boolean(name) });
  return (
    <PickField
      {...field}
      label={t('common.district')}
      hint={t('districts.districtHint')}
      placeholder={t('districts.searchDistricts')}
      useOptions={useDistricts}
      value={id === null ? null : { id, name: name ?? district?.name ?? '' }}
      onPick={(picked) => onPick(picked?.id ?? null)}
    />
  );
}

function useDistricts(q: string) {
  const { data, isFetching } = useSchoolsPageQuery({ limit: 20, isDistrict: true, ...(q && { q }) });
  const options: readonly Pickable[] = data?.rows.map(({ id, name }) => ({ id, name })) ?? [];
  return { options, busy: isFetching };
}

const useManagesSchools = (): boolean => can(useSessionUser().role, 'schools.manage');

function TimeZoneField(props: Omit<ComponentProps<typeof Field>, 'label' | 'hint'>) {
  const list = useId();
  return (
    <>
      <Field
        {...props}
        label={t('schools.timeZone')}
        hint={t('schools.timeZoneHint')}
        autoComplete="off"
        slotProps={{ input: { list } }}
      />
      <datalist id={list}>
        {TIME_ZONES.map((zone) => (
          <option key={zone} value={zone}>
            {zoneWords(zone)}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** "Chicago, America": users search for the city. */
function zoneWords(zone: string): string {
  const [area = '', ...rest] = zone.replaceAll('_', ' ').split('/');
  return rest.length > 0 ? `${rest.toReversed().join(', ')}, ${area}` : area;
}
