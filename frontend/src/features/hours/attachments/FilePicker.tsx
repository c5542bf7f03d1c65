import { useId, useRef } from 'react';
import { ATTACHMENT_TYPES, LIMITS, t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Camera, Paperclip, RotateCcw, X } from 'lucide-react';
import { FieldMessage } from '../../../ui/Field.js';
import { visuallyHidden } from '../../../ui/styled.js';
import type { Upload, Uploads } from './uploads.js';

const Hidden = styled('input')(visuallyHidden);
const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li')({ display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 });
const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

interface FilePickerProps extends Pick<Uploads, 'uploads' | 'choose' | 'drop'> {
  /** How many more the entry can have. */
  readonly room: number;
  readonly onRetry: (key: number) => void;
}

/** Buttons that choose files or open the phone's camera, and what becomes of each file. */
export function FilePicker({ uploads, choose, drop, room, onRetry }: FilePickerProps) {
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasCamera = useMediaQuery('(pointer: coarse)', { noSsr: true });
  const left = room - uploads.length;
  const take = (input: HTMLInputElement): void => {
    choose([...(input.files ?? [])].slice(0, left));
    // lets the user choose the same file again
    input.value = '';
  };
  const hint = `${id}-hint`;
  return (
    <Stack spacing={3} useFlexGap sx={{ '@media print': { display: 'none' } }}>
      {uploads.length > 0 && (
        <List>
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onDrop={drop} onRetry={onRetry} />
          ))}
        </List>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<Paperclip size={18} aria-hidden />}
          aria-describedby={hint}
          disabled={left <= 0}
          onClick={() => files.current?.click()}
        >
          {t('attachments.add')}
        </Button>
        {hasCamera && (
          <Button
            variant="outlined"
            startIcon={<Camera size={18} aria-hidden />}
            disabled={left <= 0}
            onClick={() => camera.current?.click()}
          >
            {t('attachments.takePhoto')}
          </Button>
        )}
      </Stack>
      <Typography id={hint} variant="body2" sx={{ color: 'text.secondary' }}>
        {left <= 0 && uploads.length === 0
          ? t('attachments.full', { max: LIMITS.attachmentsMax })
          : t('attachments.hint', { max: LIMITS.attachmentBytesMax / 1024 / 1024, count: LIMITS.attachmentsMax })}
      </Typography>
      <Hidden
        ref={files}
        type="file"
        multiple
        accept={ATTACHMENT_TYPES.join()}
        tabIndex={-1}
        aria-label={t('attachments.add')}
        aria-hidden
        onChange={({ target }) => take(target)}
      />
      <Hidden
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label={t('attachments.takePhoto')}
        aria-hidden
        onChange={({ target }) => take(target)}
      />
    </Stack>
  );
}

interface UploadRowProps {
  readonly upload: Upload;
  readonly onDrop: (key: number) => void;
  readonly onRetry: (key: number) => void;
}

function UploadRow({ upload: { key, file, state, part, problem }, onDrop, onRetry }: UploadRowProps) {
  const { name } = file;
  const percent = Math.floor(part * 100);
  return (
    <Row>
      <Words>
        <span>{name}</span>
        {state === 'waits' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('attachments.waits')}
          </Typography>
        )}
        {state === 'sending' && (
          <>
            <LinearProgress
              variant={part < 1 ? 'determinate' : 'indeterminate'}
              value={percent}
              aria-label={t('attachments.sending', { name })}
              aria-valuetext={t('attachments.sent', { percent })}
              sx={{ my: 1 }}
            />
            {part === 1 && (
              <Typography role="status" variant="body2" sx={{ color: 'text.secondary' }}>
                {t('attachments.checking', { name })}
              </Typography>
            )}
          </>
        )}
        {problem && (
          <div role="alert">
            <FieldMessage id={`upload-${key}`}>{problem}</FieldMessage>
          </div>
        )}
      </Words>
      {state === 'failed' && (
        <IconButton aria-label={t('attachments.retry', { name })} onClick={() => onRetry(key)}>
          <RotateCcw size={18} aria-hidden />
        </IconButton>
      )}
      {state !== 'sending' && (
        <IconButton aria-label={t('attachments.dismiss', { name })} onClick={() => onDrop(key)}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}
