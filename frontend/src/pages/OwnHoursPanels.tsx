import { HoursPanels } from '../features/hours/HoursPanels.js';
import type { Panels } from '../features/hours/usePanels.js';
import { useNewVerifier } from './useNewVerifier.js';

/** What opens over a volunteer's own hours; a school's members can nominate a verifier from the form. */
export function OwnHoursPanels({ panels }: { panels: Panels }) {
  const { newVerifier, dialog, forget } = useNewVerifier();
  if (panels.form === null && newVerifier?.nominee) forget();
  return (
    <>
      <HoursPanels panels={panels} {...(newVerifier && { newVerifier })} />
      {dialog}
    </>
  );
}
