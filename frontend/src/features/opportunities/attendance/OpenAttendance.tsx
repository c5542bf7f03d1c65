import { useLast } from '../../../lib/useLast.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { TakeAttendance } from './TakeAttendance.js';

interface OpenAttendanceProps {
  /** Whose attendance is taken; null while the drawer is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function OpenAttendance({ id, onClose }: OpenAttendanceProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Attendance" onClose={onClose}>
      {shown !== null && <TakeAttendance key={shown} id={shown} />}
    </SidePanel>
  );
}
