import { Suspense } from 'react';
import { msg, t, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useSchoolQuery } from '../../api/organizations.js';
import { lazily } from '../../lib/lazily.js';
import { useLast } from '../../lib/hooks.js';
import { JoinCodeControls } from './JoinCodeControls.js';
import { SchoolLook } from './SchoolLook.js';
import { SchoolSignIn } from './SchoolSignIn.js';
import { SchoolYears } from './SchoolYears.js';
import { WhatCounts } from './WhatCounts.js';

const SchoolDialog = lazily(async () => (await import('./SchoolDialog.js')).SchoolDialog);

const PARTS = {
  'join-code': { title: msg('schools.joinCodeOf'), Content: JoinCodeControls },
  look: { title: msg('schools.lookOf'), Content: SchoolLook },
  'sign-in': { title: msg('schools.signInOf'), Content: SchoolSignIn },
  years: { title: msg('schools.yearsOf'), Content: SchoolYears },
  'what-counts': { title: msg('whatCounts.titleOf'), Content: WhatCounts },
} as const;

type SchoolPart = { readonly kind: keyof typeof PARTS; readonly target: OrganizationView };

export type SchoolPanel = { readonly kind: 'form'; readonly target: OrganizationView | 'new' } | SchoolPart;

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
      <SchoolPartDialog part={open === null || open.kind === 'form' ? null : open} onClose={onClose} />
    </Suspense>
  );
}

interface SchoolPartDialogProps {
  /** Null while the dialog is closed. */
  readonly part: SchoolPart | null;
  readonly onClose: () => void;
}

function SchoolPartDialog({ part, onClose }: SchoolPartDialogProps) {
  const shown = useLast(part);
  const { data } = useSchoolQuery(shown?.target.id ?? 0, { skip: part === null });
  if (!shown) return null;
  const { title, Content } = PARTS[shown.kind];
  const school = data?.id === shown.target.id ? data : shown.target;
  return (
    <Dialog open={part !== null} onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{t(title, { school: school.name })}</DialogTitle>
      <DialogContent>
        <Content key={school.id} school={school} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit">
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
