import { useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Bell } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Hint } from '../../ui/Hint.js';
import { ListHead } from '../../ui/ListCard.js';
import { MarkAllRead } from './MarkAllRead.js';
import { NotificationList } from './NotificationList.js';
import { useUnread } from './useNotifications.js';

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

const Panel = styled(Popover)(({ theme }) => ({
  '& .MuiPopover-paper': {
    width: 'min(400px, calc(100vw - 32px))',
    border: `1px solid ${theme.vars.palette.hairline}`,
    borderRadius: 10,
    boxShadow: theme.vars.palette.floating,
  },
}));

/** What is new for the signed-in person, from every page. */
export function NotificationBell() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = useUnread();
  const title = useId();
  // the closing panel gives the focus back; only then may the next page take it
  const closeFirst = (): void => flushSync(() => setAnchor(null));
  return (
    <>
      <Hint text="Notifications">
        <IconButton
          aria-label={unread ? `Notifications, ${unread} unread` : 'Notifications'}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Bell size={20} aria-hidden />
          {unread && <Count aria-hidden>{unread}</Count>}
        </IconButton>
      </Hint>
      <Panel
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': title } }}
      >
        <ListHead>
          <Typography id={title} variant="h2">
            Notifications
          </Typography>
          <MarkAllRead />
        </ListHead>
        <NotificationList onOpen={closeFirst} />
      </Panel>
    </>
  );
}
