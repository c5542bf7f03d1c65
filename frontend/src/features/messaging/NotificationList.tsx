import type { NotificationView } from '@hourtrail/contracts';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { BellRing } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorReference } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatAgo } from '../../lib/ago.js';
import { formatDate, formatInstant } from '../../lib/dates.js';
import { Late } from '../../ui/Late.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { notificationWords, trailPath } from './notificationWords.js';
import { SHOWN, useNewest, useOpenNotification } from './useNotifications.js';

const List = styled('ol')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
}));

const Way = styled(Link)(({ theme }) => ({
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

// the whole comment stands on the trail
const Comment = styled('blockquote')(({ theme }) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  margin: '6px 0',
  paddingLeft: 10,
  borderLeft: `3px solid ${theme.vars.palette.hairline}`,
}));

/** The newest notifications; `onOpen` is told before the way to an entry is taken. */
export function NotificationList({ onOpen }: { onOpen?: () => void }) {
  const { data, error, isError, refetch } = useNewest();
  if (data && data.rows.length > 0) {
    return (
      <List aria-label="Newest notifications">
        {data.rows.map((notification) => (
          <li key={notification.id}>
            <Told notification={notification} onOpen={onOpen} />
          </li>
        ))}
      </List>
    );
  }
  if (data) {
    return (
      <EmptyState icon={BellRing} title="All caught up">
        What happens to your entries, and what waits for you, is told here.
      </EmptyState>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title="The notifications could not be loaded"
        reference={errorReference(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Late role="status" aria-label="Loading the notifications">
      {Array.from({ length: SHOWN }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={44} sx={{ mx: 5, my: 4 }} />
      ))}
    </Late>
  );
}

interface ToldProps {
  readonly notification: NotificationView;
  readonly onOpen: (() => void) | undefined;
}

function Told({ notification, onOpen }: ToldProps) {
  const { role, timeZone } = useSessionUser();
  const open = useOpenNotification();
  const { actor, at, comment, entry, isRead } = notification;
  return (
    <Way
      to={trailPath(notification, role)}
      onClick={() => {
        onOpen?.();
        open(notification);
      }}
    >
      {!isRead && <New>New</New>}
      <p style={isRead ? undefined : { fontWeight: 600 }}>
        <strong>{actor.name}</strong> {notificationWords(notification)}
      </p>
      {comment && <Comment>{comment}</Comment>}
      <p className="quiet">
        <time dateTime={at} title={formatInstant(at, timeZone)}>
          {formatAgo(at, timeZone)}
        </time>{' '}
        · hours of {formatDate(entry.date)}
      </p>
    </Way>
  );
}
