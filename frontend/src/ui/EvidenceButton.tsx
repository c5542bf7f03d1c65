import { useRef, useState } from 'react';
import { t, can } from '@hourtrail/contracts';
import Button, { type ButtonProps } from '@mui/material/Button';
import { FileCheck2, X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { errorMessage, errorStatus } from '../api/errorMessage.js';
import { fetchEvidence, type RequestedEvidence } from '../api/files.js';
import { isCancelled } from '../api/request.js';
import { sessionEnded } from '../api/session.js';
import { useSessionUser } from '../api/useSessionUser.js';
import { atSessionEnd } from '../lib/appStore.js';
import { saveFile } from '../lib/saveFile.js';
import { visuallyHidden } from './styled.js';
import { toast } from './toast.js';

type EvidenceButtonProps = RequestedEvidence & Pick<ButtonProps, 'variant' | 'size'> & { readonly label?: string };

export function EvidenceButton({
  label = t('ui.downloadEvidence'),
  variant = 'outlined',
  size,
  ...request
}: EvidenceButtonProps) {
  const user = useSessionUser();
  const { busy, start, cancel } = useEvidence();
  if (!can(user.role, 'evidence.make')) return null;
  return (
    <>
      {busy ? (
        <Button variant={variant} {...(size && { size })} startIcon={<X size={18} aria-hidden />} onClick={cancel}>
          {t('ui.makingEvidence')}
          <span style={visuallyHidden}>{t('common.cancel')}</span>
        </Button>
      ) : (
        <Button
          variant={variant}
          {...(size && { size })}
          startIcon={<FileCheck2 size={18} aria-hidden />}
          onClick={() => void start(request)}
        >
          {label}
        </Button>
      )}
      <span role="status" style={visuallyHidden}>
        {busy && t('ui.makingEvidence')}
      </span>
    </>
  );
}

/** A download continues while the person opens other pages. */
const running = new Set<AbortController>();
atSessionEnd(() => running.forEach((stop) => stop.abort()));

function useEvidence() {
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const stop = useRef<AbortController | null>(null);

  const start = async (request: RequestedEvidence): Promise<void> => {
    const own = new AbortController();
    stop.current = own;
    running.add(own);
    setBusy(true);
    try {
      const file = await fetchEvidence(request, { signal: own.signal, onProgress: () => undefined });
      saveFile(file.content, file.name);
      toast({
        title: t('ui.evidenceSaved'),
        description:
          file.rows === null
            ? t('ui.evidenceHowTo', { fileName: file.name })
            : t('ui.evidenceHowToWithCount', { fileName: file.name, events: file.rows }),
      });
    } catch (error) {
      if (errorStatus(error) === 401) dispatch(sessionEnded('expired'));
      else if (!isCancelled(error)) {
        const description = errorMessage(error, t('ui.evidenceFailedText'));
        toast({ title: t('ui.evidenceFailed'), description, destructive: true });
      }
    } finally {
      running.delete(own);
      setBusy(false);
    }
  };
  return { busy, start, cancel: () => stop.current?.abort() };
}
