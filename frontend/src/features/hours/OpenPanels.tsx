import type { HoursView } from '@hourtrail/contracts';
import { HoursFormPanel } from './form/HoursFormPanel.js';
import { ReviewDialog } from './review/ReviewDialog.js';
import { TrailPanel } from './trail/TrailPanel.js';
import type { Panels } from './usePanels.js';
import type { NewVerifier } from './form/VerifierFields.js';

export interface OpenPanelsProps {
  readonly panels: Panels;
  /** The entry under review; only on pages with reviews. */
  readonly reviewing: HoursView | null;
  readonly onReview: (entry: HoursView | null) => void;
  /** Absent if the user cannot nominate a verifier. */
  readonly newVerifier?: NewVerifier;
}

export const OpenPanels = ({ panels, reviewing, onReview, newVerifier }: OpenPanelsProps) => (
  <>
    <TrailPanel id={panels.trail} onEdit={panels.openForm} onReview={onReview} onClose={panels.close} />
    <HoursFormPanel
      target={panels.form}
      like={panels.like}
      opportunity={panels.opportunity}
      newVerifier={newVerifier}
      onTrail={panels.openTrail}
      onClose={panels.close}
    />
    <ReviewDialog
      entry={reviewing}
      onTrail={(id) => {
        onReview(null);
        if (panels.trail !== id) panels.openTrail(id);
      }}
      onClose={() => onReview(null)}
    />
  </>
);
