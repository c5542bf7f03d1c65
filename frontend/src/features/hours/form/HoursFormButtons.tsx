import { useState } from 'react';
import type { HoursStatus } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PANEL_FOOT } from '../../../ui/layout.js';
import type { HoursFormValues } from './hoursForm.js';

type Intent = HoursFormValues['status'];

const Foot = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '4px -24px -24px',
  padding: '16px 24px',
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& > button': { flex: '1 1 auto' },
  [theme.breakpoints.down('sm')]: { marginInline: -16, marginBottom: -16, padding: 16 },
}));

interface HoursFormButtonsProps {
  /** The present status of the entry; undefined for a new one. */
  readonly status: HoursStatus | undefined;
  readonly busy: boolean;
  readonly onSend: (intent: Intent) => void;
}

/** A waiting entry is only corrected; the others can be kept as they are or be handed in. */
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
          {busy ? 'Saving...' : 'Save changes'}
        </Button>
      </Foot>
    );
  }
  return (
    <Foot className={PANEL_FOOT}>
      <Button variant="outlined" disabled={busy} onClick={() => send('draft')}>
        {waiting('draft') ? 'Saving...' : status === 'rejected' ? 'Save changes' : 'Save Draft'}
      </Button>
      <Button variant="contained" disabled={busy} type="submit" onClick={() => setPressed('pending')}>
        {waiting('pending') ? 'Submitting...' : status === 'rejected' ? 'Submit again' : 'Submit for Verification'}
      </Button>
    </Foot>
  );
}
