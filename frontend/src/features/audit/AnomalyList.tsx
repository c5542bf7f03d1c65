import type { Anomaly, AnomalyRule } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HeartHandshake, KeyRound, Timer, UserPlus, Zap, type LucideIcon } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { hoursInWords } from '../../lib/hours.js';
import { Chip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { ActorName } from '../../ui/RoleBadge.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { recordName } from './recordKinds.js';

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
  /** Shows all decisions behind an anomaly that lists only some of its records. */
  readonly onAll: (anomaly: Anomaly) => void;
}

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
        <ActorName person={actor} />
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

interface AnomalyWords {
  readonly label: string;
  readonly about: string;
  readonly icon: LucideIcon;
}

export const ANOMALY_WORDS: Readonly<Record<AnomalyRule, AnomalyWords>> = {
  burst: {
    label: 'Many decisions at once',
    about: 'One person decided many entries within a minute.',
    icon: Zap,
  },
  'same-minute': {
    label: 'Verified and approved within a minute',
    about: 'An entry was approved less than a minute after somebody else verified it.',
    icon: Timer,
  },
  relative: {
    label: 'Perhaps a relative',
    about: 'Who decided has a family link with the volunteer, or shares their family name.',
    icon: HeartHandshake,
  },
  'nominated-verifier': {
    label: 'Nominated verifier',
    about: 'The verifier was nominated by the volunteer whose hours they verified.',
    icon: UserPlus,
  },
  'let-in': {
    label: 'Let in shortly before',
    about: 'Of two people of an entry, one had made a password or a link for the other in the 30 days before.',
    icon: KeyRound,
  },
};
