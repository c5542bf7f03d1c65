import { useSessionUser } from '../../api/useSessionUser.js';
import { FormLoader } from '../../features/hours/form/FormLoader.js';
import { keptEntry, slotOf } from '../../features/hours/form/keptEntry.js';
import type { Panels } from '../../features/hours/usePanels.js';
import { FoldingCard } from '../../ui/FoldingCard.js';
import { useNewVerifier } from '../useNewVerifier.js';
import { useFormOnPage } from './useFormOnPage.js';

/** Whether a new entry is asked for that nothing fills in: the form on the page is for it, and no panel opens. */
export const asksForNew = ({ form, like, opportunity }: Panels): boolean =>
  form === 'new' && like === null && opportunity === null;

/** The hour-logging form on the page; after an entry it is ready for the next. */
export function LogHours({ panels }: { panels: Panels }) {
  const { id } = useSessionUser();
  const { asked, sent, beginNext } = useFormOnPage(asksForNew(panels), panels.close);
  const { newVerifier, dialog, forget } = useNewVerifier();
  const next = (): void => {
    forget();
    beginNext();
  };
  return (
    <FoldingCard
      title="Log hours"
      asked={asked !== null}
      unfolded={keptEntry(slotOf(id, 'new')) !== undefined}
      onLeave={panels.close}
      done={sent}
    >
      <FormLoader
        key={sent}
        target="new"
        like={null}
        opportunity={null}
        newVerifier={newVerifier}
        onTrail={panels.openTrail}
        onSent={next}
        asked={asked}
      />
      {dialog}
    </FoldingCard>
  );
}
