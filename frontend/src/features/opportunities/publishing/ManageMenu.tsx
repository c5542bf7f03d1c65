import { useState } from 'react';
import type { OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarX2, ChevronDown, CircleCheck, CircleOff, Copy, Pencil, Users, type LucideIcon } from 'lucide-react';
import { flushSync } from 'react-dom';
import { visuallyHidden } from '../../../ui/visuallyHidden.js';
import { titleAndDay } from '../opportunityWords.js';
import { choicesOf, type ManageChoice } from './acts.js';
import type { Publishing } from './usePublishing.js';

const LOOKS: Readonly<Record<ManageChoice, readonly [LucideIcon, string]>> = {
  edit: [Pencil, 'Edit'],
  duplicate: [Copy, 'Duplicate'],
  signups: [Users, 'Who signed up'],
  activate: [CircleCheck, 'Activate'],
  deactivate: [CircleOff, 'Deactivate'],
  cancel: [CalendarX2, 'Cancel opportunity'],
};

interface ManageMenuProps {
  readonly opportunity: OpportunityView;
  readonly publishing: Publishing;
}

/** What staff can do with one opportunity. */
export function ManageMenu({ opportunity, publishing }: ManageMenuProps) {
  const name = titleAndDay(opportunity);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (choice: ManageChoice): void => {
    // the closing menu gives the focus back; only then may a dialog take it
    flushSync(() => setAnchor(null));
    if (choice === 'edit') publishing.openForm(opportunity.id);
    else if (choice === 'duplicate') publishing.openForm('new', opportunity.id);
    else if (choice === 'signups') publishing.signups.open(opportunity.id);
    else publishing.ask({ act: choice, opportunity });
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
        Manage <span style={visuallyHidden}>{name}</span>
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': `Manage ${name}` } }}
      >
        {choicesOf(opportunity).map((choice) => {
          const [Icon, label] = LOOKS[choice];
          return (
            <MenuItem key={choice} onClick={() => choose(choice)}>
              <Icon size={18} aria-hidden /> {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
