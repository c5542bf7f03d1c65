import { t, type BadgeView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Award, BadgeCheck, Ban, Download } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { badgeFile, useBadgeQuery } from '../../api/badges.js';
import { errorMessage, errorStatus } from '../../api/errorMessage.js';
import { formatDay } from '../../lib/dates.js';
import { Chip } from '../../ui/Chip.js';
import { Sections } from '../../ui/Columns.js';
import { FactGrid } from '../../ui/FactGrid.js';
import { MessagePage } from '../../ui/MessagePage.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { ErrorState, Late } from '../../ui/states.js';

/** No badge has this code, its holder doesn't share it anymore, or too many codes were tried from here. */
const SAID: readonly unknown[] = [404, 410, 429];

const Page = styled(Sections)({ maxWidth: 760, margin: '0 auto' });
const Facts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: 24,
  alignItems: 'center',
  '& img': { display: 'block', width: '100%', maxWidth: 280, height: 'auto', margin: '0 auto' },
});

/** For whoever was given a badge. */
export function BadgePage() {
  const { code = '' } = useParams();
  const { data, error, refetch } = useBadgeQuery(code);
  if (SAID.includes(errorStatus(error))) {
    return <MessagePage icon={Award} title={t('badges.notFound')} text={errorMessage(error, t('badges.unknown'))} />;
  }
  if (error) return <ErrorState title={t('badges.notLoaded')} error={error} onRetry={refetch} />;
  return data ? <BadgeDetails badge={data} /> : <BadgeSkeleton />;
}

function BadgeDetails({ badge }: { badge: BadgeView }) {
  const { code, status, name, school, criteria, holder, earnedAt, timeZone } = badge;
  const isValid = status === 'valid';
  return (
    <Page>
      <PageHeading title={name}>
        <Chip look={isValid ? 'approved' : 'rejected'} icon={isValid ? BadgeCheck : Ban}>
          {t('badges.isStatus', { status })}
        </Chip>
      </PageHeading>
      <Card>
        <Typography sx={{ mb: 5, fontWeight: 600 }}>
          {isValid ? t('badges.isValid', { school }) : t('badges.isRevoked')}
        </Typography>
        <Facts>
          <img src={badgeFile(code, 'png')} width={600} height={600} alt={t('badges.picture', { name })} />
          <FactGrid
            facts={[
              [t('badges.holder'), holder ?? t('badges.holderHidden')],
              [t('badges.for'), criteria],
              [t('badges.earnedOn'), formatDay(earnedAt, timeZone)],
              [t('common.school'), school],
              [t('badges.code'), code],
            ]}
          />
        </Facts>
      </Card>
      <CheckAlone code={code} />
    </Page>
  );
}

const CheckAlone = ({ code }: { code: string }) => (
  <Card component="section">
    <Typography variant="h2">{t('badges.checkAlone')}</Typography>
    <Typography sx={{ mt: 2, maxWidth: '68ch' }}>{t('badges.checkAloneText')}</Typography>
    <Typography sx={{ mt: 2, maxWidth: '68ch' }}>{t('badges.checkEmail')}</Typography>
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: 4, alignItems: 'center' }}>
      <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} href={badgeFile(code, 'png')} download>
        {t('badges.downloadPng')}
      </Button>
      <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} href={badgeFile(code, 'json')} download>
        {t('badges.downloadJson')}
      </Button>
      <Link href="/api/audit/keys">{t('records.keys')}</Link>
    </Stack>
  </Card>
);

const BadgeSkeleton = () => (
  <Late role="status" aria-label={t('badges.loading')} sx={{ maxWidth: 760, mx: 'auto' }}>
    <Skeleton width="60%" height={40} />
    <Skeleton variant="rounded" height={320} sx={{ mt: 5 }} />
  </Late>
);
