import { Suspense } from 'react';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import type { OpportunityPanelProps } from './OpenOpportunityPanel.js';

const OpenOpportunityPanel = lazily(async () => (await import('./OpenOpportunityPanel.js')).OpenOpportunityPanel);

/** Loads its code when the drawer first opens. */
export function OpportunityPanel(props: OpportunityPanelProps) {
  const anyYet = useLast(props.id) !== null;
  return <Suspense fallback={null}>{anyYet && <OpenOpportunityPanel {...props} />}</Suspense>;
}
