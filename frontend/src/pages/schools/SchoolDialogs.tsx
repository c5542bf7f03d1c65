import { useState } from 'react';
import type { OrganizationView } from '@hourtrail/contracts';
import { SchoolPanels, type SchoolPanel } from '../../features/organizations/SchoolPanels.js';
import { CreateUserDialog } from '../../features/people/UserDialogs.js';

interface SchoolDialogsProps {
  readonly open: SchoolPanel | null;
  readonly onClose: () => void;
}

/** A new school leads on to its administrator. */
export function SchoolDialogs({ open, onClose }: SchoolDialogsProps) {
  const [created, setCreated] = useState<OrganizationView | null>(null);
  return (
    <>
      <SchoolPanels open={open} onCreated={setCreated} onClose={onClose} />
      <CreateUserDialog open={created !== null} administratorOf={created} onClose={() => setCreated(null)} />
    </>
  );
}
