import { Suspense } from 'react';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/useLast.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { FormSkeleton } from '../../../ui/formStates.js';
import type { NewOpportunity } from './opportunityForm.js';

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

export function OpportunityDialog({ target, like, fresh, onClose, onReopen }: OpportunityDialogProps) {
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
