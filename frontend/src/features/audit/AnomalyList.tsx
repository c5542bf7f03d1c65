import { t, ANOMALY_LABELS, type Anomaly, type AnomalyRule } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { HeartHandshake, KeyRound, Timer, UserPlus, Zap, type LucideIcon } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
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
  <List aria-label={t('auditReview.unusualDecisions')} className={density}>
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
          person && t('auditReview.hoursOfPerson', { name: person.name }),
          t('auditReview.decisionCount', { count: decisions }),
          hoursInWords(hours),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="print-only">{records.map(recordName).join(', ')}</p>
      <Records>
        {records.map((record) => (
          <Button key={record} variant="text" size="small" onClick={() => onOpen(record)}>
            {recordName(record)}
          </Button>
        ))}
        {others > 0 && records.length === 10 && (
          <Button variant="text" size="small" onClick={onAll}>
            {t('auditReview.showMore', { count: others })}
          </Button>
        )}
      </Records>
    </li>
  );
}

export const AnomalyListSkeleton = () => (
  <RowsSkeleton label={t('auditReview.loadingUnusual')} rows={5} cardHeight={168} />
);

interface AnomalyWords {
  readonly label: string;
  readonly about: string;
  readonly icon: LucideIcon;
}

export const ANOMALY_WORDS: Readonly<Record<AnomalyRule, AnomalyWords>> = {
  burst: {
    label: t(ANOMALY_LABELS.burst),
    about: t('auditReview.burstMeaning'),
    icon: Zap,
  },
  'same-minute': {
    label: t(ANOMALY_LABELS['same-minute']),
    about: t('auditReview.sameMinuteMeaning'),
    icon: Timer,
  },
  relative: {
    label: t(ANOMALY_LABELS.relative),
    about: t('auditReview.relativeMeaning'),
    icon: HeartHandshake,
  },
  'nominated-verifier': {
    label: t(ANOMALY_LABELS['nominated-verifier']),
    about: t('auditReview.nominatedVerifierMeaning'),
    icon: UserPlus,
  },
  'let-in': {
    label: t(ANOMALY_LABELS['let-in']),
    about: t('auditReview.letInMeaning'),
    icon: KeyRound,
  },
};
