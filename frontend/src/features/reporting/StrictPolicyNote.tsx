import { t } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { ShieldCheck } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';

const Line = styled('p', { shouldForwardProp: (prop) => prop !== 'inset' })<{ inset: boolean }>(({ theme, inset }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  margin: 0,
  ...(inset && { padding: '12px 20px 4px', [theme.breakpoints.down('sm')]: { paddingInline: 16 } }),
  color: theme.vars.palette.text.secondary,
  '& svg': { flex: 'none', marginTop: 1 },
}));

/** `inset` is for cards without padding. */
export function StrictPolicyNote({ inset = false }: { inset?: boolean }) {
  if (useSessionUser().approvalPolicy !== 'strict') return null;
  return (
    <Line inset={inset}>
      <ShieldCheck size={18} aria-hidden /> {t('rules.verifiedFirst')}
    </Line>
  );
}
