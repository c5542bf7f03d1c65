import { Suspense, type ComponentType } from 'react';
import { lazily } from '../../lib/lazily.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import type { AuditTab } from './auditAddress.js';
import { IntegrityPart } from './IntegrityPart.js';
import type { AuditPartProps } from './useAuditAddress.js';

const PARTS: Readonly<Record<AuditTab, ComponentType<AuditPartProps>>> = {
  integrity: IntegrityPart,
  events: lazily(async () => (await import('./Events.js')).Events),
  decisions: lazily(async () => (await import('./Decisions.js')).Decisions),
  unusual: lazily(async () => (await import('./Unusual.js')).Unusual),
  sample: lazily(async () => (await import('./SamplePart.js')).SamplePart),
  access: lazily(async () => (await import('./Accesses.js')).Accesses),
  evidence: lazily(async () => (await import('./EvidencePart.js')).EvidencePart),
};

/** One part of the workbench; all but the first come when they are asked for. */
export function AuditPart({ tab, ...props }: AuditPartProps & { readonly tab: AuditTab }) {
  const Part = PARTS[tab];
  return (
    <Suspense fallback={<RowsSkeleton label="Loading" rows={8} cardHeight={140} />}>
      <Part {...props} />
    </Suspense>
  );
}
