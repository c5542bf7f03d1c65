import { styled } from '../styled.js';
import { School, Server } from 'lucide-react';
import type { Decider } from '../content/blocks.js';
import { Inline } from './Inline.js';

const WORDS = {
  school: { icon: School, label: 'Your school decides' },
  operator: { icon: Server, label: 'Set by whoever runs the server' },
} as const;

const Frame = styled('div')(({ theme }) => ({
  margin: '20px 0 0',
  padding: '14px 18px 16px',
  borderRadius: 10,
  backgroundColor: theme.vars.palette.sunken,
  '&& p': { margin: '4px 0 0' },
}));

const Label = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  fontWeight: 640,
  color: theme.vars.palette.status.pending.ink,
}));

/** Marks what the software leaves to somebody to decide. */
export function SetNote({ by, children }: { readonly by: Decider; readonly children: string }) {
  const { icon: Icon, label } = WORDS[by];
  return (
    <Frame>
      <Label>
        <Icon size={16} aria-hidden />
        {label}
      </Label>
      <p>
        <Inline>{children}</Inline>
      </p>
    </Frame>
  );
}
