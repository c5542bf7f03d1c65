import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/useLast.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import type { NewOpportunity } from './opportunityForm.js';
import { useOpportunityConfirmations } from './useOpportunityConfirmations.js';
import type { Publishing } from './usePublishing.js';
import { WhoSignedUp } from './WhoSignedUp.js';

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

const OpportunityLoader = lazily(async () => (await import('./OpportunityLoader.js')).OpportunityLoader);

interface OpportunityDialogProps {
  /** The opportunity to change, `new` for a new one, null while the dialog is closed. */
  readonly target: number | 'new' | null;
  /** The opportunity that a new one repeats. */
  readonly like: number | null;
  readonly fresh: NewOpportunity;
  readonly onClose: () => void;
  /** Opens it again as it was, over what was typed. */
  readonly onReopen: (target: number | 'new', like?: number) => void;
}

/** Stands for "repeats none", so that it is told from a dialog that is closed. */
const NONE = 0;

function OpportunityDialog({ target, like, fresh, onClose, onReopen }: OpportunityDialogProps) {
  const shown = useLast(target);
  const repeated = useLast(target === null ? null : (like ?? NONE));
  const title = shown === 'new' ? (repeated ? 'Duplicate opportunity' : fresh.title) : 'Edit opportunity';
  const reopen = (): void => {
    if (shown !== null) onReopen(shown, repeated || undefined);
  };
  return (
    <FormDialog open={target !== null} title={title} onClose={onClose} onReopen={reopen}>
      {(dialog) => (
        <Suspense fallback={<FormSkeleton />}>
          {shown !== null && (
            <OpportunityLoader
              key={`${shown} ${repeated}`}
              target={shown}
              like={repeated || null}
              fresh={fresh}
              dialog={dialog}
            />
          )}
        </Suspense>
      )}
    </FormDialog>
  );
}

interface SignupsPanelProps {
  /** Whose volunteers are shown; null while the drawer is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

function SignupsPanel({ id, onClose }: SignupsPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Who signed up" onClose={onClose}>
      {shown !== null && <WhoSignedUp key={shown} id={shown} />}
    </SidePanel>
  );
}
