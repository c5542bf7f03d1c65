import { useId } from 'react';
import type { Integrity } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import type { ChipLook } from '../../ui/Chip.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Late } from '../../ui/states.js';
import { Hash, Folded } from './Hash.js';
import { STATES, CHECK_NAMES, checkWords } from './integrityWords.js';
import { cutAtRecords, recordName } from './recordKinds.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > div': { flexBasis: 'calc(100% - 64px)' } },
}));

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'look' })<{
  look: ChipLook;
}>(({ theme, look }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '50%',
  color: theme.vars.palette.status[look].ink,
  backgroundColor: theme.vars.palette.status[look].paper,
}));

interface IntegrityCardProps {
  readonly integrity: Integrity;
  /** The last request failed: the card shows an earlier result. */
  readonly lost: boolean;
  readonly checkedAt: string;
  readonly checking: boolean;
  /** The server refused to start a check. */
  readonly refused: boolean;
  readonly onCheck: () => void;
  readonly onRecord: (record: string) => void;
}

export function IntegrityCard({
  integrity,
  lost,
  checkedAt,
  checking,
  refused,
  onCheck,
  onRecord,
}: IntegrityCardProps) {
  const { timeZone } = useSessionUser();
  const id = useId();
  const { state, words, checks, checkup, sealed, waiting, sealedAt, root, key } = integrity;
  const { title, look, icon: Icon, advice } = STATES[state];
  return (
    <Card aria-labelledby={id}>
      <Head>
        <Disc look={look}>
          <Icon size={26} aria-hidden />
        </Disc>
        <div role="status">
          <Typography id={id} variant="h2">
            {title}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 1, maxWidth: '68ch' }}>
            <WithRecords words={words} onOpen={onRecord} />
          </Typography>
        </div>
        <Button
          variant="outlined"
          color="inherit"
          aria-disabled={checking}
          startIcon={<RefreshCw size={18} aria-hidden />}
          onClick={checking ? undefined : onCheck}
        >
          {checking ? 'Checking...' : 'Check every event'}
        </Button>
      </Head>
      {lost && (
        <div style={{ marginTop: 16 }}>
          <Alert role="alert">The server could not be asked just now. What stands here is of an earlier look.</Alert>
        </div>
      )}
      {refused && (
        <div style={{ marginTop: 16 }}>
          <Alert role="alert">The check could not be started. Try again in a moment.</Alert>
        </div>
      )}
      {advice && (
        <div style={{ marginTop: 16 }}>
          <Alert role={look === 'rejected' ? 'alert' : 'note'}>{advice}</Alert>
        </div>
      )}
      <IntegrityChecks {...{ checks, checkup, onRecord }} />
      <FactGrid
        facts={[
          ['Sealed', countOf(sealed, 'event')],
          ['Waiting to be sealed', countOf(waiting, 'event')],
          ...(sealedAt ? [['Last sealed', formatInstant(sealedAt, timeZone)] as const] : []),
          ...(root ? [['Root', <Hash key="root" of={root} />] as const] : []),
          ['Signing key', <Hash key="key" of={key} />],
          ['Looked at', formatInstant(checkedAt, timeZone)],
          ['Every event last read', lastRead(integrity, timeZone)],
        ]}
      />
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 4, maxWidth: '80ch' }}>
        The newest checkpoint is checked whenever this is looked at; every event is read again once a day, and when you
        ask for it. Whoever runs the server finds the same by the command audit:fsck.
      </Typography>
      <WhatWordsMean />
    </Card>
  );
}

function lastRead({ checkup, unfinished, isCheckingUp }: Integrity, timeZone: string): string {
  const last = checkup ? formatInstant(checkup.at, timeZone) : 'Not yet';
  if (isCheckingUp) return `${last}; being read again just now`;
  return unfinished ? `${last}; no check was finished since ${formatInstant(unfinished.since, timeZone)}` : last;
}

export const IntegritySkeleton = () => (
  <Card component="div">
    <Late role="status" aria-label="Checking the log">
      <Skeleton variant="rounded" height={48} width="60%" />
      <Skeleton variant="rounded" height={172} sx={{ my: 5 }} />
      <Skeleton variant="rounded" height={132} />
    </Late>
  </Card>
);

const MEANINGS = [
  ['Event', 'One thing that happened, such as an approval: what, when and by whom.'],
  ['Sealed', 'It has its number in the log, and is covered by a signature. Since then nobody can change it unnoticed.'],
  ['Hash', 'A short text computed from a longer one. Whoever changes a letter of that gets another hash.'],
  ['Tree', 'The hashes of all events, computed together step by step until there is one: the root.'],
  ['Root', 'The one hash that stands for every event up to then.'],
  ['Checkpoint', 'A root with its day and a signature, small enough to mail or to print.'],
  ['Key', 'What anybody needs to check a signature. It cannot sign.'],
] as const;

const WhatWordsMean = () => (
  <Folded>
    <summary>What these words mean</summary>
    <FactGrid facts={MEANINGS} />
  </Folded>
);

const Checks = styled('ul')(({ theme }) => ({
  margin: '20px 0',
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 620 },
  '& ul': { margin: '6px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' },
}));

const Check = styled('li', { shouldForwardProp: (prop) => prop !== 'look' })<{ look: ChipLook }>(({ theme, look }) => ({
  display: 'flex',
  gap: 10,
  padding: '10px 0',
  '& > svg': { flex: 'none', marginTop: 1, color: theme.vars.palette.status[look].ink },
}));

interface IntegrityChecksProps extends Pick<Integrity, 'checks' | 'checkup'> {
  readonly onRecord: (record: string) => void;
}

function IntegrityChecks({ checks, checkup, onRecord }: IntegrityChecksProps) {
  if (checks.length === 0) return null;
  return (
    <Checks aria-label="What was checked">
      {checks.map((check) => {
        const { icon: Icon, look, label } = checkWords(check);
        const found = check.name === 'events' && check.holds === false ? (checkup?.words ?? []) : [];
        return (
          <Check key={check.name} look={look}>
            <Icon size={18} role="img" aria-label={label} />
            <div>
              <strong>{CHECK_NAMES[check.name]}</strong>
              <p>{check.words}</p>
              {found.length > 0 && (
                <ul aria-label="What was found">
                  {found.map((sentence) => (
                    <li key={sentence}>
                      <WithRecords words={sentence} onOpen={onRecord} />
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </Check>
        );
      })}
    </Checks>
  );
}

interface WithRecordsProps {
  readonly words: string;
  readonly onOpen: (record: string) => void;
}

/** A message of the server in which record names link to their trails. */
const WithRecords = ({ words, onOpen }: WithRecordsProps) => (
  <>
    {cutAtRecords(words).map((part, index) =>
      index % 2 === 1 ? (
        <Link key={index} component="button" type="button" onClick={() => onOpen(part)}>
          {recordName(part)}
        </Link>
      ) : (
        part
      ),
    )}
  </>
);
