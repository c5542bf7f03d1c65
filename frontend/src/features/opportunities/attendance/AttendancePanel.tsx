import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { usePanelParam } from '../../../lib/useSearchState.js';
import { ATTENDANCE_PARAM, type OpportunityTools } from './attendance.js';

const OpenAttendance = lazily(async () => (await import('./OpenAttendance.js')).OpenAttendance);

/** The URL holds the id of the opportunity. */
export function AttendancePanel(props: OpportunityTools) {
  const { id, close } = usePanelParam(ATTENDANCE_PARAM);
  const anyYet = useLast(id) !== null;
  return <Suspense fallback={null}>{anyYet && <OpenAttendance id={id} onClose={close} {...props} />}</Suspense>;
}
