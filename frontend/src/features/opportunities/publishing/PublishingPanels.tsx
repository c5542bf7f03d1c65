import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { AttendancePanel } from '../attendance/AttendancePanel.js';
import type { OpenPublishingProps } from './OpenPublishing.js';

const OpenPublishing = lazily(async () => (await import('./OpenPublishing.js')).OpenPublishing);

/** Loads its code when the first panel opens. */
export function PublishingPanels(props: OpenPublishingProps) {
  const { form, signups, requested } = props.publishing;
  const anyYet = useLast(form ?? signups.id ?? requested) !== null;
  return (
    <>
      <Suspense fallback={null}>{anyYet && <OpenPublishing {...props} />}</Suspense>
      <AttendancePanel tools={props.tools} />
    </>
  );
}
