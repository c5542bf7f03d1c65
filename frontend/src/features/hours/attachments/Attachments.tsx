import { useState } from 'react';
import { LIMITS, t, type Attachment, type HoursView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { FileText, ImageOff, Trash2 } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { attachmentUrl } from '../../../api/attachments.js';
import { refreshHours, useRemoveAttachmentMutation } from '../../../api/hours.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { useLast } from '../../../lib/hooks.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { useNarrow } from '../../../ui/layout.js';
import { toast } from '../../../ui/toast.js';
import { withToast, type Outcome } from '../../../ui/withToast.js';
import { mayAttach } from '../hoursActions.js';
import { FilePicker } from './FilePicker.js';
import { useUploads } from './uploads.js';

const List = styled('ul')({ display: 'grid', gap: 8, margin: '0 0 16px', padding: 0, listStyle: 'none' });
const Row = styled('li')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 });
const Words = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Square = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 56,
  height: 56,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.hairline}`,
  color: theme.vars.palette.text.secondary,
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

const REMOVED: Outcome = {
  done: { title: t('attachments.removed') },
  failed: { title: t('attachments.notRemoved'), fallback: t('attachments.notRemovedText') },
};

/** The files of an entry: seen by whoever reads it, added and removed by whoever may. */
export function Attachments({ entry }: { readonly entry: HoursView }) {
  const user = useSessionUser();
  const dispatch = useDispatch();
  const { uploads, choose, drop, retry, send } = useUploads();
  const [remove] = useRemoveAttachmentMutation();
  const [removing, setRemoving] = useState<Attachment | null>(null);
  const [viewed, setViewed] = useState<Attachment | null>(null);
  const may = mayAttach(entry, user);
  const { attachments } = entry;
  if (attachments.length === 0 && !may) return null;
  const upload = (): void => {
    const onSent = ({ name }: File): void => {
      dispatch(refreshHours(entry.id));
      toast({ title: t('attachments.attached', { name }) });
    };
    void send(entry.id, { onSent });
  };
  return (
    <>
      <Typography variant="h3" component="h4" sx={{ mt: 7, mb: 3 }}>
        {t('attachments.title')}
      </Typography>
      {attachments.length > 0 && (
        <List aria-label={t('attachments.title')}>
          {attachments.map((one) => (
            <AttachmentRow
              key={one.id}
              attachment={one}
              onOpen={() => setViewed(one)}
              onRemove={may ? () => setRemoving(one) : undefined}
            />
          ))}
        </List>
      )}
      {may && (
        <FilePicker
          uploads={uploads}
          choose={(files) => {
            choose(files);
            upload();
          }}
          drop={drop}
          room={LIMITS.attachmentsMax - attachments.length}
          onRetry={(key) => {
            retry(key);
            upload();
          }}
        />
      )}
      <PhotoDialog photo={viewed} onClose={() => setViewed(null)} />
      <ConfirmDialog
        confirmation={
          removing && {
            title: t('attachments.removeTitle'),
            question: t('attachments.removeQuestion', { name: removing.name }),
            confirm: t('attachments.removeConfirm'),
            busy: t('attachments.removing'),
            destructive: true,
            onConfirm: async () => {
              await withToast(remove({ id: removing.id, entry: entry.id }).unwrap(), REMOVED);
              return null;
            },
          }
        }
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

const KILOBYTE = 1024;

function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE
    ? t('attachments.kilobytes', { size: kilobytes })
    : t('attachments.megabytes', { size: Math.round((kilobytes / KILOBYTE) * 10) / 10 });
}

interface AttachmentRowProps {
  readonly attachment: Attachment;
  readonly onOpen: () => void;
  readonly onRemove: (() => void) | undefined;
}

function AttachmentRow({ attachment: { id, name, type, bytes }, onOpen, onRemove }: AttachmentRowProps) {
  const isPhoto = type !== 'application/pdf';
  return (
    <Row>
      <Square aria-hidden>{isPhoto ? <Thumbnail id={id} /> : <FileText size={24} />}</Square>
      <Words>
        {isPhoto ? (
          <Button variant="text" sx={{ textAlign: 'start', ml: '-6px' }} onClick={onOpen}>
            {t('attachments.open', { name })}
          </Button>
        ) : (
          <Button variant="text" sx={{ textAlign: 'start', ml: '-6px' }} href={attachmentUrl(id)} download={name}>
            {t('attachments.open', { name })}
          </Button>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('attachments.size', { type: isPhoto ? 'photo' : 'pdf', size: sizeInWords(bytes) })}
        </Typography>
      </Words>
      {onRemove && (
        <IconButton
          aria-label={t('attachments.remove', { name })}
          onClick={onRemove}
          sx={{ '@media print': { display: 'none' } }}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </Row>
  );
}

function Thumbnail({ id }: { readonly id: number }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <ImageOff size={24} />;
  return <img src={attachmentUrl(id, 'thumbnail')} alt="" loading="lazy" onError={() => setFailed(true)} />;
}

interface PhotoDialogProps {
  readonly photo: Attachment | null;
  readonly onClose: () => void;
}

function PhotoDialog({ photo, onClose }: PhotoDialogProps) {
  const narrow = useNarrow();
  const shown = useLast(photo);
  const [failed, setFailed] = useState<number | null>(null);
  if (!shown) return null;
  const { id, name } = shown;
  return (
    <Dialog open={photo !== null} onClose={onClose} fullScreen={narrow} maxWidth="lg">
      <DialogTitle sx={{ overflowWrap: 'anywhere' }}>{name}</DialogTitle>
      <DialogContent sx={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
        {failed === id ? (
          <p role="alert">{t('attachments.notShown', { problem: t('apiHours.attachmentDamaged') })}</p>
        ) : (
          <img
            src={attachmentUrl(id)}
            alt={t('attachments.photo', { name })}
            style={{ maxWidth: '100%', maxHeight: '72vh', objectFit: 'contain' }}
            onError={() => setFailed(id)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" href={attachmentUrl(id)} download={name}>
          {t('attachments.download')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
