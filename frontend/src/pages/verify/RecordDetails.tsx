import {
  RECORD_CHECK,
  ROLE_LABELS,
  t,
  VERIFICATION_LEVEL_LABELS,
  type RecordCategory,
  type RecordEntry,
  type RecordGoal,
  type RecordVerifier,
  type RecordYear,
  type RecordView,
} from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { recordFile } from '../../api/records.js';
import { ExactText, Folded } from '../../features/audit/Hash.js';
import { RecordStatusChip } from '../../features/hours/records/RecordStatusChip.js';
import { formatDate, formatDay } from '../../lib/dates.js';
import { hoursInColumn } from '../../lib/hours.js';
import { PATHS } from '../../lib/paths.js';
import { Sections } from '../../ui/Columns.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { ListCard } from '../../ui/ListCard.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { PrintButton } from '../../ui/PrintButton.js';
import { Row, Rows } from '../../ui/Rows.js';
import { SchoolBand } from '../../ui/SchoolBand.js';

const Paper = styled(Sections)({ maxWidth: 760, margin: '0 auto' });
const List = styled(Rows)(({ theme }) => ({
  padding: '0 20px',
  '& strong': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  [theme.breakpoints.down('sm')]: { padding: '0 16px' },
}));

/** What its holder chose to show, to the letter. */
export function RecordDetails({ record }: { record: RecordView }) {
  const {
    code,
    status,
    since,
    takenBack,
    issuedAt,
    timeZone,
    name,
    school,
    totals,
    goal,
    years,
    categories,
    entries,
    organizations,
    verifiers,
    countersigned,
    color,
    logo,
  } = record;
  const dayOf = (instant: string): string => formatDay(instant, timeZone);
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('common.name'), name],
    [t('common.school'), school],
    [t('records.approvedHours'), totals && t('records.hoursOfEntries', totals)],
    [
      t('records.counted'),
      totals?.counted === undefined ? undefined : t('records.hoursCount', { counted: totals.counted }),
    ],
    [t('records.goal'), goal && goalWords(goal)],
    [t('records.years'), years?.map(yearWords).join(', ')],
    [t('records.categories'), categories?.map(hoursWords).join(', ')],
    [t('records.organizations'), organizations?.join(', ')],
    [t('records.verifiers'), verifiers?.map(verifierWords).join(', ')],
    [t('records.issued'), dayOf(issuedAt)],
    [
      t('records.countersigned'),
      countersigned &&
        t('records.countersignedBy', {
          name: countersigned.name,
          role: t(ROLE_LABELS[countersigned.role]),
          date: dayOf(countersigned.at),
        }),
    ],
    [t('records.code'), code],
  ];
  return (
    <Paper className="for-paper">
      <PageHeading title={t('records.title')}>
        <RecordStatusChip record={record} />
      </PageHeading>
      {school && (color || logo) && <SchoolBand school={school} color={color ?? ''} logo={logo ?? null} />}
      <Card>
        {takenBack ? (
          <Alert severity="warning" sx={{ mb: 5 }}>
            {t('records.takenBack', { ...takenBack })}
          </Alert>
        ) : (
          <Typography sx={{ mb: 5, fontWeight: 600 }}>
            {since === null
              ? t('records.isValid', { date: dayOf(issuedAt) })
              : t('records.statusSince', { status, date: dayOf(since) })}
          </Typography>
        )}
        <FactGrid facts={facts.filter(([, value]) => value)} />
        {!totals && <Typography sx={{ mt: 4 }}>{t('records.erased')}</Typography>}
      </Card>
      {entries && <Entries entries={entries} />}
      {record.statements && (
        <ListCard title={t('privacy.recordStatements')}>
          <List>
            {record.statements.map(({ text, at, date }) => (
              <Row key={at} title={date ? t('privacy.statementOf', { date: formatDate(date) }) : dayOf(at)} text={text}>
                {null}
              </Row>
            ))}
          </List>
        </ListCard>
      )}
      {totals && <CheckAlone code={code} />}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', '@media print': { display: 'none' } }}>
        <PrintButton />
        <Button component={RouterLink} to={PATHS.verify}>
          {t('records.checkAnother')}
        </Button>
      </Stack>
    </Paper>
  );
}

const hoursWords = ({ name, hours }: RecordCategory): string => t('records.namedHours', { name, hours });

const yearWords = ({ name, hours, counted }: RecordYear): string =>
  counted === undefined ? hoursWords({ name, hours }) : t('records.yearCounted', { name, hours, counted });

function goalWords({ hours, met: isMet, year }: RecordGoal): string {
  const met = isMet ? 'yes' : 'no';
  return year === undefined ? t('records.goalState', { hours, met }) : t('records.goalOfYear', { hours, met, year });
}

const verifierWords = ({ name, level }: RecordVerifier): string => `${name} (${t(VERIFICATION_LEVEL_LABELS[level])})`;

const Entries = ({ entries }: { entries: readonly RecordEntry[] }) => (
  <ListCard title={t('records.entries')}>
    {entries.length === 0 ? (
      <Typography sx={{ p: 5, color: 'text.secondary' }}>{t('records.noEntries')}</Typography>
    ) : (
      <List>
        {entries.map((entry, nth) => (
          // frozen, so that their order never changes
          <Entry key={nth} entry={entry} />
        ))}
      </List>
    )}
  </ListCard>
);

function Entry({ entry: { date, hours, counted, category, organization, verifier } }: { entry: RecordEntry }) {
  const day = formatDate(date);
  const by = verifier === undefined ? undefined : verifier ? verifierWords(verifier) : t('records.notVerified');
  return (
    <Row title={organization ?? day} text={[organization && day, category, by].filter(Boolean).join(' · ')}>
      <strong>
        {counted === undefined
          ? hoursInColumn(hours)
          : t('records.countedOf', { counted: hoursInColumn(counted), hours: hoursInColumn(hours) })}
      </strong>
    </Row>
  );
}

const CheckAlone = ({ code }: { code: string }) => (
  <Card component="section" sx={{ '@media print': { display: 'none' } }}>
    <Typography variant="h2">{t('records.checkAlone')}</Typography>
    <Typography sx={{ mt: 2, maxWidth: '68ch' }}>{t('records.checkAloneText')}</Typography>
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 4 }}>
      <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} href={recordFile(code, 'pdf')} download>
        {t('records.downloadPdf')}
      </Button>
      <Button
        variant="outlined"
        startIcon={<Download size={18} aria-hidden />}
        href={recordFile(code, 'json')}
        download
      >
        {t('records.downloadSigned')}
      </Button>
    </Stack>
    <Folded>
      <summary>{t('records.howToCheck')}</summary>
      <p>{t('records.checkCommands')}</p>
      <ExactText tabIndex={0}>{RECORD_CHECK}</ExactText>
      <p>
        {t('records.compareKey')} <Link href="/api/audit/keys">{t('records.keys')}</Link>
      </p>
    </Folded>
  </Card>
);
