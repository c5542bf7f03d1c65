import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { cannotBeRetried } from '../../../api/errorMessage.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { RejectDialog } from '../review/RejectDialog.js';
import type { AdminAct } from './acts.js';
import { useEntryConfirmations } from './useEntryConfirmations.js';

/** Something that an administrator is about to do with an entry. */
interface AskedOfEntry {
  readonly entry: HoursView;
  readonly act: AdminAct;
}

interface ConfirmEntryActionProps {
  /** Null while nothing is asked. */
  readonly asked: AskedOfEntry | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before an entry of somebody else is decided on, brought back or deleted, and does it. */
export function ConfirmEntryAction({ asked, onClose, onDeleted = () => undefined }: ConfirmEntryActionProps) {
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
        confirmation={asked && asked.act !== 'reject' ? confirmationsOf(asked.entry)[asked.act] : null}
        onClose={onClose}
      />
      <RejectDialog
        entries={asked?.act === 'reject' ? [asked.entry] : null}
        onReject={(reason) => asked && void send(asked.entry, reason)}
        onClose={onClose}
      />
    </>
  );
}
