import { flushSync } from 'react-dom';
import { PopPanel } from '../../ui/PopPanel.js';
import { NotificationList, MarkAllRead } from './NotificationList.js';

interface NotificationPanelProps {
  /** What it opens beside; null while it is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

/** The newest notifications, over any page. */
export const NotificationPanel = ({ anchor, onClose }: NotificationPanelProps) => (
  <PopPanel title="Notifications" anchor={anchor} action={<MarkAllRead />} onClose={onClose}>
    {/* the closing panel gives the focus back; only then may the next page take it */}
    <NotificationList onOpen={() => flushSync(onClose)} />
  </PopPanel>
);
