import type { OpportunityView } from '@hourtrail/contracts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarX2, CircleCheck, CircleOff, Copy, Pencil, Users, type LucideIcon } from 'lucide-react';
import { titleAndDay } from '../opportunityWords.js';
import { choicesOf, type ManageChoice } from './usePublishing.js';

const LOOKS: Readonly<Record<ManageChoice, readonly [LucideIcon, string]>> = {
  edit: [Pencil, 'Edit'],
  duplicate: [Copy, 'Duplicate'],
  signups: [Users, 'Who signed up'],
  activate: [CircleCheck, 'Activate'],
  deactivate: [CircleOff, 'Deactivate'],
  cancel: [CalendarX2, 'Cancel opportunity'],
};

interface ManageChoicesProps {
  readonly opportunity: OpportunityView;
  /** Null while the menu is closed. */
  readonly anchor: HTMLElement | null;
  readonly onChoose: (choice: ManageChoice) => void;
  readonly onClose: () => void;
}

export const ManageChoices = ({ opportunity, anchor, onChoose, onClose }: ManageChoicesProps) => (
  <Menu
    open={anchor !== null}
    anchorEl={anchor}
    onClose={onClose}
    slotProps={{ list: { 'aria-label': `Manage ${titleAndDay(opportunity)}` } }}
  >
    {choicesOf(opportunity).map((choice) => {
      const [Icon, label] = LOOKS[choice];
      return (
        <MenuItem key={choice} onClick={() => onChoose(choice)}>
          <Icon size={18} aria-hidden /> {label}
        </MenuItem>
      );
    })}
  </Menu>
);
