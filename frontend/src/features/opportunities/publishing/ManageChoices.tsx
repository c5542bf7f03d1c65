import { t, type OpportunityView } from '@hourtrail/contracts';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { CalendarX2, CircleCheck, CircleOff, Copy, Pencil, Users, type LucideIcon } from 'lucide-react';
import { titleAndDay } from '../opportunityWords.js';
import { choicesOf, type ManageChoice } from './usePublishing.js';

const LOOKS: Readonly<Record<ManageChoice, readonly [LucideIcon, string]>> = {
  edit: [Pencil, t('common.edit')],
  duplicate: [Copy, t('publishing.duplicate')],
  signups: [Users, t('attendance.whoSignedUp')],
  activate: [CircleCheck, t('publishing.activate')],
  deactivate: [CircleOff, t('publishing.deactivate')],
  cancel: [CalendarX2, t('publishing.cancel')],
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
    slotProps={{ list: { 'aria-label': t('publishing.manageMenu', { opportunity: titleAndDay(opportunity) }) } }}
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
