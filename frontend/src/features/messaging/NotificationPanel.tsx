import { flushSync } from 'react-dom';
import { t } from '@hourtrail/contracts';
import { PopPanel } from '../../ui/PopPanel.js';
import { NotificationList, MarkAllRead } from './NotificationList.js';

interface NotificationPanelProps {
  /** Null while the panel is closed. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
}

export const NotificationPanel = ({ anchor, onClose }: NotificationPanelProps) => (
  <PopPanel title={t('inbox.notifications')} anchor={anchor} action={<MarkAllRead />} onClose={onClose}>
    {/* close first: the closing panel restores the focus, then the next page takes it */}
    <NotificationList onOpen={() => flushSync(onClose)} />
  </PopPanel>
);
