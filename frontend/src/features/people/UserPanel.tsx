import { useLast } from '../../lib/hooks.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { UserDetails } from './UserDetails.js';

interface UserPanelProps {
  /** Who is shown; null while the drawer is closed. */
  readonly id: number | null;
  readonly onEdit: (id: number) => void;
  /** Somebody of the family is to be shown instead. */
  readonly onOpen: (id: number) => void;
  /** Opens the hours of a volunteer; only for who looks after them. */
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
