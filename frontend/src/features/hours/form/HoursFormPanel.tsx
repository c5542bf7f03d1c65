import { useCallback, useRef } from 'react';
import { useLast, useStable } from '../../../lib/hooks.js';
import { SidePanel } from '../../../ui/SidePanel.js';
import { FormLoader } from './FormLoader.js';
import type { NewVerifier } from './VerifierFields.js';

interface HoursFormPanelProps {
  /** The entry to change, `new` for a new one, null while the panel is closed. */
  readonly target: number | 'new' | null;
  /** The entry that a new one repeats. */
  readonly like: number | null;
  /** The opportunity at which the hours of a new one were given. */
  readonly opportunity: number | null;
  readonly newVerifier?: NewVerifier | undefined;
  readonly onTrail: (id: number) => void;
  readonly onClose: () => void;
}

/** Stands for "repeats none" and "at none", so that it is told from a drawer that is closed. */
const NONE = 0;

/** The hour-logging form in a drawer. What was typed stays when it is closed, but not while it is being sent. */
export function HoursFormPanel({ target, like, opportunity, newVerifier, onTrail, onClose }: HoursFormPanelProps) {
  const shown = useLast(target);
  const repeated = useLast(target === null ? null : (like ?? NONE));
  const at = useLast(target === null ? null : (opportunity ?? NONE));
  const busy = useRef(false);
  const setBusy = useCallback((now: boolean) => {
    busy.current = now;
  }, []);
  // Back closes the drawer by itself, also while the form is being sent
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
