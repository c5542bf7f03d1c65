import { Suspense } from 'react';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import type { OpenPanelsProps } from './OpenPanels.js';

const OpenPanels = lazily(async () => (await import('./OpenPanels.js')).OpenPanels);

type HoursPanelsProps = Pick<OpenPanelsProps, 'panels'> & Partial<OpenPanelsProps>;

/** Loads its code when the first panel opens. */
export function HoursPanels({ panels, reviewing = null, onReview = () => undefined, ...rest }: HoursPanelsProps) {
  const anyYet = useLast(panels.trail ?? panels.form ?? reviewing) !== null;
  return (
    <Suspense fallback={null}>
      {anyYet && <OpenPanels panels={panels} reviewing={reviewing} onReview={onReview} {...rest} />}
    </Suspense>
  );
}
