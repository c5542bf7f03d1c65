import { useState } from 'react';
import { shownCode } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Copy } from 'lucide-react';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { useFocusHeir } from '../../../ui/focus.js';
import { FamilyLinks } from './FamilyLinks.js';
import { Section } from './Section.js';
import { useFamilyCode } from './useFamilyCode.js';

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

/** A student's code for their parents, and the parents who follow them. */
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
