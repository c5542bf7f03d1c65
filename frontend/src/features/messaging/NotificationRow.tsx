import type { ReactNode } from 'react';
import { t, type NotificationView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate, formatInstant, formatTime, formatAgo } from '../../lib/dates.js';
import { useFocusHeir } from '../../ui/focus.js';
import { linkTo } from './notificationLink.js';
import { NotificationText } from './NotificationText.js';
import { useOpenNotification } from './useNotifications.js';

export const NotificationRows = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' },
  '& > li > a': { flex: '1 1 260px', minWidth: 0 },
  '& > li > button': { margin: '4px 12px 0 0' },
  '& > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  [theme.breakpoints.down('sm')]: { '& > li > button': { margin: '-8px 0 8px 6px' } },
}));

const RowLink = styled(Link)(({ theme }) => ({
  display: 'block',
  padding: '12px 20px',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '& p': { margin: 0 },
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

// the trail shows the whole comment
const Comment = styled('blockquote')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  margin: '6px 0',
  paddingLeft: 10,
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
}));

interface NotificationRowProps {
  readonly notification: NotificationView;
  /** Called before navigation. */
  readonly onOpen?: (() => void) | undefined;
  readonly children?: ReactNode;
}

export function NotificationRow({ notification, onOpen, children }: NotificationRowProps) {
  const user = useSessionUser();
  const open = useOpenNotification();
  const { id, at, comment, entry, isRead, opportunity } = notification;
  return (
    <li ref={useFocusHeir<HTMLLIElement>()}>
      <RowLink
        id={notificationId(id)}
        to={linkTo(notification, user)}
        onClick={() => {
          onOpen?.();
          open(notification);
        }}
      >
        {!isRead && <New>{t('inbox.newNotification')}</New>}
        <p style={isRead ? undefined : { fontWeight: 600 }}>
          <NotificationText notification={notification} />
        </p>
        {comment && <Comment>{comment}</Comment>}
        <p className="quiet">
          <time dateTime={at} title={formatInstant(at, user.timeZone)}>
            {formatAgo(at, user.timeZone)}
          </time>{' '}
          {entry && `· ${t('inbox.hoursOn', { date: formatDate(entry.date) })}`}
          {opportunity && `· ${formatDate(opportunity.date)}, ${formatTime(opportunity.startTime)}`}
        </p>
      </RowLink>
      {children}
    </li>
  );
}

export const notificationId = (id: number): string => `notification-${id}`;
