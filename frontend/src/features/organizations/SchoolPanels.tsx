import { Suspense } from 'react';
import type { OrganizationView } from '@hourtrail/contracts';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { JoinCodeDialog } from './JoinCodeControls.js';
import { SchoolLookDialog } from './SchoolLook.js';
import { SchoolYearsDialog } from './SchoolYears.js';
import { WhatCountsDialog } from './WhatCounts.js';

const SchoolDialog = lazily(async () => (await import('./SchoolDialog.js')).SchoolDialog);

export type SchoolPanel =
  | { readonly kind: 'form'; readonly target: OrganizationView | 'new' }
  | { readonly kind: 'join-code' | 'look' | 'years' | 'what-counts'; readonly target: OrganizationView };

interface SchoolPanelsProps {
  readonly open: SchoolPanel | null;
  readonly onCreated?: ((school: OrganizationView) => void) | undefined;
  readonly onClose: () => void;
}

/** Loads its code when the first dialog opens. */
export function SchoolPanels({ open, onCreated, onClose }: SchoolPanelsProps) {
  if (useLast(open) === null) return null;
  return (
    <Suspense fallback={null}>
      <SchoolDialog target={open?.kind === 'form' ? open.target : null} onCreated={onCreated} onClose={onClose} />
      <SchoolYearsDialog school={open?.kind === 'years' ? open.target : null} onClose={onClose} />
      <SchoolLookDialog school={open?.kind === 'look' ? open.target : null} onClose={onClose} />
      <WhatCountsDialog school={open?.kind === 'what-counts' ? open.target : null} onClose={onClose} />
      <JoinCodeDialog school={open?.kind === 'join-code' ? open.target : null} onClose={onClose} />
    </Suspense>
  );
}
