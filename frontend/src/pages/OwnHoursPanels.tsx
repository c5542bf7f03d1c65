import { useState, type ReactNode } from 'react';
import { can, NEW_SCHOOL } from '@hourtrail/contracts';
import { useSessionUser } from '../api/useSessionUser.js';
import type { NewVerifier } from '../features/hours/form/VerifierFields.js';
import { HoursPanels } from '../features/hours/HoursPanels.js';
import type { Panels } from '../features/hours/usePanels.js';
import { NewVerifierDialog } from '../features/people/VerifierDialogs.js';
import { fullName } from '../lib/names.js';

export function OwnHoursPanels({ panels }: { panels: Panels }) {
  const { newVerifier, dialog, clear } = useNewVerifier();
  if (panels.form === null && newVerifier?.nominee) clear();
  return (
    <>
      <HoursPanels panels={panels} {...(newVerifier && { newVerifier })} />
      {dialog}
    </>
  );
}

/** A school's members can nominate a verifier from the form that logs hours. */
export function useNewVerifier(): { newVerifier?: NewVerifier; dialog: ReactNode; clear: () => void } {
  const { organizationId, role } = useSessionUser();
  const nominates = can(role, 'people.create') && organizationId !== NEW_SCHOOL.id;
  const [nominating, setNominating] = useState(false);
  const [nominee, setNominee] = useState<string | null>(null);
  return {
    ...(nominates && { newVerifier: { open: () => setNominating(true), nominee } }),
    dialog: (
      <NewVerifierDialog
        open={nominating}
        onClose={() => setNominating(false)}
        onNominated={(user) => setNominee(fullName(user))}
      />
    ),
    clear: () => setNominee(null),
  };
}
