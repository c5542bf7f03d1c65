import { useState } from 'react';
import { can, NEW_SCHOOL } from '@hourtrail/contracts';
import { useSessionUser } from '../api/useSessionUser.js';
import { HoursPanels } from '../features/hours/HoursPanels.js';
import type { Panels } from '../features/hours/usePanels.js';
import { NewVerifierDialog } from '../features/people/VerifierDialogs.js';
import { fullName } from '../lib/names.js';

/** What opens over a volunteer's own hours; a school's members can nominate a verifier from the form. */
export function OwnHoursPanels({ panels }: { panels: Panels }) {
  const { organizationId, role } = useSessionUser();
  const nominates = can(role, 'people.create') && organizationId !== NEW_SCHOOL.id;
  const [nominating, setNominating] = useState(false);
  const [nominee, setNominee] = useState<string | null>(null);
  const closed = panels.form === null;
  if (closed && nominee !== null) setNominee(null);
  return (
    <>
      <HoursPanels panels={panels} {...(nominates && { newVerifier: { open: () => setNominating(true), nominee } })} />
      <NewVerifierDialog
        open={nominating}
        onClose={() => setNominating(false)}
        onNominated={(user) => setNominee(fullName(user))}
      />
    </>
  );
}
