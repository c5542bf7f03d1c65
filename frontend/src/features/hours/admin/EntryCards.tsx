import type { ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { formatDate } from '../../../lib/dates.js';
import { hoursInColumn } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { CardList } from '../../../ui/CardList.js';
import { StatusChip } from '../../../ui/StatusChip.js';
import { placeOf } from '../entryWords.js';
import { Standing } from '../list/columns.js';
import { SignalMark } from '../signals/SignalMark.js';

interface EntryCardsProps {
  readonly label: string;
  readonly rows: readonly HoursView[];
  /** Whether each names its volunteer. */
  readonly ofMany: boolean;
  readonly cellId: (entry: HoursView) => string;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
}

/** Entries for an administrator, on screens too narrow for a table. */
export const EntryCards = ({ ofMany, cellId, actions, ...list }: EntryCardsProps) => (
  <CardList {...list}>
    {(entry) => (
      <>
        <div className="line">
          <span className="name" id={cellId(entry)}>
            {ofMany ? fullName(entry.student) : placeOf(entry)}
          </span>
          <Standing>
            <SignalMark signals={entry.signals} />{' '}
            <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
          </Standing>
        </div>
        {ofMany && <p className="quiet">{placeOf(entry)}</p>}
        <div className="line">
          <span>{formatDate(entry.date)}</span>
          <span>{hoursInColumn(entry.hours)}</span>
        </div>
        <div className="actions">{actions(entry)}</div>
      </>
    )}
  </CardList>
);
