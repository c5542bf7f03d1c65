import type { AuditEvent } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { counted } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import type { Density } from '../../ui/density.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { Listing } from './Listing.js';
import { recordName } from './kinds.js';
import { Who } from './Who.js';

interface EventRowsProps {
  readonly rows: readonly AuditEvent[];
  readonly density: Density;
  /** Returns "Approved hours" for `hours.approved`. */
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
}

const numberOf = ({ number }: AuditEvent): string => (number === null ? 'Not sealed yet' : counted(number));

export function EventRows({ rows, density, words, onOpen }: EventRowsProps) {
  const { timeZone } = useSessionUser();
  const columns: readonly Column<AuditEvent>[] = [
    { key: 'what', header: 'What', width: 'person', cell: ({ type }) => words(type) },
    { key: 'actor', header: 'By', width: 'person', cell: ({ actor }) => <Who person={actor} /> },
    { key: 'person', header: 'About', width: 'person', cell: ({ person }) => person?.name ?? '—' },
    { key: 'hours', header: 'Hours', width: 'short', align: 'right', cell: ({ hours }) => hoursInColumn(hours) },
    { key: 'at', header: 'When', width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
    { key: 'number', header: 'Number', width: 'short', align: 'right', cell: numberOf },
  ];
  return (
    <Listing
      label="Events"
      {...{ rows, density, columns }}
      control={() => 'Trail'}
      onOpen={({ record }) => onOpen(record)}
      card={(event) => (
        <>
          <div className="line">
            <span className="name">{words(event.type)}</span>
            {event.hours && <strong>{hoursInColumn(event.hours)}</strong>}
          </div>
          <p className="quiet">
            <Who person={event.actor} />
          </p>
          {event.person && event.person.id !== event.actor.id && <p className="quiet">About {event.person.name}</p>}
          <p className="quiet">{formatInstant(event.at, timeZone)}</p>
          <p className="quiet">
            {recordName(event.record)}, {event.number === null ? 'not sealed yet' : `event ${counted(event.number)}`}
          </p>
        </>
      )}
    />
  );
}

export const EventRowsSkeleton = () => <RowsSkeleton label="Loading events" rows={10} cardHeight={176} />;
