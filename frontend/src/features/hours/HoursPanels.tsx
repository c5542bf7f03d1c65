import { Suspense } from 'react';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import type { OpenPanelsProps } from './OpenPanels.js';

const OpenPanels = lazily(async () => (await import('./OpenPanels.js')).OpenPanels);

type HoursPanelsProps = Pick<OpenPanelsProps, 'panels'> & Partial<OpenPanelsProps>;

/** What opens over a page of hours; its script comes when something is first opened. */
export function HoursPanels({ panels, reviewing = null, onReview = () => undefined, ...rest }: HoursPanelsProps) {
  const anyYet = useLast(panels.trail ?? panels.form ?? reviewing) !== null;
  return (
    <Suspense fallback={null}>
      {anyYet && <OpenPanels panels={panels} reviewing={reviewing} onReview={onReview} {...rest} />}
    </Suspense>
  );
}
