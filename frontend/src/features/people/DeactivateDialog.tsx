import type { UserView } from '@hourtrail/contracts';
import { useLast } from '../../lib/useLast.js';
import { AskDialog } from '../../ui/AskDialog.js';
import { useUserAsks } from './useUserAsks.js';

interface DeactivateDialogProps {
  /** Null while the dialog is closed. */
  readonly user: UserView | null;
  readonly onClose: () => void;
}

/** Asks before an account is deactivated, and does it. */
export function DeactivateDialog({ user, onClose }: DeactivateDialogProps) {
  const shown = useLast(user);
  return shown && <Question user={shown} open={user !== null} onClose={onClose} />;
}

function Question({ user, open, onClose }: { user: UserView; open: boolean; onClose: () => void }) {
  const { deactivate } = useUserAsks(user);
  return <AskDialog ask={open ? deactivate : null} onClose={onClose} />;
}
