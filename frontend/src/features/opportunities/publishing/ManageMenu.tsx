import { Suspense, useState } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { flushSync } from 'react-dom';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { visuallyHidden } from '../../../ui/styled.js';
import { Trans } from '../../../ui/Trans.js';
import { titleAndDay } from '../opportunityWords.js';
import type { Publishing, ManageChoice } from './usePublishing.js';

const ManageChoices = lazily(async () => (await import('./ManageChoices.js')).ManageChoices);

interface ManageMenuProps {
  readonly opportunity: OpportunityView;
  readonly publishing: Publishing;
}

export function ManageMenu({ opportunity, publishing }: ManageMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const anyYet = useLast(anchor) !== null;
  const choose = (choice: ManageChoice): void => {
    // close first: the closing menu restores the focus, then a dialog takes it
    flushSync(() => setAnchor(null));
    if (choice === 'edit') publishing.openForm(opportunity.id);
    else if (choice === 'duplicate') publishing.openForm('new', opportunity.id);
    else if (choice === 'signups') publishing.signups.open(opportunity.id);
    else publishing.ask({ action: choice, opportunity });
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ChevronDown size={16} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Trans
          id="publishing.manage"
          values={{ opportunity: titleAndDay(opportunity) }}
          components={{ hidden: <span style={visuallyHidden} /> }}
        />
      </Button>
      <Suspense fallback={null}>
        {anyYet && (
          <ManageChoices opportunity={opportunity} anchor={anchor} onChoose={choose} onClose={() => setAnchor(null)} />
        )}
      </Suspense>
    </>
  );
}
