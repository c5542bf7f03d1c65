import type { Anomaly } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useSessionUser } from '../../api/useSessionUser.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { ANOMALY_WORDS } from './anomalyWords.js';
import { recordName } from './kinds.js';
import { Who } from './Who.js';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '16px 20px' },
  '&.compact > li': { paddingBlock: 8 },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& p': { margin: '6px 0 0', maxWidth: '80ch' },
  '& .quiet': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { '& > li': { padding: 16 } },
}));

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 12px' });
const Records = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  margin: '4px 0 0 -10px',
});

interface AnomalyListProps {
  readonly rows: readonly Anomaly[];
  readonly density: Density;
  readonly onOpen: (record: string) => void;
  /** Shows all decisions that one of these is made of, where it is of more records than are named. */
  readonly onAll: (anomaly: Anomaly) => void;
}

/** What to look at first, each with the reason why it is here and the records it is made of. */
export const AnomalyList = ({ rows, density, onOpen, onAll }: AnomalyListProps) => (
  <List aria-label="Unusual decisions" className={density}>
    {rows.map((anomaly) => (
      <AnomalyItem
        key={`${anomaly.rule} ${anomaly.at} ${anomaly.records.join()}`}
        anomaly={anomaly}
        onOpen={onOpen}
        onAll={() => onAll(anomaly)}
      />
    ))}
  </List>
);

interface AnomalyItemProps extends Pick<AnomalyListProps, 'onOpen'> {
  readonly anomaly: Anomaly;
  readonly onAll: () => void;
}

function AnomalyItem({ anomaly, onOpen, onAll }: AnomalyItemProps) {
  const { timeZone } = useSessionUser();
  const { rule, actor, person, at, decisions, hours, reason, records } = anomaly;
  const { label, icon } = ANOMALY_WORDS[rule];
  const others = decisions - records.length;
  return (
    <li>
      <Line>
        <Chip look="pending" icon={icon}>
          {label}
        </Chip>
        <Who person={actor} />
      </Line>
      <p>{reason}</p>
      <p className="quiet">
        {[
          formatInstant(at, timeZone),
          person && `hours of ${person.name}`,
          countOf(decisions, 'decision'),
          hoursInWords(hours),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Records>
        {records.map((record) => (
          <Button key={record} variant="text" size="small" onClick={() => onOpen(record)}>
            {recordName(record)}
          </Button>
        ))}
        {others > 0 && records.length === 10 && (
          <Button variant="text" size="small" onClick={onAll}>
            and {countOf(others, 'other')}
          </Button>
        )}
      </Records>
    </li>
  );
}

export const AnomalyListSkeleton = () => <RowsSkeleton label="Loading unusual decisions" rows={5} cardHeight={168} />;
