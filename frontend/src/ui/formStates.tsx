import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { FORM_LOADING } from './layout.js';
import { ErrorState, Late } from './states.js';

export const FormSkeleton = () => (
  <DialogContent>
    <Late className={FORM_LOADING} role="status" aria-label={t('ui.loadingForm')}>
      <Stack spacing={5}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={64} />
        ))}
      </Stack>
    </Late>
  </DialogContent>
);

interface FormFailedProps {
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => unknown;
  readonly onCancel: (() => void) | undefined;
}

export const FormFailed = ({ title, error, onRetry, onCancel }: FormFailedProps) => (
  <>
    <DialogContent>
      <ErrorState title={title} error={error} onRetry={onRetry} />
    </DialogContent>
    {onCancel && (
      <DialogActions>
        <Button onClick={onCancel} color="inherit">
          {t('common.cancel')}
        </Button>
      </DialogActions>
    )}
  </>
);
