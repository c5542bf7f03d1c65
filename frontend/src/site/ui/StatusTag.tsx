import { Check, CheckCheck, Clock } from 'lucide-react';
import { styled } from '../styled.js';

const TAGS = {
  pending: { icon: Clock, word: 'Pending' },
  verified: { icon: CheckCheck, word: 'Verified' },
  approved: { icon: Check, word: 'Approved' },
} as const;
export type TaggedStatus = keyof typeof TAGS;

const Tag = styled('span', { shouldForwardProp: (prop) => prop !== 'status' })<{ status: TaggedStatus }>(
  ({ theme, status }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    padding: '3px 11px 3px 9px',
    borderRadius: 999,
    fontSize: '0.8125rem',
    lineHeight: '1.25rem',
    fontWeight: 620,
    color: theme.vars.palette.status[status].ink,
    backgroundColor: theme.vars.palette.status[status].paper,
  }),
);

/** Where an entry stands, as the product shows it. */
export function StatusTag({ status }: { readonly status: TaggedStatus }) {
  const { icon: Icon, word } = TAGS[status];
  return (
    <Tag status={status}>
      <Icon size={15} strokeWidth={2.25} aria-hidden />
      {word}
    </Tag>
  );
}
