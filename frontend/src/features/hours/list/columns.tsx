import { t, type HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useOtherSchool } from '../../../api/organizations.js';
import { daysSince, formatDate, formatWait } from '../../../lib/dates.js';
import { hoursInColumn } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { StatusChip } from '../../../ui/Chip.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import type { Column } from '../../../ui/RowTable.js';
import { commentsOf, countedInColumn, placeOf, timesOf } from '../entryWords.js';
import { SignalMark } from '../signals/ReviewSignals.js';

export type HoursColumn = Column<HoursView>;

const Long = styled('span')(({ theme }) => ({ color: theme.vars.palette.status.pending.ink, fontWeight: 620 }));

export const StatusCell = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 4 });

const LONG_WAIT_DAYS = 7;

/** Highlights a wait of more than a week. */
export function Wait({ since }: { since: string }) {
  const words = formatWait(since);
  return daysSince(since) > LONG_WAIT_DAYS ? <Long>{words}</Long> : words;
}

const Second = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: '0.8125rem',
  lineHeight: '16px',
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
}));

const TwoLines = styled(Second)({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** Adds the school if it is not the reader's own. */
function Volunteer({ entry }: { entry: HoursView }) {
  const school = useOtherSchool(entry.organizationId);
  return (
    <>
      {fullName(entry.student)}
      {school && <Second>{school}</Second>}
    </>
  );
}

/** With how many of them count, if not all do. */
export function Hours({ entry }: { entry: HoursView }) {
  const counted = countedInColumn(entry);
  return (
    <>
      {hoursInColumn(entry.hours, entry.loggedHours)}
      {counted && <Second>{counted}</Second>}
    </>
  );
}

const student: HoursColumn = {
  key: 'student',
  header: t('common.student'),
  width: 'person',
  cell: (entry) => <Volunteer entry={entry} />,
};
const organization: HoursColumn = {
  key: 'organization',
  header: t('common.organization'),
  width: 'name',
  cell: placeOf,
};
const date: HoursColumn = {
  key: 'date',
  header: t('common.date'),
  width: 'short',
  cell: (entry) => formatDate(entry.date),
};
const work: HoursColumn = {
  ...organization,
  cell: (entry) => (
    <>
      {placeOf(entry)}
      {entry.description && <TwoLines>{entry.description}</TwoLines>}
    </>
  ),
};
const dateAndTimes: HoursColumn = {
  ...date,
  cell: (entry) => (
    <>
      {formatDate(entry.date)}
      <Second>{timesOf(entry)}</Second>
    </>
  ),
};
const hours: HoursColumn = {
  key: 'hours',
  header: t('common.hours'),
  width: 'short',
  align: 'right',
  cell: (entry) => <Hours entry={entry} />,
};
const status: HoursColumn = {
  key: 'status',
  header: t('common.status'),
  width: 'short',
  cell: (entry) => (
    <StatusCell>
      <StatusChip status={entry.status} deleted={entry.deletedAt !== null} /> <SignalMark entry={entry} />
    </StatusCell>
  ),
};
const description: HoursColumn = {
  key: 'description',
  header: t('common.description'),
  width: 'rest',
  cell: (entry) => entry.description,
};
const waiting: HoursColumn = {
  key: 'waiting',
  header: t('common.waiting'),
  width: 'short',
  cell: (entry) => <Wait since={entry.statusSince} />,
};
const comments: HoursColumn = { key: 'comments', header: t('hours.comments'), width: 'rest', cell: commentsOf };

export const OWN_COLUMNS: readonly HoursColumn[] = [organization, date, hours, status, description];
export const RECENT_COLUMNS: readonly HoursColumn[] = [organization, date, hours, status];
export const WAITING_COLUMNS: readonly HoursColumn[] = [student, work, dateAndTimes, hours, status, waiting];
export const DECIDED_COLUMNS: readonly HoursColumn[] = [student, organization, date, hours, status, comments];
export const ADMIN_COLUMNS: readonly HoursColumn[] = [student, organization, hours, date, status];

export const HoursListSkeleton = ({ rows }: { rows: number }) => (
  <RowsSkeleton label={t('hours.loadingHours')} rows={rows} cardHeight={140} />
);
