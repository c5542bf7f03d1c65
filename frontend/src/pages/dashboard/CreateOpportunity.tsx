import { Suspense } from 'react';
import type { NewOpportunity } from '../../features/opportunities/publishing/opportunityForm.js';
import { PublishingPanels } from '../../features/opportunities/publishing/PublishingPanels.js';
import type { Publishing } from '../../features/opportunities/publishing/usePublishing.js';
import { lazily } from '../../lib/lazily.js';
import { FoldingCard } from '../../ui/FoldingCard.js';
import { FormSkeleton } from '../../ui/formStates.js';
import { useFormOnPage } from './useFormOnPage.js';

const OpportunityLoader = lazily(
  async () => (await import('../../features/opportunities/publishing/OpportunityLoader.js')).OpportunityLoader,
);

const CREATE: NewOpportunity = { title: 'Create Opportunity', lasts: 'hours', withActive: false };

/** The form of a new opportunity on the page, and what opens over it; one that repeats another opens in a dialog. */
export function CreateOpportunity({ publishing }: { publishing: Publishing }) {
  const { form, like, closeForm } = publishing;
  const isAsked = form === 'new' && like === null;
  const { asked, sent, beginNext } = useFormOnPage(isAsked, closeForm);
  return (
    <>
      <FoldingCard title={CREATE.title} asked={asked !== null} onLeave={closeForm} done={sent}>
        <Suspense fallback={<FormSkeleton />}>
          <OpportunityLoader
            key={sent}
            target="new"
            like={null}
            fresh={CREATE}
            dialog={{ close: beginNext, onDirty: () => undefined, asked }}
          />
        </Suspense>
      </FoldingCard>
      <PublishingPanels publishing={isAsked ? { ...publishing, form: null } : publishing} fresh={CREATE} />
    </>
  );
}
