import { useState } from 'react';
import { t, type SharedBadge } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { badgeFile, useShareBadgeMutation } from '../../../api/badges.js';
import { CheckField } from '../../../ui/CheckField.js';
import { CopyField } from '../../../ui/CopyField.js';
import type { DialogForm } from '../../../ui/FormDialog.js';
import { DoneFrame, FormFrame } from '../../../ui/FormFrame.js';
import { showFailure } from '../../../ui/withToast.js';

const FAILED = { title: t('badges.notShared'), fallback: t('badges.tryLater') };

interface ShareBadgeFormProps extends DialogForm {
  readonly userId: number;
  readonly achievementId: number;
}

export function ShareBadgeForm({ userId, achievementId, close, cancel }: ShareBadgeFormProps) {
  const [share, { isLoading }] = useShareBadgeMutation();
  const [showName, setShowName] = useState(false);
  const [shared, setShared] = useState<SharedBadge | null>(null);
  if (shared) {
    return (
      <DoneFrame onClose={close}>
        <Shared badge={shared} />
      </DoneFrame>
    );
  }
  const submit = async (): Promise<void> => {
    try {
      const badge = await share({ userId, achievementId, showName }).unwrap();
      setShared(badge);
    } catch (error) {
      showFailure(error, FAILED);
    }
  };
  return (
    <FormFrame onSubmit={submit} onCancel={cancel} submit={t('badges.share')} busy={isLoading && t('badges.sharing')}>
      <Typography>{t('badges.shareHint')}</Typography>
      <CheckField
        label={t('labels.showName')}
        hint={t('badges.showNameHint')}
        checked={showName}
        onChange={(_event, checked) => setShowName(checked)}
      />
    </FormFrame>
  );
}

const Shared = ({ badge: { code, url } }: { badge: SharedBadge }) => (
  <Stack spacing={4}>
    <Typography>{t('badges.sharedText')}</Typography>
    <CopyField label={t('badges.link')} value={url} />
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" href={badgeFile(code, 'png')} download>
        {t('badges.downloadPng')}
      </Button>
      <Button href={url}>{t('badges.open')}</Button>
    </Stack>
  </Stack>
);
