import type { AccessKind } from '@hourtrail/contracts';
import { Download, Eye, FileCheck, ShieldX, type LucideIcon } from 'lucide-react';
import type { ChipLook } from '../../ui/Chip.js';

interface AccessWords {
  readonly label: string;
  readonly look: ChipLook;
  readonly icon: LucideIcon;
}

export const ACCESS_WORDS: Readonly<Record<AccessKind, AccessWords>> = {
  viewed: { label: 'Viewed', look: 'draft', icon: Eye },
  exported: { label: 'Exported', look: 'pending', icon: Download },
  evidence: { label: 'Evidence', look: 'verified', icon: FileCheck },
  refused: { label: 'Refused', look: 'rejected', icon: ShieldX },
};

/** What was asked for, by the addresses of the server. */
const ASKED: Readonly<Record<string, string>> = {
  'GET /api/volunteer-hours/:id': 'The entry',
  'GET /api/volunteer-hours/:id/history': 'The trail of the entry',
  'GET /api/users/:id': 'The account',
  'GET /api/users/:id/stats': 'The figures of the person',
  'GET /api/users/:id/achievements': 'The badges of the person',
  'GET /api/admin/users/:id/hours': 'All hours of the person',
  'GET /api/audit/records/:kind/:id': 'The trail, in the workbench',
  'GET /api/admin/export/:kind': 'A list as a file',
  'POST /api/audit/evidence': 'Evidence as a file',
};

/** "The entry"; what has no words is told by its address. */
export const askedWords = (route: string): string => ASKED[route] ?? route;
