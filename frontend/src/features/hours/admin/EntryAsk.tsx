import { useState } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { errorStatus } from '../../../api/errorMessage.js';
import { useLast } from '../../../lib/useLast.js';
import { AskDialog } from '../../../ui/AskDialog.js';
import { RejectDialog } from '../review/RejectDialog.js';
import type { AdminAct } from './acts.js';
import { useEntryAsks } from './useEntryAsks.js';

/** Something that an administrator is about to do with an entry. */
interface AskedOfEntry {
  readonly entry: HoursView;
  readonly act: AdminAct;
}

interface EntryAskProps {
  /** Null while nothing is asked. */
  readonly asked: AskedOfEntry | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks before an entry of somebody else is decided on, brought back or deleted, and does it. */
export function EntryAsk({ asked, ...rest }: EntryAskProps) {
  const shown = useLast(asked);
  return shown && <Asking {...shown} open={asked !== null} {...rest} />;
}

interface AskingProps extends AskedOfEntry, Omit<EntryAskProps, 'asked'> {
  readonly open: boolean;
}

function Asking({ entry, act, open, onClose, onDeleted = () => undefined }: AskingProps) {
  const { asks, reject } = useEntryAsks(entry, onDeleted);
  const [rejecting, setRejecting] = useState(false);
  if (act !== 'reject') return <AskDialog ask={open ? asks[act] : null} onClose={onClose} />;

  const send = async (reason: string): Promise<void> => {
    if (rejecting) return;
    setRejecting(true);
    await reject(reason).then(onClose, (error: unknown) => {
      if ([403, 404, 409].includes(errorStatus(error) ?? 0)) onClose();
    });
    setRejecting(false);
  };
  return <RejectDialog entries={open ? [entry] : null} onReject={(reason) => void send(reason)} onClose={onClose} />;
}
