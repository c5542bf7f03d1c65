import { useEffect, useRef } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hoursInWords } from '../../../lib/hours.js';
import { PATHS } from '../../../lib/paths.js';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  padding: '12px 16px',
  borderRadius: 8,
  color: theme.vars.palette.status.approved.ink,
  backgroundColor: theme.vars.palette.status.approved.paper,
  '& svg': { flex: 'none', marginTop: 1 },
  '& p': { margin: 0 },
  '& a': { color: 'inherit', fontWeight: 600 },
}));

interface CheckedInProps {
  readonly entry: HoursView;
  /** It was there before they came with the code. */
  readonly already?: boolean;
}

/** What somebody has who was there; it is read out, and the focus goes on from it. */
export function CheckedIn({ entry, already = false }: CheckedInProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} role="status">
      <CircleCheck size={18} aria-hidden />
      <div>
        <p>{words(entry, already)}</p>
        <Link to={`${PATHS.myHours}?entry=${entry.id}`}>View the entry</Link>
      </div>
    </Frame>
  );
}

function words({ status, hours, verifier }: HoursView, already: boolean): string {
  if (status === 'draft') return 'You have a draft of these hours. Open it and submit it.';
  const logged = `${hoursInWords(hours ?? 0)} are logged`;
  if (status !== 'pending') return `Your ${logged} already: ${status}.`;
  const waits = verifier ? `They wait for ${verifier.name} to verify them.` : 'They wait for your school.';
  return already ? `Your ${logged} already. ${waits}` : `You are checked in: ${logged}. ${waits}`;
}
