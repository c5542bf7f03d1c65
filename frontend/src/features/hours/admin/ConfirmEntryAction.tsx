import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { cannotBeRetried } from '../../../api/errorMessage.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { RejectDialog } from '../review/RejectDialog.js';
import type { AdminAct } from './allowedActions.js';
import { useEntryConfirmations } from './useEntryConfirmations.js';

interface RequestedAction {
  readonly entry: HoursView;
  readonly act: AdminAct;
}

interface ConfirmEntryActionProps {
  /** Null while the dialog is closed. */
  readonly requested: RequestedAction | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function ConfirmEntryAction({ requested, onClose, onDeleted = () => undefined }: ConfirmEntryActionProps) {
  const { confirmationsOf, reject } = useEntryConfirmations(onDeleted);
  const [isSending, setIsSending] = useState(false);

  const send = async (entry: HoursView, reason: string): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    await reject(entry, reason).then(onClose, (error: unknown) => {
      if (cannotBeRetried(error)) onClose();
    });
    setIsSending(false);
  };
  return (
    <>
      <ConfirmDialog
        confirmation={requested && requested.act !== 'reject' ? confirmationsOf(requested.entry)[requested.act] : null}
        onClose={onClose}
      />
      <RejectDialog
        entries={requested?.act === 'reject' ? [requested.entry] : null}
        onReject={(reason) => requested && void send(requested.entry, reason)}
        onClose={onClose}
      />
    </>
  );
}
