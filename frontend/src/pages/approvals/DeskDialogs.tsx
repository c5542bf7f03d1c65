import { verbOf } from '../../features/hours/decisions/decisionWords.js';
import { OutcomeDialog } from '../../features/hours/decisions/OutcomeDialog.js';
import { RejectDialog } from '../../features/hours/review/RejectDialog.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import type { Desk } from './useDesk.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';
import type { ShortcutSwitch } from './useShortcuts.js';

interface DeskDialogsProps {
  readonly desk: Pick<Desk, 'dialogs' | 'accepted'>;
  readonly keys: ShortcutSwitch;
  readonly helping: boolean;
  readonly onHelped: () => void;
  /** True while another panel or dialog is open. */
  readonly covered: boolean;
}

export const DeskDialogs = ({ desk, keys, helping, onHelped, covered }: DeskDialogsProps) => {
  const { rejecting, confirmation, onReject, onCloseReject, onCloseConfirmation } = desk.dialogs;
  return (
    <>
      <RejectDialog entries={rejecting} onReject={onReject} onClose={onCloseReject} />
      <ConfirmDialog confirmation={confirmation} onClose={onCloseConfirmation} />
      <ShortcutsDialog open={helping} accept={verbOf(desk.accepted)} keys={keys} onClose={onHelped} />
      <OutcomeDialog covered={covered || helping || rejecting !== null || confirmation !== null} />
    </>
  );
};
