import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { OpportunityDialog } from './OpportunityDialog.js';
import type { NewOpportunity } from './opportunityForm.js';
import { SignupsPanel } from './SignupsPanel.js';
import { useOpportunityConfirmations } from './useOpportunityConfirmations.js';
import type { Publishing } from './usePublishing.js';

export interface OpenPublishingProps {
  readonly publishing: Publishing;
  /** How a new one is asked for on this page. */
  readonly fresh: NewOpportunity;
}

/** The form of an opportunity, who signed up to one, and what is asked before one is changed. */
export function OpenPublishing({ publishing, fresh }: OpenPublishingProps) {
  const confirmations = useOpportunityConfirmations();
  const { asked } = publishing;
  return (
    <>
      <SignupsPanel id={publishing.signups.id} onClose={publishing.signups.close} />
      <OpportunityDialog
        target={publishing.form}
        like={publishing.like}
        fresh={fresh}
        onClose={publishing.closeForm}
        onReopen={publishing.openForm}
      />
      <ConfirmDialog
        confirmation={asked && confirmations(asked.opportunity)[asked.act]}
        onClose={() => publishing.ask(null)}
      />
    </>
  );
}
