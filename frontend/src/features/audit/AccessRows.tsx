import type { Access } from '@hourtrail/contracts';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { Column } from '../../ui/RowTable.js';
import { ACCESS_WORDS, routeWords, refusedWords, WHOLE_SCHOOL } from './accessWords.js';
import { Listing } from './Listing.js';
import { recordIn, recordName } from './kinds.js';
import { Who } from './Who.js';

const Kind = ({ kind }: Pick<Access, 'kind'>) => {
  const { label, look, icon } = ACCESS_WORDS[kind];
  return (
    <Chip look={look} icon={icon}>
      {label}
    </Chip>
  );
};

const requestWords = ({ route, refusal, kind, person }: Access): string =>
  kind === 'evidence' && person === null
    ? WHOLE_SCHOOL
    : refusal === null
      ? routeWords(route)
      : refusedWords(route, refusal);
const ofWhat = ({ record }: Access): string => (record === null ? '—' : recordName(record));

interface AccessRowsProps {
  readonly rows: readonly Access[];
  readonly density: Density;
  readonly onOpen: (record: string) => void;
}

export function AccessRows({ rows, density, onOpen }: AccessRowsProps) {
  const { timeZone } = useSessionUser();
  const columns: readonly Column<Access>[] = [
    { key: 'actor', header: 'Who', width: 'person', cell: ({ actor }) => <Who person={actor} /> },
    { key: 'kind', header: 'What', width: 'short', cell: ({ kind }) => <Kind kind={kind} /> },
    { key: 'person', header: 'Whose', width: 'person', cell: ({ person }) => person?.name ?? '—' },
    { key: 'record', header: 'Record', width: 'short', cell: ofWhat },
    { key: 'route', header: 'Asked for', width: 'name', cell: requestWords },
    { key: 'at', header: 'When', width: 'short', cell: ({ at }) => formatInstant(at, timeZone) },
  ];
  return (
    <Listing
      label="Access log"
      {...{ rows, density, columns }}
      control={({ record }) => (record !== null && recordIn(record) ? 'Trail' : null)}
      onOpen={({ record }) => record !== null && onOpen(record)}
      card={(access) => (
        <>
          <div className="line">
            <span className="name">
              <Who person={access.actor} />
            </span>
            <Kind kind={access.kind} />
          </div>
          {(access.person ?? access.record) && (
            <p className="quiet">
              {[access.person?.name, access.record && recordName(access.record)].filter(Boolean).join(', ')}
            </p>
          )}
          <p className="quiet">{requestWords(access)}</p>
          <p className="quiet">{formatInstant(access.at, timeZone)}</p>
        </>
      )}
    />
  );
}

export const AccessRowsSkeleton = () => <RowsSkeleton label="Loading the access log" rows={10} cardHeight={152} />;
