import { useState } from 'react';
import { t, ASSIGNABLE_ROLES, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useChangeUsersMutation, type ChangeUsers } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { actsInOtherSchool } from '../../lib/otherSchool.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { useSelection } from '../../ui/selection.js';
import { reportEach } from './BulkOutcome.js';
import { BulkRoleDialog, type BulkRole } from './BulkRoleDialog.js';
import { DeactivationDetails } from './DeactivationDetails.js';
import { PeopleBar, SELECTION_FULL } from './PeopleBar.js';
import { actionsOn } from './userActions.js';

/** Selects the people of a list whom the reader may change. */
export function useBulkChanges(scope: string, rows: readonly UserView[]) {
  const reader = useSessionUser();
  return useSelection(scope, rows, {
    canPick: (user) => actionsOn(user, reader).includes('deactivate'),
    pickLabel: (user) => t('people.selectName', { name: fullName(user) }),
    full: SELECTION_FULL,
  });
}

export function BulkChanges({ selected, clear, drop }: ReturnType<typeof useBulkChanges>) {
  const reader = useSessionUser();
  const [change] = useChangeUsersMutation();
  const [deactivating, setDeactivating] = useState<Confirmation | null>(null);
  const [changingRole, setChangingRole] = useState<BulkRole | null>(null);
  const count = selected.length;
  const withReason = selected.some(({ organizationId }) => actsInOtherSchool(reader, organizationId));
  const changeAll = (changes: Omit<ChangeUsers, 'users'>, done: string) =>
    reportEach(change({ users: selected.map(({ id, version }) => ({ id, version })), ...changes }).unwrap(), {
      rows: selected,
      nameOf: fullName,
      done,
      onDone: drop,
    });
  const deactivation: Confirmation = {
    title: t('people.deactivatePeopleQuestion', { count }),
    question: t('people.deactivatePeopleDetail'),
    details: <DeactivationDetails users={selected} />,
    confirm: t('people.deactivateCount', { count }),
    busy: t('people.deactivating'),
    destructive: true,
    withReason,
    onConfirm: (why) => changeAll({ isActive: false, ...why }, t('people.peopleDeactivated', { count })),
  };
  const role: BulkRole = {
    title: t('people.changeRoleOf', { count }),
    hint: t('people.changeRoleHint'),
    details: (newRole) => <DeactivationDetails users={selected} named={false} newRole={newRole} />,
    roles: ASSIGNABLE_ROLES[reader.role],
    withGrade: false,
    withReason,
    submit: t('people.changeRole'),
    busy: t('people.changingRole'),
    onSubmit: ({ gradeLevel: _none, ...changes }) => changeAll(changes, t('people.rolesChanged', { count })),
  };
  return (
    <>
      <PeopleBar label={t('people.selectedPeople')} count={count} onClear={clear}>
        <Button variant="outlined" onClick={() => setChangingRole(role)}>
          {t('people.changeRole')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setDeactivating(deactivation)}>
          {t('people.deactivateCount', { count })}
        </Button>
      </PeopleBar>
      <ConfirmDialog confirmation={deactivating} onClose={() => setDeactivating(null)} />
      <BulkRoleDialog bulk={changingRole} onClose={() => setChangingRole(null)} />
    </>
  );
}
