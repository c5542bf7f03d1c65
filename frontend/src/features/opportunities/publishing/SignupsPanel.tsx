import { useLast } from '../../../lib/useLast.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { WhoSignedUp } from './WhoSignedUp.js';

interface SignupsPanelProps {
  /** Whose volunteers are shown; null while the drawer is closed. */
  readonly id: number | null;
  readonly onClose: () => void;
}

export function SignupsPanel({ id, onClose }: SignupsPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Who signed up" onClose={onClose}>
      {shown !== null && <WhoSignedUp key={shown} id={shown} />}
    </SidePanel>
  );
}
