import { useCallback, type ReactNode } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { NotebookPen } from 'lucide-react';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useOtherSchool } from '../../../api/organizations.js';
import { formatDate } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { CardList } from '../../../ui/CardList.js';
import { StatusChip } from '../../../ui/Chip.js';
import type { Density } from '../../../ui/density.js';
import { useNarrow } from '../../../ui/layout.js';
import type { Picking } from '../../../ui/PickBox.js';
import { RowTable } from '../../../ui/RowTable.js';
import { EmptyState } from '../../../ui/states.js';
import { Trans } from '../../../ui/Trans.js';
import { commentsOf, placeOf, timesOf } from '../entryWords.js';
import { SignalMark } from '../signals/ReviewSignals.js';
import { Hours, StatusCell, Wait, type HoursColumn } from './columns.js';
import { awaitsReviewBy } from '../hoursActions.js';

interface HoursListProps {
  readonly label: string;
  readonly columns: readonly HoursColumn[];
  readonly rows: readonly HoursView[];
  readonly density?: Density;
  readonly onOpen: (id: number) => void;
  /** Adds a button to entries that await the user's review. */
  readonly onReview?: (entry: HoursView) => void;
  readonly reviewLabel?: string;
  readonly picking?: Picking<HoursView>;
}

const cellId = ({ id }: HoursView): string => `entry-${id}`;

export function HoursList({
  label,
  columns,
  rows,
  density = 'comfortable',
  onOpen,
  onReview,
  reviewLabel = t('hours.review'),
  picking,
}: HoursListProps) {
  const user = useSessionUser();
  const narrow = useNarrow();
  const actions = useCallback(
    (entry: HoursView) => {
      const named = { 'aria-describedby': cellId(entry), ...(!narrow && { size: 'small' as const }) };
      return (
        <>
          {onReview && awaitsReviewBy(entry, user) && (
            <Button {...named} variant="outlined" onClick={() => onReview(entry)}>
              {reviewLabel}
            </Button>
          )}
          <Button {...named} variant="text" onClick={() => onOpen(entry.id)}>
            {t('common.viewTrail')}
          </Button>
        </>
      );
    },
    [narrow, onOpen, onReview, reviewLabel, user],
  );
  const open = useCallback(({ id }: HoursView) => onOpen(id), [onOpen]);
  const shared = { rows, actions, onOpen: open, ...(picking && { picking }) };
  return narrow ? (
    <HoursCards {...shared} label={label} forReviewer={onReview !== undefined} />
  ) : (
    <RowTable {...shared} caption={label} columns={columns} density={density} cellId={cellId} />
  );
}

interface HoursCardsProps {
  readonly label: string;
  readonly rows: readonly HoursView[];
  /** Reviewers read the volunteer first, volunteers the organization. */
  readonly forReviewer: boolean;
  readonly actions: (entry: HoursView) => ReactNode;
  readonly onOpen: (entry: HoursView) => void;
  readonly picking?: Picking<HoursView>;
}

function HoursCards({ forReviewer, actions, ...list }: HoursCardsProps) {
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
  const waits = forReviewer && entry.status !== 'approved' && entry.status !== 'rejected';
  const text = !forReviewer || waits ? entry.description : commentsOf(entry);
  return (
    <>
      <div className="line">
        <span className="name" id={`entry-${entry.id}`}>
          {forReviewer ? fullName(entry.student) : placeOf(entry)}
        </span>
        <StatusCell>
          <SignalMark entry={entry} /> <StatusChip status={entry.status} deleted={entry.deletedAt !== null} />
        </StatusCell>
      </div>
      {forReviewer && school && <p className="quiet">{school}</p>}
      {forReviewer && <p className="quiet">{placeOf(entry)}</p>}
      <div className="line">
        <span>
          {formatDate(entry.date)} {waits && <span className="quiet">{timesOf(entry)}</span>}
        </span>
        <span style={{ whiteSpace: 'nowrap', textAlign: 'right' }}>
          <Hours entry={entry} />
        </span>
      </div>
      {waits && (
        <p className="quiet">
          <Trans id="hours.waitingTime" values={{ time: <Wait since={entry.statusSince} /> }} />
        </p>
      )}
      {text && <p className="quiet">{text}</p>}
      <div className="actions">{actions}</div>
    </>
  );
}

/** Without `onLog` for a graduate. */
export function NoHoursYet({ onLog }: { onLog: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={NotebookPen}
      title={t('common.noHoursYet')}
      action={
        onLog && (
          <Button variant="outlined" onClick={onLog}>
            {t('hours.logFirstHours')}
          </Button>
        )
      }
    >
      {onLog && t('hours.noHoursYetHint')}
    </EmptyState>
  );
}
