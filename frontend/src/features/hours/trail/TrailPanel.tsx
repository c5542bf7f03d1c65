import { Suspense } from 'react';
import type { HoursView } from '@hourtrail/contracts';
import { lazily } from '../../../lib/lazily.js';
import { useLast } from '../../../lib/hooks.js';
import { SidePanel } from '../../../ui/SidePanel.js';

const Trail = lazily(async () => (await import('./Trail.js')).Trail);

interface TrailPanelProps {
  /** Null while the drawer is closed. */
  readonly id: number | null;
  readonly onEdit: (id: number) => void;
  readonly onReview: (entry: HoursView) => void;
  readonly onClose: () => void;
}

export function TrailPanel({ id, onEdit, onReview, onClose }: TrailPanelProps) {
  const shown = useLast(id);
  return (
    <SidePanel open={id !== null} title="Trail" onClose={onClose}>
      {shown !== null && (
        <Suspense fallback={null}>
          <Trail id={shown} onEdit={() => onEdit(shown)} onReview={onReview} onClose={onClose} />
        </Suspense>
      )}
    </SidePanel>
  );
}
