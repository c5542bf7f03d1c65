import { useLast } from '../../../lib/useLast.js';
import { AskDialog } from '../../../ui/AskDialog.js';
import { OpportunityDialog } from './OpportunityDialog.js';
import type { NewOpportunity } from './opportunityForm.js';
import { SignupsPanel } from './SignupsPanel.js';
import { useOpportunityAsks } from './useOpportunityAsks.js';
import type { AskedOfOpportunity, Publishing } from './usePublishing.js';

export interface OpenPublishingProps {
  readonly publishing: Publishing;
  /** How a new one is asked for on this page. */
  readonly fresh: NewOpportunity;
}

/** The form of an opportunity, who signed up to one, and what is asked before one is changed. */
export function OpenPublishing({ publishing, fresh }: OpenPublishingProps) {
  const shown = useLast(publishing.asked);
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
      {shown && <Asking {...shown} open={publishing.asked !== null} onClose={() => publishing.ask(null)} />}
    </>
  );
}

interface AskingProps extends AskedOfOpportunity {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Asking({ opportunity, act, open, onClose }: AskingProps) {
  const asks = useOpportunityAsks(opportunity);
  return <AskDialog ask={open ? asks[act] : null} onClose={onClose} />;
}
