import { useCallback, useRef, Suspense } from 'react';
import { t, type HoursView } from '@hourtrail/contracts';
import { useLast, useStable } from '../../lib/hooks.js';
import { lazily } from '../../lib/lazily.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { FormLoader } from './form/FormLoader.js';
import { ReviewDialog } from './review/ReviewDialog.js';
import type { Panels } from './usePanels.js';
import type { NewVerifier } from './form/VerifierFields.js';

export interface OpenPanelsProps {
  readonly panels: Panels;
  /** The entry under review; only on pages with reviews. */
  readonly reviewing: HoursView | null;
  readonly onReview: (entry: HoursView | null) => void;
  /** Absent if the user cannot nominate a verifier. */
  readonly newVerifier?: NewVerifier;
}

export const OpenPanels = ({ panels, reviewing, onReview, newVerifier }: OpenPanelsProps) => (
  <>
    <TrailPanel id={panels.trail} onEdit={panels.openForm} onReview={onReview} onClose={panels.close} />
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
  readonly onEdit: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
  readonly onClose: () => void;
}

function TrailPanel({ id, onEdit, onReview, onClose }: TrailPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title={t('hours.trail')} onClose={onClose}>
      {shown !== null && (
        <Suspense fallback={null}>
          <Trail id={shown} onEdit={() => onEdit(shown)} onReview={onReview} onClose={onClose} />
        </Suspense>
      )}
    </SidePanel>
  );
}
