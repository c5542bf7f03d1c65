import { useState } from 'react';
import { t, isRequired, VOLUNTEER_ROLES, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PersonField } from '../../../ui/PersonField.js';
import type { Pickable } from '../../../ui/PickField.js';
import type { TakingAttendance } from './useAttendance.js';

const Frame = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  paddingTop: 16,
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  '& > .MuiButton-root': { justifySelf: 'start' },
}));

interface WalkInsProps {
  readonly opportunity: OpportunityView;
  readonly taking: TakingAttendance;
  readonly onMarked: () => void;
}

/** People who came without having signed up. */
export function WalkIns({ opportunity, taking, onMarked }: WalkInsProps) {
  const [person, setPerson] = useState<Pickable | null>(null);
  const [refused, setRefused] = useState<string>();
  const mark = async (): Promise<void> => {
    if (taking.busy) return;
    if (!person) return setRefused(isRequired(t('labels.person')));
    const why = await taking.recordOne(person.id, {});
    if (why) setRefused(why);
    if (why !== undefined) return;
    setPerson(null);
    onMarked();
  };
  return (
    <Frame
      noValidate
      aria-label={t('attendance.walkIns')}
      onSubmit={(event) => {
        event.preventDefault();
        void mark();
      }}
    >
      <PersonField
        label={t('attendance.walkIns')}
        hint={t('attendance.walkInsHint')}
        error={refused}
        roles={VOLUNTEER_ROLES}
        organizationId={opportunity.organizationId}
        value={person}
        onPick={(picked) => {
          setPerson(picked);
          setRefused(undefined);
        }}
      />
      <Button type="submit" variant="outlined" aria-disabled={taking.busy}>
        {taking.busy ? t('common.saving') : t('attendance.markOnePresent')}
      </Button>
    </Frame>
  );
}
