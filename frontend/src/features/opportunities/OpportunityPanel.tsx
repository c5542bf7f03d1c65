import { Suspense } from 'react';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import type { OpportunityPanelProps } from './OpenOpportunityPanel.js';

const OpenOpportunityPanel = lazily(async () => (await import('./OpenOpportunityPanel.js')).OpenOpportunityPanel);

/** All about an opportunity, in a drawer whose script comes when it is first opened. */
export function OpportunityPanel(props: OpportunityPanelProps) {
  const anyYet = useLast(props.id) !== null;
  return <Suspense fallback={null}>{anyYet && <OpenOpportunityPanel {...props} />}</Suspense>;
}
