import { useState } from 'react';
import { t, type BadgeRow } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Globe, Lock } from 'lucide-react';
import { useBadgesOfQuery, useUnshareBadgeMutation } from '../../../api/badges.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDay } from '../../../lib/dates.js';
import { Chip } from '../../../ui/Chip.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { ListCard } from '../../../ui/ListCard.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { ErrorState } from '../../../ui/states.js';
import { tried } from '../../../ui/withToast.js';
import { ShareBadgeForm } from './ShareBadgeForm.js';

const FAILED = { title: t('badges.notUnshared'), fallback: t('badges.tryLater') };

/** The recorded achievements of a person, private until shared. Without one there is nothing. */
export function Badges({ userId }: { userId: number }) {
  const { data: badges = [], isError, error, refetch } = useBadgesOfQuery(userId);
  const [isSharing, setIsSharing] = useState(false);
  // stays while the dialog fades
  const [chosen, setChosen] = useState<BadgeRow | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [unshare] = useUnshareBadgeMutation();
  if (badges.length === 0 && !isError) return null;
  const stop = (code: string): void =>
    setConfirmation({
      title: t('badges.unshareQuestion'),
      question: t('badges.unshareDetail'),
      confirm: t('badges.unshare'),
      busy: t('badges.unsharing'),
      destructive: true,
      onConfirm: () =>
        tried(unshare(code).unwrap(), { done: { title: t('badges.unsharedToast') }, failed: FAILED }).then(() => null),
    });
  return (
    <ListCard title={t('badges.section')}>
      {badges.length === 0 ? (
        <ErrorState title={t('badges.listFailed')} error={error} onRetry={refetch} />
      ) : (
        <Rows aria-label={t('badges.section')} sx={{ px: { xs: 4, sm: 5 } }}>
          {badges.map((badge) => (
            <Badge
              key={`${badge.school} ${badge.achievementId}`}
              badge={badge}
              onShare={() => {
                setChosen(badge);
                setIsSharing(true);
              }}
              onStop={stop}
            />
          ))}
        </Rows>
      )}
      <FormDialog
        open={isSharing}
        title={t('badges.shareTitle', { name: chosen?.name ?? '' })}
        onClose={() => setIsSharing(false)}
      >
        {(form) => chosen && <ShareBadgeForm userId={userId} achievementId={chosen.achievementId} {...form} />}
      </FormDialog>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </ListCard>
  );
}

interface BadgeProps {
  readonly badge: BadgeRow;
  readonly onShare: () => void;
  readonly onStop: (code: string) => void;
}

function Badge({ badge: { name, school, earnedAt, shared }, onShare, onStop }: BadgeProps) {
  const { timeZone } = useSessionUser();
  return (
    <Row title={name} text={t('badges.earnedAt', { date: formatDay(earnedAt, timeZone), school })}>
      {shared ? (
        <>
          <Chip look="approved" icon={Globe}>
            {t('badges.shared')}
          </Chip>
          <Button href={shared.url} aria-label={t('badges.openNamed', { name })}>
            {t('common.open')}
          </Button>
          <Button color="error" aria-label={t('badges.unshareNamed', { name })} onClick={() => onStop(shared.code)}>
            {t('badges.unshare')}
          </Button>
        </>
      ) : (
        <>
          <Chip look="draft" icon={Lock}>
            {t('badges.private')}
          </Chip>
          <Button variant="outlined" aria-label={t('badges.shareNamed', { name })} onClick={onShare}>
            {t('badges.share')}
          </Button>
        </>
      )}
    </Row>
  );
}
