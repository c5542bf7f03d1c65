import { useState } from 'react';
import { t, shownCode } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { useDropFamilyCodeMutation, useMakeFamilyCodeMutation } from '../../../api/identity.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { useFocusHeir } from '../../../ui/focus.js';
import { toast } from '../../../ui/toast.js';
import { tried } from '../../../ui/withToast.js';
import { FamilyLinks } from './FamilyLinks.js';
import { Section } from './Section.js';

const Code = styled('p')(({ theme }) => ({
  margin: '0 0 16px',
  padding: '16px 20px',
  borderRadius: 8,
  textAlign: 'center',
  fontSize: 'clamp(1.5rem, 8vw, 2rem)',
  lineHeight: '2.5rem',
  fontWeight: 650,
  letterSpacing: '0.08em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  backgroundColor: theme.vars.palette.sunken,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export const FamilyCodeSection = ({ code }: { code: string | null }) => (
  <Section title={t('profile.familyCode')} about={t('profile.familyCodeText')}>
    {code === null ? <MakeCode /> : <PresentCode code={shownCode(code)} />}
    <FamilyLinks side="student" />
  </Section>
);

function MakeCode() {
  const { make, making } = useFamilyCode();
  return (
    <Actions ref={useFocusHeir<HTMLDivElement>()}>
      <Button variant="outlined" disabled={making} onClick={() => void make()}>
        {making ? t('common.creating') : t('profile.createFamilyCode')}
      </Button>
    </Actions>
  );
}

function PresentCode({ code }: { code: string }) {
  const { copy, make, drop, dropping } = useFamilyCode();
  const [renewing, setRenewing] = useState(false);
  const renewal: Confirmation = {
    title: t('profile.replaceCodeQuestion'),
    question: t('profile.replaceCodeDetail'),
    confirm: t('profile.replaceCode'),
    busy: t('common.creating'),
    destructive: true,
    onConfirm: () => make().then(() => null),
  };
  return (
    <>
      <Code>{code}</Code>
      <Actions ref={useFocusHeir<HTMLDivElement>()}>
        <Button variant="outlined" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy(code)}>
          {t('profile.copyCode')}
        </Button>
        <Button color="inherit" onClick={() => setRenewing(true)}>
          {t('profile.replaceCode')}
        </Button>
        <Button color="inherit" aria-label={t('profile.removeCode')} disabled={dropping} onClick={() => void drop()}>
          {dropping ? t('common.removing') : t('common.remove')}
        </Button>
      </Actions>
      <ConfirmDialog confirmation={renewing ? renewal : null} onClose={() => setRenewing(false)} />
    </>
  );
}

const NOT_MADE = { title: t('profile.codeNotCreated'), fallback: t('profile.codeNotCreatedError') };
const NOT_REMOVED = { title: t('profile.codeNotRemoved'), fallback: t('profile.codeNotRemovedError') };

/** Making a code invalidates the previous one. */
function useFamilyCode() {
  const [sendMake, made] = useMakeFamilyCodeMutation();
  const [sendDrop, dropped] = useDropFamilyCodeMutation();
  return {
    make: (): Promise<unknown> =>
      tried(sendMake().unwrap(), { done: { title: t('profile.familyCodeCreated') }, failed: NOT_MADE }),
    making: made.isLoading,
    drop: (): Promise<unknown> =>
      tried(sendDrop().unwrap(), { done: { title: t('profile.familyCodeRemoved') }, failed: NOT_REMOVED }),
    dropping: dropped.isLoading,
    copy,
  };
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: t('profile.familyCodeCopied') });
  } catch {
    // browsers allow clipboard access on HTTPS only
    toast({ title: t('profile.codeNotCopied'), description: t('profile.codeNotCopiedHint'), destructive: true });
  }
}
