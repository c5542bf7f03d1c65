import { t, ACCESS_KIND_LABELS, type AccessKind } from '@hourtrail/contracts';
import { Download, Eye, FileCheck, ShieldX, type LucideIcon } from 'lucide-react';
import type { ChipLook } from '../../ui/Chip.js';

interface AccessWords {
  readonly label: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

export const ACCESS_WORDS: Readonly<Record<AccessKind, AccessWords>> = {
  viewed: { label: t(ACCESS_KIND_LABELS.viewed), look: 'draft', icon: Eye },
  exported: { label: t(ACCESS_KIND_LABELS.exported), look: 'pending', icon: Download },
  evidence: { label: t(ACCESS_KIND_LABELS.evidence), look: 'verified', icon: FileCheck },
  refused: { label: t(ACCESS_KIND_LABELS.refused), look: 'rejected', icon: ShieldX },
};
