import { useRef, useState } from 'react';
import { COLOR, LIMITS, t, theColorIsOneForWhiteText, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ImagePlus } from 'lucide-react';
import {
  logoUrl,
  useChangeLogoMutation,
  useChangeSchoolMutation,
  useRemoveLogoMutation,
} from '../../api/organizations.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { actsInOtherSchool, OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { ConfirmDialog, type Confirmation } from '../../ui/ConfirmDialog.js';
import { Field, FieldMessage } from '../../ui/Field.js';
import { SchoolBand } from '../../ui/SchoolBand.js';
import { visuallyHidden } from '../../ui/styled.js';
import { tried, type Outcome } from '../../ui/withToast.js';

const Hidden = styled('input')(visuallyHidden);
const Swatch = styled('input')(({ theme }) => ({
  width: 56,
  height: 44,
  padding: 2,
  border: `1px solid ${theme.vars.palette.hairline}`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
}));

const PROBLEM = 'logo-problem';

/** The logo and the color of a school, as its papers show them. */
export function SchoolLook({ school }: { school: OrganizationView }) {
  const { id, version, logo } = school;
  const file = useRef<HTMLInputElement>(null);
  const [color, setColor] = useState(school.color);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  const [sendColor, savingColor] = useChangeSchoolMutation();
  const [sendLogo, sendingLogo] = useChangeLogoMutation();
  const [remove] = useRemoveLogoMutation();
  const inOtherSchool = actsInOtherSchool(useSessionUser(), id);
  const typed = color.trim().toLowerCase();
  const wrong = theColorIsOneForWhiteText(typed)?.message;

  /** Super-admins must give a reason at another school. */
  const withReason = (act: () => void): void => {
    const lacks = inOtherSchool && !reason.trim();
    setMissing(lacks);
    if (!lacks) act();
  };
  const why = reason.trim() ? { reason: reason.trim() } : {};
  const choose = (chosen: File | undefined): void => {
    setProblem(chosen && chosen.size > LIMITS.logoBytesMax ? t('api.logoTooLarge') : null);
    if (chosen && chosen.size <= LIMITS.logoBytesMax) void tried(sendLogo({ id, file: chosen, ...why }).unwrap(), LOGO);
  };
  const removal: Confirmation = {
    title: t('schools.removeLogoQuestion'),
    question: t('schools.removeLogoDetail'),
    confirm: t('common.remove'),
    busy: t('common.removing'),
    destructive: true,
    onConfirm: () => tried(remove({ id, ...why }).unwrap(), REMOVED).then(() => null),
  };
  return (
    <Stack spacing={4} sx={{ maxWidth: 480 }}>
      <Typography sx={{ color: 'text.secondary' }}>{t('schools.lookText')}</Typography>
      <SchoolBand school={school.name} color={wrong ? school.color : typed} logo={logo && logoUrl(id, logo)} />
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={t('schools.otherSchoolHint')}
          error={missing ? OTHER_SCHOOL_NEEDS_REASON : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <div>
        <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            startIcon={<ImagePlus size={18} aria-hidden />}
            disabled={sendingLogo.isLoading}
            aria-describedby={problem ? PROBLEM : undefined}
            onClick={() => withReason(() => file.current?.click())}
          >
            {sendingLogo.isLoading ? t('common.saving') : logo ? t('schools.replaceLogo') : t('schools.chooseLogo')}
          </Button>
          {logo && (
            <Button color="error" onClick={() => withReason(() => setConfirmation(removal))}>
              {t('schools.removeLogo')}
            </Button>
          )}
        </Stack>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {t('schools.logoHint')}
        </Typography>
        {problem && <FieldMessage id={PROBLEM}>{problem}</FieldMessage>}
        <Hidden
          ref={file}
          type="file"
          accept="image/png,image/jpeg"
          tabIndex={-1}
          aria-label={t('schools.chooseLogo')}
          aria-hidden
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // lets the user choose the same file again
            target.value = '';
          }}
        />
      </div>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!wrong) withReason(() => void tried(sendColor({ id, version, color: typed, ...why }).unwrap(), SAVED));
        }}
      >
        <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Field
            label={t('schools.color')}
            hint={t('schools.colorHint')}
            optional
            error={wrong}
            value={color}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setColor(target.value)}
          />
          <Swatch
            type="color"
            aria-label={t('schools.pickColor')}
            value={COLOR.test(typed) ? typed : '#000000'}
            sx={{ mt: '30px' }}
            onChange={({ target }) => setColor(target.value)}
          />
        </Stack>
        <Button type="submit" variant="outlined" disabled={savingColor.isLoading} sx={{ mt: 3 }}>
          {savingColor.isLoading ? t('common.saving') : t('schools.saveColor')}
        </Button>
      </form>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </Stack>
  );
}

const LOGO: Outcome = {
  done: { title: t('schools.logoSaved') },
  failed: { title: t('schools.logoNotSaved'), fallback: t('schools.tryAgain') },
};
const REMOVED: Outcome = {
  done: { title: t('schools.logoRemoved') },
  failed: { title: t('schools.logoNotRemoved'), fallback: t('schools.tryAgain') },
};
const SAVED: Outcome = {
  done: { title: t('schools.colorSaved') },
  failed: { title: t('schools.colorNotSaved'), fallback: t('schools.tryAgain') },
};
