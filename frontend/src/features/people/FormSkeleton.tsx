import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { Late } from '../../ui/Late.js';

/** Holds the place of a form that is on its way. */
export const FormSkeleton = () => (
  <DialogContent>
    <Late role="status" aria-label="Loading the form">
      <Stack spacing={5}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} variant="rounded" height={64} />
        ))}
      </Stack>
    </Late>
  </DialogContent>
);
