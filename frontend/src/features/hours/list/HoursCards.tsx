import { useCallback, type ReactNode } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { useOtherSchool } from '../../../api/useOtherSchool.js';
import { formatDate } from '../../../lib/dates.js';
import { hoursInColumn } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { CardList } from '../../../ui/CardList.js';
import type { Picking } from '../../../ui/picking.js';
import { StatusChip } from '../../../ui/StatusChip.js';
import { Standing, Wait } from './columns.js';
import { commentsOf, placeOf } from '../entryWords.js';
import { SignalMark } from '../signals/SignalMark.js';

interface HoursCardsProps {
  readonly label: string;
  readonly rows: readonly HoursView[];
  /** Reviewers read who volunteered first, volunteers where. */
  readonly forReviewer: boolean;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
  readonly picking?: Picking<HoursView>;
}

/** Entries as a list of cards, for screens too narrow for a table. */
export function HoursCards({ forReviewer, actions, ...list }: HoursCardsProps) {
  const card = useCallback(
    (entry: HoursView) => <HoursCard entry={entry} forReviewer={forReviewer} actions={actions(entry)} />,
    [forReviewer, actions],
  );
  return <CardList {...list}>{card}</CardList>;
}

interface HoursCardProps {
  readonly entry: HoursView;
  readonly forReviewer: boolean;
  readonly actions: ReactNode;
}

function HoursCard({ entry, forReviewer, actions }: HoursCardProps) {
  const school = useOtherSchool(entry.organizationId);
  return (
    <>
      <div className="line">
        <span className="name" id={`entry-${entry.id}`}>
          {forReviewer ? fullName(entry.student) : placeOf(entry)}
        </span>
        <Standing>
          <SignalMark signals={entry.signals} /> <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
        </Standing>
      </div>
      {forReviewer && school && <p className="quiet">{school}</p>}
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
      <div className="actions">{actions}</div>
    </>
  );
}
