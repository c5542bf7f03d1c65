import type { ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { formatDate } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import { fullName } from '../../lib/names.js';
import { CardList } from '../../ui/CardList.js';
import { StatusChip } from '../../ui/StatusChip.js';
import { Wait } from './columns.js';
import { commentsOf, placeOf } from './entryWords.js';

interface HoursCardsProps {
  readonly label: string;
  readonly rows: readonly HoursView[];
  /** Reviewers read who volunteered first, volunteers where. */
  readonly forReviewer: boolean;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
}

/** Entries as a list of cards, for screens too narrow for a table. */
export const HoursCards = ({ label, rows, forReviewer, actions, onOpen }: HoursCardsProps) => (
  <CardList label={label} rows={rows} onOpen={onOpen}>
    {(entry) => (
      <>
        <div className="line">
          <span className="name" id={`entry-${entry.id}`}>
            {forReviewer ? fullName(entry.student) : placeOf(entry)}
          </span>
          <StatusChip status={entry.status} />
        </div>
        {forReviewer && <p className="quiet">{placeOf(entry)}</p>}
        <div className="line">
          <span>{formatDate(entry.date)}</span>
          <span>{hoursInColumn(entry.hours)}</span>
        </div>
        {forReviewer && entry.status !== 'approved' && entry.status !== 'rejected' && (
          <p className="quiet">
            Waiting <Wait since={entry.statusSince} />
          </p>
        )}
        {(forReviewer ? commentsOf(entry) : entry.description) && (
          <p className="quiet">{forReviewer ? commentsOf(entry) : entry.description}</p>
        )}
        <div className="actions">{actions(entry)}</div>
      </>
    )}
  </CardList>
);
