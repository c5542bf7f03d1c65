import { useState } from 'react';
import { shownCode } from '@hourtrail/contracts';
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
  <Section
    title="Family code"
    about="Give it to a parent or guardian. They enter it in their own profile, and your school confirms that they may see your hours."
  >
    {code === null ? <MakeCode /> : <PresentCode code={shownCode(code)} />}
    <FamilyLinks side="student" />
  </Section>
);

function MakeCode() {
  const { make, making } = useFamilyCode();
  return (
    <Actions ref={useFocusHeir<HTMLDivElement>()}>
      <Button variant="outlined" disabled={making} onClick={() => void make()}>
        {making ? 'Making a code...' : 'Make a family code'}
      </Button>
    </Actions>
  );
}

function PresentCode({ code }: { code: string }) {
  const { copy, make, drop, dropping } = useFamilyCode();
  const [renewing, setRenewing] = useState(false);
  const renewal: Confirmation = {
    title: 'Make a new code?',
    question: 'The present code stops working at once. Parents who follow you already are not affected.',
    confirm: 'Make a new code',
    busy: 'Making a code...',
    destructive: true,
    onConfirm: () => make().then(() => null),
  };
  return (
    <>
      <Code>{code}</Code>
      <Actions ref={useFocusHeir<HTMLDivElement>()}>
        <Button variant="outlined" startIcon={<Copy size={16} aria-hidden />} onClick={() => void copy(code)}>
          Copy code
        </Button>
        <Button color="inherit" onClick={() => setRenewing(true)}>
          New code
        </Button>
        <Button color="inherit" aria-label="Remove code" disabled={dropping} onClick={() => void drop()}>
          {dropping ? 'Removing...' : 'Remove'}
        </Button>
      </Actions>
      <ConfirmDialog confirmation={renewing ? renewal : null} onClose={() => setRenewing(false)} />
    </>
  );
}

const NOT_MADE = { title: 'No code made', fallback: 'Failed to make a family code. Please try again.' };
const NOT_REMOVED = { title: 'Code not removed', fallback: 'Failed to remove the family code. Please try again.' };

/** Making a code invalidates the previous one. */
function useFamilyCode() {
  const [sendMake, made] = useMakeFamilyCodeMutation();
  const [sendDrop, dropped] = useDropFamilyCodeMutation();
  return {
    make: (): Promise<unknown> => tried(sendMake().unwrap(), { done: { title: 'Family code made' }, failed: NOT_MADE }),
    making: made.isLoading,
    drop: (): Promise<unknown> =>
      tried(sendDrop().unwrap(), { done: { title: 'Family code removed' }, failed: NOT_REMOVED }),
    dropping: dropped.isLoading,
    copy,
  };
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    toast({ title: 'Family code copied' });
  } catch {
    // browsers allow clipboard access on HTTPS only
    toast({ title: 'Not copied', description: 'This browser does not allow it. Select the code and copy it by hand.' });
  }
}
