import { useCallback, useRef } from 'react';
import { useLast, useStable } from '../../../lib/hooks.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { FormLoader } from './FormLoader.js';
import type { NewVerifier } from './VerifierFields.js';

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
export function HoursFormPanel({ target, like, opportunity, newVerifier, onTrail, onClose }: HoursFormPanelProps) {
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
      title={shown === 'new' ? 'Log hours' : 'Edit hours'}
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
