import { useState } from 'react';
import { t, type HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PANEL_FOOT } from '../../../ui/layout.js';
import type { HoursFormValues } from './hoursFormValues.js';

type Intent = HoursFormValues['status'];

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 8,
  [theme.breakpoints.down('md')]: { '& > button': { flex: '1 1 auto' } },
}));

interface HoursFormButtonsProps {
  /** Undefined for a new entry. */
  readonly status: HoursStatus | undefined;
  readonly busy: boolean;
  readonly onSend: (intent: Intent) => void;
}

/** A pending entry can only be corrected; others can be saved or submitted. */
export function HoursFormButtons({ status, busy, onSend }: HoursFormButtonsProps) {
  const [pressed, setPressed] = useState<Intent>('pending');
  const send = (intent: Intent): void => {
    setPressed(intent);
    onSend(intent);
  };
  const waiting = (intent: Intent): boolean => busy && pressed === intent;
  if (status === 'pending') {
    return (
      <Foot className={PANEL_FOOT}>
        <Button variant="contained" disabled={busy} type="submit">
          {busy ? t('common.saving') : t('common.saveChanges')}
        </Button>
      </Foot>
    );
  }
  return (
    <Foot className={PANEL_FOOT}>
      <Button variant="outlined" disabled={busy} onClick={() => send('draft')}>
        {waiting('draft')
          ? t('common.saving')
          : status === 'rejected'
            ? t('common.saveChanges')
            : t('hoursForm.saveDraft')}
      </Button>
      <Button variant="contained" disabled={busy} type="submit" onClick={() => setPressed('pending')}>
        {waiting('pending')
          ? t('hours.submitting')
          : status === 'rejected'
            ? t('hours.submitAgain')
            : t('hours.submit')}
      </Button>
    </Foot>
  );
}
