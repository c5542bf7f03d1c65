import { OutcomeDialog } from '../../features/hours/decisions/OutcomeDialog.js';
import { RejectDialog } from '../../features/hours/review/RejectDialog.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import type { ReviewQueue } from './useReviewQueue.js';
import { ShortcutsDialog } from './ShortcutsDialog.js';
import type { ShortcutSwitch } from './useShortcuts.js';

interface ReviewDialogsProps {
  readonly queue: Pick<ReviewQueue, 'dialogs' | 'accepted'>;
  readonly keys: ShortcutSwitch;
  readonly helping: boolean;
  readonly onHelped: () => void;
  /** True while another panel or dialog is open. */
  readonly covered: boolean;
}

export const ReviewDialogs = ({ queue, keys, helping, onHelped, covered }: ReviewDialogsProps) => {
  const { rejecting, confirmation, onReject, onCloseReject, onCloseConfirmation } = queue.dialogs;
  return (
    <>
      <RejectDialog entries={rejecting} onReject={onReject} onClose={onCloseReject} />
      <ConfirmDialog confirmation={confirmation} onClose={onCloseConfirmation} />
      <ShortcutsDialog open={helping} accepted={queue.accepted} keys={keys} onClose={onHelped} />
      <OutcomeDialog covered={covered || helping || rejecting !== null || confirmation !== null} />
    </>
  );
};
