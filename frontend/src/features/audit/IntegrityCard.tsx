import { useId } from 'react';
import { t, type Integrity } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RefreshCw } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
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
          <Typography sx={{ fontSize: '1rem', lineHeight: 1.5, mt: 1, maxWidth: '68ch' }}>
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
          {checking ? t('audit.checking') : t('audit.checkEveryEvent')}
        </Button>
      </Head>
      {lost && (
        <div style={{ marginTop: 16 }}>
          <Alert role="alert">{t('audit.outdated')}</Alert>
        </div>
      )}
      {refused && (
        <div style={{ marginTop: 16 }}>
          <Alert role="alert">{t('audit.checkNotStarted')}</Alert>
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
          [t('audit.sealed'), t('audit.eventCount', { count: sealed })],
          [t('audit.waitingToBeSealed'), t('audit.eventCount', { count: waiting })],
          ...(sealedAt ? [[t('audit.lastSealed'), formatInstant(sealedAt, timeZone)] as const] : []),
          [t('audit.lastChecked'), formatInstant(checkedAt, timeZone)],
          [t('audit.lastFullCheck'), lastRead(integrity, timeZone)],
          ...(root ? [[t('audit.root'), <Hash key="root" of={root} />] as const] : []),
          [t('audit.signingKey'), <Hash key="key" of={key} />],
        ]}
      />
      <Typography variant="body2" component="p" sx={{ color: 'text.secondary', mt: 4, maxWidth: '80ch' }}>
        {t('audit.howItIsChecked')}
      </Typography>
      <WhatWordsMean />
    </Card>
  );
}

function lastRead({ checkup, unfinished, isCheckingUp }: Integrity, timeZone: string): string {
  const date = checkup && formatInstant(checkup.at, timeZone);
  if (isCheckingUp) return date ? t('audit.checkRunning', { date }) : t('audit.firstCheckRunning');
  if (!unfinished) return date ?? t('audit.notYet');
  const since = formatInstant(unfinished.since, timeZone);
  return date ? t('audit.checkUnfinished', { date, since }) : t('audit.firstCheckUnfinished', { since });
}

export const IntegritySkeleton = () => (
  <Card component="div">
    <Late role="status" aria-label={t('audit.checkingLog')}>
      <Skeleton variant="rounded" height={48} width="60%" />
      <Skeleton variant="rounded" height={172} sx={{ my: 5 }} />
      <Skeleton variant="rounded" height={132} />
    </Late>
  </Card>
);

const MEANINGS = [
  [t('audit.event'), t('audit.eventMeaning')],
  [t('audit.sealed'), t('audit.sealedMeaning')],
  [t('audit.hash'), t('audit.hashMeaning')],
  [t('audit.tree'), t('audit.treeMeaning')],
  [t('audit.root'), t('audit.rootMeaning')],
  [t('audit.checkpoint'), t('audit.checkpointMeaning')],
  [t('audit.key'), t('audit.keyMeaning')],
] as const;

const WhatWordsMean = () => (
  <Folded>
    <summary>{t('audit.meanings')}</summary>
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
    <Checks aria-label={t('audit.checks')}>
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
                <ul aria-label={t('audit.problems')}>
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
