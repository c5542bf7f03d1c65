import { t } from '@hourtrail/contracts';
import { Check, CheckCheck, Clock } from 'lucide-react';
import { styled } from '../../ui/styled.js';
import { SmallHeading, Text } from '../ui/headings.js';

export interface EntryStep {
  readonly title: string;
  readonly text: string;
  readonly status: TaggedStatus;
}

const DOTS = 4;

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 40,
  margin: '48px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, marginTop: 36 },
}));

const Stop = styled('li')(({ theme }) => ({
  position: 'relative',
  paddingTop: 40,
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 4,
    left: 0,
    width: 14,
    height: 14,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: `3px solid ${theme.vars.palette.primary.main}`,
  },
  '&:last-of-type::before': { backgroundColor: theme.vars.palette.primary.main },
  '&:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: 11 - DOTS / 2,
    left: 26,
    right: -28,
    borderTop: `${DOTS}px dotted ${theme.vars.palette.primary.main}`,
    opacity: 0.55,
  },
  [theme.breakpoints.down('md')]: {
    padding: '0 0 36px 36px',
    '&:last-of-type': { paddingBottom: 0 },
    '&:not(:last-of-type)::after': {
      top: 28,
      bottom: 4,
      left: 7 - DOTS / 2,
      right: 'auto',
      borderTop: 0,
      borderLeft: `${DOTS}px dotted ${theme.vars.palette.primary.main}`,
    },
  },
}));

const Title = styled(SmallHeading)({ marginTop: 14 });

/** Looks like an entry's trail in the product. */
export const EntrySteps = ({ stages }: { readonly stages: readonly EntryStep[] }) => (
  <Steps>
    {stages.map(({ title, text, status }) => (
      <Stop key={title}>
        <StatusTag status={status} />
        <Title>{title}</Title>
        <Text>{text}</Text>
      </Stop>
    ))}
  </Steps>
);

const TAGS = {
  pending: { icon: Clock, word: t('common.pending') },
  verified: { icon: CheckCheck, word: t('common.verified') },
  approved: { icon: Check, word: t('common.approved') },
} as const;
type TaggedStatus = keyof typeof TAGS;

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

function StatusTag({ status }: { readonly status: TaggedStatus }) {
  const { icon: Icon, word } = TAGS[status];
  return (
    <Tag status={status}>
      <Icon size={15} strokeWidth={2.25} aria-hidden />
      {word}
    </Tag>
  );
}
