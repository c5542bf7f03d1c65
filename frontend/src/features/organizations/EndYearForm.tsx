import { useState } from 'react';
import {
  t,
  type AcademicYearView,
  type Graduate,
  type OrganizationView,
  type YearRollover,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { cannotBeRetried, errorMessage } from '../../api/errorMessage.js';
import { useRolloverPreviewQuery, useRollOverYearMutation } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { hoursFigure, hoursInWords } from '../../lib/hours.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { Chip } from '../../ui/Chip.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Field } from '../../ui/Field.js';
import type { DialogForm } from '../../ui/FormDialog.js';
import { DoneFrame, FormFrame } from '../../ui/FormFrame.js';
import { FormFailed, FormSkeleton } from '../../ui/formStates.js';
import { PeopleField } from '../../ui/PeopleField.js';
import type { Pickable } from '../../ui/PickField.js';
import { Row, Rows } from '../../ui/Rows.js';
import { tried } from '../../ui/withToast.js';

interface EndYearFormProps {
  readonly school: OrganizationView;
  readonly year: AcademicYearView;
  readonly dialog: DialogForm;
}

const NO_ONE: readonly Pickable[] = [];
const idsOf = (people: readonly Pickable[]): number[] => people.map(({ id }) => id);

export function EndYearForm({ school, year, dialog: { cancel, close, onDirty } }: EndYearFormProps) {
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);
  const [leavers, setLeavers] = useState(NO_ONE);
  const [repeaters, setRepeaters] = useState(NO_ONE);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [send, { isLoading }] = useRollOverYearMutation();
  const choices = { id: year.id, leaverIds: idsOf(leavers), repeaterIds: idsOf(repeaters) };
  const {
    data: preview,
    isFetching,
    isError,
    error,
    refetch,
  } = useRolloverPreviewQuery(choices, {
    refetchOnMountOrArgChange: true,
  });
  if (!preview && cannotBeRetried(error))
    return (
      <DoneFrame onClose={close}>
        <Alert role="alert" severity="warning">
          {errorMessage(error, t('schools.previewNotLoaded'))}
        </Alert>
      </DoneFrame>
    );
  if (!preview && isError)
    return <FormFailed title={t('schools.previewNotLoaded')} error={error} onRetry={refetch} onCancel={cancel} />;
  if (!preview) return <FormSkeleton />;
  const choose = (set: (people: readonly Pickable[]) => void) => (people: readonly Pickable[]) => {
    set(people);
    onDirty(true);
  };
  const submit = async (): Promise<void> => {
    if (inOtherSchool && !reason.trim()) return setMissing(true);
    const body = { ...choices, ...(reason.trim() && { reason: reason.trim() }) };
    if ((await tried(send(body).unwrap(), ENDED)) === null) close();
    else void refetch();
  };
  return (
    <FormFrame
      onSubmit={submit}
      onCancel={cancel}
      submit={t('schools.endYear')}
      busy={(isLoading || isFetching) && (isLoading ? t('schools.endingYear') : t('schools.counting'))}
    >
      {isError ? (
        <Alert role="alert" severity="error">
          {errorMessage(error, t('schools.previewNotLoaded'))}
        </Alert>
      ) : (
        <Alert severity="info">{t('schools.endYearText')}</Alert>
      )}
      {preview.waitingHours > 0 && (
        <Alert severity="warning">{t('schools.hoursStillWait', { hours: hoursInWords(preview.waitingHours) })}</Alert>
      )}
      <section aria-label={t('schools.preview')} aria-live="polite" aria-busy={isFetching}>
        <FactGrid facts={factsOf(preview)} />
      </section>
      <PeopleField
        label={t('labels.leavers')}
        add={t('schools.addLeaver')}
        roles={['student']}
        organizationId={school.id}
        value={leavers}
        others={repeaters}
        onChange={choose(setLeavers)}
      />
      <PeopleField
        label={t('labels.repeaters')}
        add={t('schools.addRepeater')}
        roles={['student']}
        organizationId={school.id}
        value={repeaters}
        others={leavers}
        onChange={choose(setRepeaters)}
      />
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={t('schools.otherSchoolHint')}
          error={missing && !reason.trim() ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <Graduates preview={preview} />
    </FormFrame>
  );
}

const students = (count: number): string => t('schools.studentCount', { count });

function factsOf({ movedUp, metGoal, missedGoal, leavers, repeaters, withoutGrade }: YearRollover) {
  return [
    ...movedUp.map(
      ({ from, to, students: count }) => [t('schools.fromGradeTo', { from, to }), students(count)] as const,
    ),
    [t('schools.graduateMet'), students(metGoal)] as const,
    [t('schools.graduateMissed'), students(missedGoal)] as const,
    [t('labels.leavers'), students(leavers)] as const,
    [t('labels.repeaters'), students(repeaters)] as const,
    ...(withoutGrade > 0 ? [[t('schools.withoutGrade'), students(withoutGrade)] as const] : []),
  ];
}

function Graduates({ preview: { graduates, metGoal, missedGoal } }: { preview: YearRollover }) {
  if (graduates.length === 0) return null;
  const hidden = metGoal + missedGoal - graduates.length;
  return (
    <section aria-label={t('schools.graduates')}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {t('schools.graduates')}
      </Typography>
      <Rows aria-label={t('schools.graduates')}>
        {[...graduates.filter(({ met }) => !met), ...graduates.filter(({ met }) => met)].map((graduate) => (
          <Row key={graduate.id} title={graduate.name} text={hoursOf(graduate)}>
            <GoalChip graduate={graduate} />
          </Row>
        ))}
      </Rows>
      {hidden > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
          {t('schools.moreGraduates', { count: hoursFigure(hidden) })}
        </Typography>
      )}
    </section>
  );
}

const hoursOf = ({ approvedHours: approved, countedHours: counted }: Graduate): string =>
  counted === approved ? hoursInWords(approved) : t('schools.hoursThatCount', { counted, approved });

const GoalChip = ({ graduate: { met } }: { graduate: Graduate }) =>
  met ? (
    <Chip look="approved" icon={CircleCheck}>
      {t('schools.metGoal')}
    </Chip>
  ) : (
    <Chip look="draft" icon={CircleDashed}>
      {t('schools.missedGoal')}
    </Chip>
  );

const ENDED = {
  done: { title: t('schools.yearEnded') },
  failed: { title: t('schools.yearNotEnded'), fallback: t('schools.yearNotEndedError') },
};
