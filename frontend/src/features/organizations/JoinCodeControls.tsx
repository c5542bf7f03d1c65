import { useState } from 'react';
import { t, shownCode, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { KeyRound } from 'lucide-react';
import { useDropJoinCodeMutation, useMakeJoinCodeMutation, type SchoolPartChange } from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { CopyField } from '../../ui/CopyField.js';
import { Field } from '../../ui/Field.js';
import { tried, type Outcome } from '../../ui/withToast.js';

export function JoinCodeControls({ school }: { school: OrganizationView }) {
  const { make, drop, making } = useJoinCode();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const inOtherSchool = actsInOtherSchool(useSessionUser(), school.id);

  /** Super-admins must give a reason at another school. */
  const withReason = (act: () => void): void => {
    const lacks = inOtherSchool && !reason.trim();
    setMissing(lacks);
    if (!lacks) act();
  };
  const change = { id: school.id, ...(reason.trim() && { reason: reason.trim() }) };
  const renewal: Confirmation = {
    title: t('schools.replaceCodeQuestion'),
    question: t('schools.replaceCodeDetail'),
    confirm: t('schools.replaceCode'),
    busy: t('schools.replacingCode'),
    destructive: true,
    onConfirm: () => make(change).then(() => null),
  };
  const removal: Confirmation = {
    title: t('schools.removeCodeQuestion'),
    question: t('schools.removeCodeDetail'),
    confirm: t('common.remove'),
    busy: t('common.removing'),
    destructive: true,
    onConfirm: () => drop(change).then(() => null),
  };
  return (
    <Stack spacing={4} sx={{ maxWidth: 480 }}>
      <Typography sx={{ color: 'text.secondary' }}>
        {school.joinCode ? t('schools.joinCodeText') : t('schools.noJoinCodeText')}
      </Typography>
      {school.joinCode && <CopyField label={t('common.joinCode')} value={shownCode(school.joinCode)} />}
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={t('schools.otherSchoolHint')}
          error={missing ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {school.joinCode ? (
          <>
            <Button variant="outlined" onClick={() => withReason(() => setConfirmation(renewal))}>
              {t('schools.replaceCode')}
            </Button>
            <Button color="error" onClick={() => withReason(() => setConfirmation(removal))}>
              {t('common.remove')}
            </Button>
          </>
        ) : (
          <Button
            variant="contained"
            startIcon={<KeyRound size={16} aria-hidden />}
            disabled={making}
            onClick={() => withReason(() => void make(change))}
          >
            {making ? t('common.creating') : t('schools.createJoinCode')}
          </Button>
        )}
      </Stack>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}

const MADE: Outcome = {
  done: { title: t('schools.joinCodeCreated') },
  failed: { title: t('schools.joinCodeNotCreated'), fallback: t('schools.joinCodeNotCreatedError') },
};
const REMOVED: Outcome = {
  done: { title: t('schools.joinCodeRemoved') },
  failed: { title: t('schools.joinCodeNotRemoved'), fallback: t('schools.joinCodeNotRemovedError') },
};

/** A new code replaces the previous one. */
function useJoinCode() {
  const [make, making] = useMakeJoinCodeMutation();
  const [drop] = useDropJoinCodeMutation();
  return {
    make: (change: SchoolPartChange) => tried(make(change).unwrap(), MADE),
    drop: (change: SchoolPartChange) => tried(drop(change).unwrap(), REMOVED),
    making: making.isLoading,
  };
}
