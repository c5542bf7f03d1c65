import { useState, useEffect } from 'react';
import {
  t,
  reachOf,
  ADMITTED_AS,
  ROLE_LABELS,
  type JoinRequestView,
  type Admit,
  type AdmittedAs,
} from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useForm, useWatch } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { api } from '../../api/api.js';
import { fieldErrors } from '../../api/errorMessage.js';
import {
  useJoinRequestsInfiniteQuery,
  useAdmitEachMutation,
  useAdmitMutation,
  useRefuseJoinRequestMutation,
} from '../../api/families.js';
import { rowsOf } from '../../api/paging.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { useLast } from '../../lib/hooks.js';
import { showFieldErrors } from '../../lib/formErrors.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { Row } from '../../ui/Rows.js';
import { useSelection } from '../../ui/selection.js';
import { SelectField } from '../../ui/SelectField.js';
import { withToast } from '../../ui/withToast.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { Since } from '../../ui/Since.js';
import { reportEach } from './BulkOutcome.js';
import { BulkRoleDialog, type BulkRole } from './BulkRoleDialog.js';
import { PeopleBar, SELECTION_FULL } from './PeopleBar.js';
import { TRY_AGAIN } from './useChangeUser.js';
import { GradeField } from './UserFields.js';
import { PickedPerson, WAITING_ROWS, WaitingCard } from './WaitingCard.js';

export function JoinRequests() {
  const everywhere = reachOf(useSessionUser().role, 'join.answer').includes('everywhere');
  const list = useJoinRequestsInfiniteQuery({ status: ['waiting'], sort: 'askedAt', limit: WAITING_ROWS });
  const [admitting, setAdmitting] = useState<JoinRequestView | null>(null);
  const [refusing, setRefusing] = useState<JoinRequestView | null>(null);
  const refusal = useRefuseJoin();
  const { picking, selected, clear, drop } = useSelection('join-requests', rowsOf(list) ?? [], {
    canPick: () => true,
    pickLabel: ({ person }) => t('people.selectName', { name: fullName(person) }),
    full: SELECTION_FULL,
  });
  const [admittingAll, setAdmittingAll] = useState<BulkRole | null>(null);
  const admission = useAdmitAll(selected, drop);
  return (
    <>
      <WaitingCard
        title={t('people.joinRequests')}
        list={list}
        picking={picking}
        bar={
          <PeopleBar label={t('people.selectedJoinRequests')} count={selected.length} onClear={clear}>
            <Button variant="contained" onClick={() => setAdmittingAll(admission)}>
              {t('people.admitCount', { count: selected.length })}
            </Button>
          </PeopleBar>
        }
      >
        {(request) => (
          <Row
            key={request.id}
            icon={
              <PickedPerson
                row={request}
                picking={picking}
                name={fullName(request.person)}
                role={request.person.role}
              />
            }
            title={
              everywhere
                ? t('people.wantsToJoinSchool', { name: fullName(request.person), school: request.organizationName })
                : t('people.wantsToJoin', { name: fullName(request.person) })
            }
            text={
              <>
                {t(ROLE_LABELS[request.person.role])}, {request.person.email}, <Since at={request.askedAt} />
              </>
            }
          >
            <Button
              variant="outlined"
              aria-label={t('people.admitName', { name: fullName(request.person) })}
              onClick={() => setAdmitting(request)}
            >
              {t('people.admit')}
            </Button>
            <Button
              color="error"
              aria-label={t('people.declineName', { name: fullName(request.person) })}
              onClick={() => setRefusing(request)}
            >
              {t('people.decline')}
            </Button>
          </Row>
        )}
      </WaitingCard>
      <AdmitDialog request={admitting} onClose={() => setAdmitting(null)} />
      <ConfirmDialog confirmation={refusing && refusal(refusing)} onClose={() => setRefusing(null)} />
      <BulkRoleDialog bulk={admittingAll} onClose={() => setAdmittingAll(null)} />
    </>
  );
}

type Requests = readonly JoinRequestView[];

function useAdmitAll(requests: Requests, onDone: (requests: Requests) => void): BulkRole {
  const reader = useSessionUser();
  const [admit] = useAdmitEachMutation();
  const count = requests.length;
  return {
    title: t('people.admitPeople', { count }),
    hint: t('people.admitPeopleHint'),
    roles: ADMITTED_AS,
    noRole: t('people.roleTheyAskedFor'),
    withGrade: true,
    withReason: requests.some(({ organizationId }) => actsInOtherSchool(reader, organizationId)),
    submit: t('people.admitCount', { count }),
    busy: t('people.admitting'),
    onSubmit: (input) =>
      reportEach(admit({ ids: requests.map(({ id }) => id), ...(input as Admit) }).unwrap(), {
        rows: requests,
        nameOf: ({ person }) => fullName(person),
        done: t('people.peopleAdmitted', { count }),
        onDone,
      }),
  };
}

const useReload = () => {
  const dispatch = useDispatch();
  return (error: unknown): never => {
    dispatch(api.util.invalidateTags(['JoinRequests']));
    throw error;
  };
};

/** Shows a toast and rethrows errors. */
function useAdmit(): (request: JoinRequestView, as: Partial<Admit>) => Promise<unknown> {
  const [send] = useAdmitMutation();
  const reload = useReload();
  return ({ id, person, organizationName }, as) =>
    withToast(send({ id, ...as }).unwrap(), {
      done: {
        title: t('people.admitted', { name: fullName(person) }),
        description: t('people.admittedDetail', { school: organizationName }),
      },
      failed: { title: t('people.admitFailed'), fallback: TRY_AGAIN },
    }).catch(reload);
}

function useRefuseJoin(): (request: JoinRequestView) => Confirmation {
  const reader = useSessionUser();
  const [send] = useRefuseJoinRequestMutation();
  const reload = useReload();
  return ({ id, person, organizationId, organizationName }) => ({
    title: t('people.declineQuestion', { name: fullName(person) }),
    question: t('people.declineJoinQuestion', { school: organizationName }),
    confirm: t('people.decline'),
    busy: t('people.declining'),
    destructive: true,
    withReason: actsInOtherSchool(reader, organizationId),
    onConfirm: (why) =>
      withToast(send({ id, ...why }).unwrap(), {
        done: { title: t('people.requestDeclined') },
        failed: { title: t('people.declineFailed'), fallback: TRY_AGAIN },
      }).then(() => null, reload),
  });
}

const FIELDS = ['role', 'gradeLevel', 'reason'] as const;

interface Values {
  role: AdmittedAs;
  gradeLevel: string;
  reason: string;
}

interface AdmitDialogProps {
  /** Null while the dialog is closed. */
  readonly request: JoinRequestView | null;
  readonly onClose: () => void;
}

function AdmitDialog({ request, onClose }: AdmitDialogProps) {
  const shown = useLast(request);
  return (
    <FormDialog
      open={request !== null}
      title={shown ? t('people.admitName', { name: fullName(shown.person) }) : ''}
      onClose={onClose}
    >
      {(dialog) => shown && <AdmitForm request={shown} dialog={dialog} />}
    </FormDialog>
  );
}

const joinsAs = ({ person }: JoinRequestView): AdmittedAs =>
  ADMITTED_AS.find((role) => role === person.role) ?? 'student';

function AdmitForm({ request, dialog }: { request: JoinRequestView; dialog: DialogForm }) {
  const { cancel, close, onDirty } = dialog;
  const inOtherSchool = actsInOtherSchool(useSessionUser(), request.organizationId);
  const admit = useAdmit();
  const { control, register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { role: joinsAs(request), gradeLevel: '', reason: '' },
  });
  const { errors, isDirty, isSubmitting } = formState;
  const role = useWatch({ control, name: 'role' });

  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);

  const send = handleSubmit(async (values) => {
    const gradeLevel = (values.role === 'student' && values.gradeLevel) || null;
    const reason = values.reason.trim();
    try {
      await admit(request, { role: values.role, gradeLevel, ...(reason && { reason }) });
      close();
    } catch (error) {
      showFieldErrors(fieldErrors(error), FIELDS, setError);
    }
  });
  return (
    <FormFrame
      onSubmit={send}
      onCancel={cancel}
      submit={t('people.admit')}
      busy={isSubmitting && t('people.admitting')}
    >
      <SelectField
        label={t('common.role')}
        hint={t('people.roleHint', { school: request.organizationName })}
        {...register('role')}
      >
        {ADMITTED_AS.map((one) => (
          <option key={one} value={one}>
            {t(ROLE_LABELS[one])}
          </option>
        ))}
      </SelectField>
      {role === 'student' && <GradeField error={errors.gradeLevel?.message} {...register('gradeLevel')} />}
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          error={errors.reason?.message}
          {...register('reason', { validate: (typed) => typed.trim() !== '' || OTHER_SCHOOL_NEEDS_REASON })}
        />
      )}
    </FormFrame>
  );
}
