import type { AuditTab } from './auditAddress.js';
import { Accesses } from './Accesses.js';
import { Decisions } from './Decisions.js';
import { EvidencePart } from './EvidencePart.js';
import { Events } from './Events.js';
import { IntegrityPart } from './IntegrityPart.js';
import { SamplePart } from './SamplePart.js';
import { Unusual } from './Unusual.js';
import type { AuditPartProps } from './useAuditAddress.js';

const PARTS = {
  integrity: IntegrityPart,
  events: Events,
  decisions: Decisions,
  unusual: Unusual,
  sample: SamplePart,
  access: Accesses,
  evidence: EvidencePart,
} as const;

/** One part of the workbench. */
export function AuditPart({ tab, ...props }: AuditPartProps & { readonly tab: AuditTab }) {
  const Part = PARTS[tab];
  return <Part {...props} />;
}
