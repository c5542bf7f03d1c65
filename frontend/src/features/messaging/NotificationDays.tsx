import type { ReactNode } from 'react';
import { dateInZone, t, todayInZone, type NotificationView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatDate } from '../../lib/dates.js';
import { groupByDay, subjectOf, type NotificationGroup } from './groupByDay.js';
import { NotificationRow } from './NotificationRow.js';

const Days = styled('ol')(({ theme }) => ({
  '&, & ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& > li > p': {
    margin: 0,
    padding: '12px 20px 4px',
    fontWeight: 650,
    color: theme.vars.palette.text.secondary,
    [theme.breakpoints.down('sm')]: { paddingInline: 16 },
  },
  '& > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  '& ol > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start' },
  '& ol > li > a': { flex: '1 1 260px', minWidth: 0 },
  '& ol > li > button': { margin: '4px 12px 0 0' },
  '& ol > li:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.hairline}` },
  [theme.breakpoints.down('sm')]: { '& ol > li > button': { margin: '-8px 0 8px 6px' } },
}));

interface NotificationDaysProps {
  readonly label: string;
  /** Newest first. */
  readonly notifications: readonly NotificationView[];
  /** Called before navigation. */
  readonly onOpen?: (() => void) | undefined;
  readonly action?: (group: NotificationGroup) => ReactNode;
}

/** One row for each entry or opportunity of a day. */
export function NotificationDays({ label, notifications, onOpen, action }: NotificationDaysProps) {
  const { timeZone } = useSessionUser();
  return (
    <Days aria-label={label}>
      {groupByDay(notifications, timeZone).map(({ day, groups }) => (
        <li key={day}>
          <p>{dayWords(day, timeZone)}</p>
          <ol>
            {groups.map((group) => (
              <NotificationRow key={subjectOf(group[0])} group={group} onOpen={onOpen}>
                {action?.(group)}
              </NotificationRow>
            ))}
          </ol>
        </li>
      ))}
    </Days>
  );
}

function dayWords(day: string, timeZone: string): string {
  if (day === todayInZone(timeZone)) return t('inbox.today');
  const yesterday = dateInZone(new Date(Date.now() - 86_400_000), timeZone);
  return day === yesterday ? t('inbox.yesterday') : formatDate(day);
}
