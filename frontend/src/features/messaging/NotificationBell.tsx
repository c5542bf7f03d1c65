import { Suspense, useState } from 'react';
import { t } from '@hourtrail/contracts';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { Hint } from '../../ui/Hint.js';
import { useUnread } from './useNotifications.js';

const NotificationPanel = lazily(async () => (await import('./NotificationPanel.js')).NotificationPanel);

const Count = styled('span')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  right: 0,
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  fontSize: '0.75rem',
  lineHeight: '18px',
  fontWeight: 650,
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.accent,
}));

export function NotificationBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const anyYet = useLast(anchor) !== null;
  const unread = useUnread();
  return (
    <>
      <Hint text={t('inbox.notifications')}>
        <IconButton
          aria-label={unread ? t('inbox.notificationsUnread', { unread }) : t('inbox.notifications')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Bell size={20} aria-hidden />
          {unread && <Count aria-hidden>{unread}</Count>}
        </IconButton>
      </Hint>
      <Suspense fallback={null}>
        {anyYet && <NotificationPanel anchor={anchor} onClose={() => setAnchor(null)} />}
      </Suspense>
    </>
  );
}
