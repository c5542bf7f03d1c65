import { useCallback, useRef, Suspense } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { useLast, useStable } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { FormLoader } from './form/FormLoader.js';
import { ReviewDialog, type ReviewDialogProps } from './review/ReviewDialog.js';
import type { InQueue } from './trail/EntryActions.js';
import type { Panels } from './usePanels.js';
import type { NewVerifier } from './form/VerifierFields.js';

export interface OpenPanelsProps {
  readonly panels: Panels;
  /** The entry under review; only on pages with reviews. */
  readonly reviewing: HoursView | null;
  readonly onReview: (entry: HoursView | null) => void;
  readonly onDecide?: ReviewDialogProps['onDecide'];
  /** Set where the trail is one of a list to go through. */
  readonly queue?: Queue;
  /** Absent if the user cannot nominate a verifier. */
  readonly newVerifier?: NewVerifier;
}

interface Queue extends InQueue {
  readonly onNext: (() => void) | undefined;
  readonly onPrevious: (() => void) | undefined;
}

export const OpenPanels = ({ panels, reviewing, onReview, onDecide, queue, newVerifier }: OpenPanelsProps) => (
  <>
    <TrailPanel id={panels.trail} queue={queue} onEdit={panels.openForm} onReview={onReview} onClose={panels.close} />
    <HoursFormPanel
      target={panels.form}
      like={panels.like}
      opportunity={panels.opportunity}
      newVerifier={newVerifier}
      onTrail={panels.openTrail}
      onClose={panels.close}
    />
    <ReviewDialog
      entry={reviewing}
      onDecide={onDecide}
      onTrail={(id) => {
        onReview(null);
        if (panels.trail !== id) panels.openTrail(id);
      }}
      onClose={() => onReview(null)}
    />
  </>
);

interface HoursFormPanelProps {
  /** The entry to edit, or `new`; null while the panel is closed. */
  readonly target: number | 'new' | null;
  /** The entry to copy. */
  readonly like: number | null;
  /** The opportunity of a new entry. */
  readonly opportunity: number | null;
  readonly newVerifier?: NewVerifier | undefined;
  readonly onTrail: (id: number) => void;
  readonly onClose: () => void;
}

/** Means "no id": `useLast` keeps the previous value on null. */
const NONE = 0;

/** Cannot be closed while the form is being sent. */
function HoursFormPanel({ target, like, opportunity, newVerifier, onTrail, onClose }: HoursFormPanelProps) {
  const shown = useLast(target);
  const repeated = useLast(target === null ? null : (like ?? NONE));
  const at = useLast(target === null ? null : (opportunity ?? NONE));
  const busy = useRef(false);
  const setBusy = useCallback((now: boolean) => {
    busy.current = now;
  }, []);
  // Back closes the drawer even while the form is being sent
  const sent = useStable(() => target !== null && onClose());
  return (
    <SidePanel
      open={target !== null}
      title={shown === 'new' ? t('common.logHours') : t('hours.editHours')}
      onClose={() => !busy.current && onClose()}
    >
      {shown !== null && (
        <FormLoader
          key={`${shown} ${repeated} ${at}`}
          target={shown}
          like={repeated || null}
          opportunity={at || null}
          newVerifier={newVerifier}
          onTrail={onTrail}
          onSent={sent}
          onBusy={setBusy}
        />
      )}
    </SidePanel>
  );
}

const Trail = lazily(async () => (await import('./trail/Trail.js')).Trail);

interface TrailPanelProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly queue: Queue | undefined;
  readonly onEdit: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
  readonly onClose: () => void;
}

function TrailPanel({ id, queue, onEdit, onReview, onClose }: TrailPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel
      open={id !== null}
      title={t('hours.trail')}
      onClose={onClose}
      tools={
        queue && (
          <>
            <Step label={t('hours.previousEntry')} shortcut="K" icon={ChevronLeft} onClick={queue.onPrevious} />
            <Step label={t('hours.nextEntry')} shortcut="J" icon={ChevronRight} onClick={queue.onNext} />
          </>
        )
      }
    >
      {shown !== null && (
        <Suspense fallback={null}>
          <Trail
            key={shown}
            id={shown}
            queue={queue}
            onEdit={() => onEdit(shown)}
            onReview={onReview}
            onClose={onClose}
          />
        </Suspense>
      )}
    </SidePanel>
  );
}

interface StepProps {
  readonly label: string;
  readonly shortcut: string;
  readonly icon: LucideIcon;
  readonly onClick: (() => void) | undefined;
}

const Step = ({ label, shortcut, icon: Icon, onClick }: StepProps) => (
  <IconButton aria-label={label} data-shortcut={shortcut} disabled={!onClick} onClick={onClick}>
    <Icon size={20} aria-hidden />
  </IconButton>
);
