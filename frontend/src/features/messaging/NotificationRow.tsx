import type { ReactNode } from 'react';
import { notificationPath, t, type NotificationView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate, formatTime, formatTimeOfDay } from '../../lib/dates.js';
import { useFocusHeir } from '../../ui/focus.js';
import type { NotificationGroup } from './groupByDay.js';
import { NotificationText } from './NotificationText.js';
import { unreadIn, useOpenNotifications } from './useNotifications.js';

const RowLink = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '12px 20px',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
  '& p.quiet + p': { marginTop: 10 },
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -3 },
  '& strong': { fontWeight: 650 },
  '& .quiet': { marginTop: 2, fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { paddingInline: 16 },
}));

const New = styled('span')(({ theme }) => ({
  float: 'right',
  marginLeft: 8,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  fontWeight: 650,
  color: theme.vars.palette.accent,
}));

const Comment = styled('blockquote')(({ theme }) => ({
  margin: '6px 0',
  paddingLeft: 10,
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
  overflowWrap: 'anywhere',
}));

/** The trail shows the whole comment. */
const CutComment = styled(Comment)({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

interface NotificationRowProps {
  readonly group: NotificationGroup;
  /** Called before navigation. */
  readonly onOpen?: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function NotificationRow({ group, onOpen, children }: NotificationRowProps) {
  const user = useSessionUser();
  const open = useOpenNotifications();
  const [newest] = group;
  return (
    <li ref={useFocusHeir<HTMLLIElement>()}>
      <RowLink
        id={notificationId(newest.id)}
        to={notificationPath(newest, user)}
        onClick={() => {
          onOpen?.();
          open(group);
        }}
      >
        {unreadIn(group).length > 0 && <New>{t('inbox.newNotification')}</New>}
        {group.map((notification) => (
          <Happened key={notification.id} notification={notification} about={notification === newest} />
        ))}
      </RowLink>
      {children}
    </li>
  );
}

export const notificationId = (id: number): string => `notification-${id}`;

interface HappenedProps {
  readonly notification: NotificationView;
  /** Whether to say when the hours or the opportunity were. */
  readonly about: boolean;
}

function Happened({ notification, about }: HappenedProps) {
  const { timeZone } = useSessionUser();
  const { at, comment, entry, isRead, opportunity, subject } = notification;
  return (
    <>
      <p style={isRead ? undefined : { fontWeight: 600 }}>
        <NotificationText notification={notification} />
      </p>
      {subject && <p style={{ fontWeight: 600 }}>{subject}</p>}
      {comment && (entry ? <CutComment>{comment}</CutComment> : <Comment>{comment}</Comment>)}
      <p className="quiet">
        <time dateTime={at}>{formatTimeOfDay(at, timeZone)}</time>{' '}
        {about && entry && `· ${t('inbox.hoursOn', { date: formatDate(entry.date) })}`}
        {about && opportunity && `· ${formatDate(opportunity.date)}, ${formatTime(opportunity.startTime)}`}
      </p>
    </>
  );
}
