import type { HoursView } from '@hourtrail/contracts';
import { HoursFormPanel } from './HoursFormPanel.js';
import { ReviewDialog } from './ReviewDialog.js';
import { TrailPanel } from './TrailPanel.js';
import type { Panels } from './usePanels.js';

export interface OpenPanelsProps {
  readonly panels: Panels;
  /** The entry under review; only for pages on which people review. */
  readonly reviewing: HoursView | null;
  readonly onReview: (entry: HoursView | null) => void;
  /** Opens what a new verifier is nominated with; only where somebody may. */
  readonly onNewVerifier?: () => void;
}

/** The trail, the hour-logging form and the review. */
export const OpenPanels = ({ panels, reviewing, onReview, onNewVerifier }: OpenPanelsProps) => (
  <>
    <TrailPanel id={panels.trail} onEdit={panels.openForm} onReview={onReview} onClose={panels.close} />
    <HoursFormPanel target={panels.form} onNewVerifier={onNewVerifier} onClose={panels.close} />
    <ReviewDialog entry={reviewing} onClose={() => onReview(null)} />
  </>
);
