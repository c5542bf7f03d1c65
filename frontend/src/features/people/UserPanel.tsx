import { useLast } from '../../lib/hooks.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { UserDetails } from './UserDetails.js';

interface UserPanelProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly onEdit: (id: number) => void;
  /** Shows a family member instead. */
  readonly onOpen: (id: number) => void;
  /** Absent if the user cannot administer hours. */
  readonly onHours?: (id: number) => void;
  readonly onClose: () => void;
}

export function UserPanel({ id, onEdit, onOpen, onHours, onClose }: UserPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Person" onClose={onClose}>
      {shown !== null && (
        <UserDetails
          id={shown}
          onEdit={() => onEdit(shown)}
          onOpen={onOpen}
          {...(onHours && { onHours: () => onHours(shown) })}
        />
      )}
    </SidePanel>
  );
}
