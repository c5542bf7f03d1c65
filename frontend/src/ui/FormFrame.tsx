import type { ReactNode, SubmitEvent } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { styled } from '@mui/material/styles';
import { FieldGrid } from './Columns.js';

/** Only the fields scroll; a focused field scrolls in with the message below it. */
export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& input, & textarea, & select': { scrollMarginBlock: '40px 96px' },
});

interface FormFrameProps {
  readonly onSubmit: (event: SubmitEvent) => unknown;
  /** Absent on a page. */
  readonly onCancel: (() => void) | undefined;
  readonly submit: string;
  /** The label while the form is sent; false while it is not. */
  readonly busy: string | false;
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

export const FormFrame = ({ onSubmit, onCancel, submit, busy, destructive, children }: FormFrameProps) => (
  <Form
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit(event);
    }}
  >
    <DialogContent>
      <FieldGrid>{children}</FieldGrid>
    </DialogContent>
    <DialogActions sx={{ pt: 4, borderTop: '1px solid', borderColor: 'divider' }}>
      {onCancel && (
        <Button onClick={onCancel} color="inherit">
          {t('common.cancel')}
        </Button>
      )}
      <Button type="submit" variant="contained" color={destructive ? 'error' : 'primary'} disabled={busy !== false}>
        {busy || submit}
      </Button>
    </DialogActions>
  </Form>
);

export const DoneFrame = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <>
    <DialogContent>{children}</DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>
        {t('common.done')}
      </Button>
    </DialogActions>
  </>
);
