import type { ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import { keyframes } from '@emotion/react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CloudAlert, SearchX, type LucideIcon } from 'lucide-react';
import { errorReference } from '../api/errorMessage.js';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 8,
  padding: '40px 20px',
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.text.caption, marginBottom: 4 },
  '& > .MuiButton-root': { marginTop: 8 },
}));

const Text = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '48ch',
  textWrap: 'balance',
  color: theme.vars.palette.text.secondary,
}));

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

export const EmptyState = ({ icon: Icon, title, children, action }: EmptyStateProps) => (
  <Frame>
    <Icon size={32} strokeWidth={1.5} aria-hidden />
    <Typography variant="h3" component="p" sx={{ color: 'text.primary' }}>
      {title}
    </Typography>
    {children && <Text>{children}</Text>}
    {action}
  </Frame>
);

interface ErrorStateProps {
  readonly title: string;
  /** Its request id is shown, so that the failure can be found in the server's log. */
  readonly error?: unknown;
  readonly onRetry: () => unknown;
}

export const ErrorState = ({ title, error, onRetry }: ErrorStateProps) => {
  const reference = errorReference(error);
  return (
    <Frame role="alert">
      <CloudAlert size={32} strokeWidth={1.5} aria-hidden />
      <Typography variant="h3" component="p" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      <Text>{t('ui.checkConnection')}</Text>
      {reference && <Typography variant="caption">{t('ui.reference', { reference })}</Typography>}
      <Button variant="outlined" onClick={() => void onRetry()}>
        {t('common.tryAgain')}
      </Button>
    </Frame>
  );
};

const appear = keyframes({ from: { opacity: 0 } });

/** Reserves the space at once and shows a skeleton only after 150 ms, so that fast responses do not flicker. */
export const Late = styled('div')({ animation: `${appear} 0s 150ms both` });

export const Spinner = ({ label }: { label: string }) => (
  <Late role="status" aria-label={label} sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
    <CircularProgress aria-hidden size={32} />
  </Late>
);

interface NothingFoundProps {
  readonly title: string;
  readonly onClear: () => void;
  readonly children?: ReactNode;
}

export const NothingFound = ({ title, onClear, children }: NothingFoundProps) => (
  <EmptyState
    icon={SearchX}
    title={title}
    action={
      <Button variant="outlined" onClick={onClear}>
        {t('common.clearFilters')}
      </Button>
    }
  >
    {children}
  </EmptyState>
);
