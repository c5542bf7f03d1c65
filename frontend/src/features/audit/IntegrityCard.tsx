import { useId } from 'react';
import type { Checkup, Integrity } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX, RefreshCw } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';
import { Card } from '../../ui/Card.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { Late } from '../../ui/Late.js';
import { Notice } from '../../ui/Notice.js';
import { Hash } from './Hash.js';
import { CHECK_NAMES, stateWords } from './integrityWords.js';
import { WhatWordsMean } from './WhatWordsMean.js';
import { WithRecords } from './WithRecords.js';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 16,
  '& > div': { flex: 1, minWidth: 0 },
  [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', '& > div': { flexBasis: 'calc(100% - 64px)' } },
}));

const Disc = styled('span', { shouldForwardProp: (prop) => prop !== 'look' })<{
  look: ReturnType<typeof stateWords>['look'];
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

const Checks = styled('ul')(({ theme }) => ({
  margin: '20px 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 10, padding: '10px 0' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& svg': { flex: 'none', marginTop: 1 },
  '& .holds': { color: theme.vars.palette.status.approved.ink },
  '& .fails': { color: theme.vars.palette.status.rejected.ink },
  '& p': { margin: 0, color: theme.vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 620 },
  '& ul': { margin: '6px 0 0', paddingLeft: 20, overflowWrap: 'anywhere' },
}));

interface IntegrityCardProps {
  readonly integrity: Integrity;
  /** The last look failed: what is told is of an earlier one. */
  readonly lost: boolean;
  readonly checkedAt: string;
  readonly checking: boolean;
  /** The server would not begin. */
  readonly refused: boolean;
  readonly onCheck: () => void;
  /** Shows the trail of a record that is told of. */
  readonly onRecord: (record: string) => void;
}

/** How the log of a school stands, in words, with what was checked for it just now. */
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
  const { title, look, icon: Icon } = stateWords(integrity);
  const { words, checks, checkup, sealed, waiting, sealedAt, root, key } = integrity;
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
          disabled={checking}
          startIcon={<RefreshCw size={18} aria-hidden />}
          onClick={onCheck}
        >
          {checking ? 'Checking...' : 'Check every event'}
        </Button>
      </Head>
      {lost && (
        <div style={{ marginTop: 16 }}>
          <Notice urgent>The server could not be asked just now. What stands here is of an earlier look.</Notice>
        </div>
      )}
      {refused && (
        <div style={{ marginTop: 16 }}>
          <Notice urgent>The check could not be started. Try again in a moment.</Notice>
        </div>
      )}
      {look === 'rejected' && (
        <div style={{ marginTop: 16 }}>
          <Notice urgent>
            Something here is not as it was recorded. Tell whoever runs this server, and keep the newest checkpoint and
            the evidence of what it is about: they show how it was.
          </Notice>
        </div>
      )}
      {checks.length > 0 && (
        <Checks aria-label="What was checked">
          {checks.map(({ name, holds, words: found }) => (
            <li key={name}>
              {holds ? (
                <CircleCheck className="holds" size={18} role="img" aria-label="Holds" />
              ) : (
                <CircleX className="fails" size={18} role="img" aria-label="Does not hold" />
              )}
              <div>
                <strong>{CHECK_NAMES[name]}</strong>
                <p>{found}</p>
                {name === 'events' && checkup && <Faults checkup={checkup} onRecord={onRecord} />}
              </div>
            </li>
          ))}
        </Checks>
      )}
      <FactGrid
        facts={[
          ['Sealed', countOf(sealed, 'event')],
          ['Waiting to be sealed', countOf(waiting, 'event')],
          ...(sealedAt ? [['Last sealed', formatInstant(sealedAt, timeZone)] as const] : []),
          ...(root ? [['Root', <Hash key="root" of={root} />] as const] : []),
          ['Signing key', <Hash key="key" of={key} />],
          ['Looked at', formatInstant(checkedAt, timeZone)],
          ['Every event last read', checkup ? formatInstant(checkup.at, timeZone) : 'Not yet'],
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

type FaultsProps = Pick<IntegrityCardProps, 'onRecord'> & { readonly checkup: Checkup };

function Faults({ checkup: { faults, words }, onRecord }: FaultsProps) {
  if (faults === 0) return null;
  return (
    <>
      <ul>
        {[...new Set(words)].map((sentence, index) => (
          <li key={index}>
            <WithRecords words={sentence} onOpen={onRecord} />
          </li>
        ))}
      </ul>
      {faults > words.length && <p>And {countOf(faults - words.length, 'more fault')}.</p>}
    </>
  );
}

export const IntegritySkeleton = () => (
  <Card as="div">
    <Late role="status" aria-label="Checking the log">
      <Skeleton variant="rounded" height={48} width="60%" />
      <Skeleton variant="rounded" height={172} sx={{ my: 5 }} />
      <Skeleton variant="rounded" height={132} />
    </Late>
  </Card>
);
