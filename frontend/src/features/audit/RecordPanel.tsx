import { Suspense } from 'react';
import type { OfSchool } from '../../api/audit.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { SidePanel } from '../../ui/SidePanel.js';
import { recordName } from './kinds.js';

const RecordTrail = lazily(async () => (await import('./RecordTrail.js')).RecordTrail);

interface RecordPanelProps {
  /** For example `hours/12`; null while the drawer is closed. */
  readonly record: string | null;
  readonly of: OfSchool;
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
  readonly onClose: () => void;
}

export function RecordPanel({ record, onClose, ...trail }: RecordPanelProps) {
  const shown = useLast(record);
  return (
    <SidePanel open={record !== null} title={shown === null ? 'Trail' : recordName(shown)} onClose={onClose}>
      {shown !== null && (
        <Suspense fallback={null}>
          <RecordTrail record={shown} {...trail} />
        </Suspense>
      )}
    </SidePanel>
  );
}
