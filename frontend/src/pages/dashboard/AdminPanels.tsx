import type { UserView } from '@hourtrail/contracts';
import { HoursDetailDialog } from '../../features/hours/admin/HoursDetailDialog.js';
import { UserHoursDialog } from '../../features/hours/admin/UserHoursDialog.js';
import { EditUserDialog } from '../../features/people/UserDialogs.js';
import { UserPanel } from '../../features/people/UserPanel.js';
import { useUserConfirmations } from '../../features/people/useUserConfirmations.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';

export interface OpenOverDashboard {
  /** The id of a user. */
  readonly editing: number | null;
  readonly deactivating: UserView | null;
  readonly entry: number | null;
  /** The id of a user. */
  readonly hoursOf: number | null;
}

interface AdminPanelsProps extends OpenOverDashboard {
  /** Replaces what was open there; null closes it. */
  readonly onOpen: (next: Partial<OpenOverDashboard>) => void;
  /** From the URL. */
  readonly person: number | null;
  readonly onPerson: (id: number) => void;
  readonly onPersonClosed: () => void;
  readonly onTrail: (id: number) => void;
}

export function AdminPanels({ editing, deactivating, entry, hoursOf, onOpen, onTrail, ...panel }: AdminPanelsProps) {
  const confirmations = useUserConfirmations();
  return (
    <>
      <UserPanel
        id={panel.person}
        onEdit={(id) => onOpen({ editing: id })}
        onOpen={panel.onPerson}
        onHours={(id) => onOpen({ hoursOf: id })}
        onClose={panel.onPersonClosed}
      />
      <EditUserDialog id={editing} onClose={() => onOpen({ editing: null })} />
      <ConfirmDialog
        confirmation={deactivating && confirmations(deactivating).deactivate}
        onClose={() => onOpen({ deactivating: null })}
      />
      <HoursDetailDialog
        id={entry}
        onTrail={(id) => {
          onOpen({ entry: null });
          onTrail(id);
        }}
        onStudent={(id) => onOpen({ entry: null, hoursOf: id })}
        onClose={() => onOpen({ entry: null })}
      />
      <UserHoursDialog id={hoursOf} onClose={() => onOpen({ hoursOf: null })} />
    </>
  );
}
