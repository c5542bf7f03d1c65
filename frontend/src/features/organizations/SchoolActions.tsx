import { NEW_SCHOOL, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { schoolNameId } from './SchoolList.js';
import type { SchoolPanel } from './SchoolPanels.js';

interface SchoolActionsProps {
  readonly school: OrganizationView;
  readonly onOpen: (panel: SchoolPanel) => void;
}

export const SchoolActions = ({ school, onOpen }: SchoolActionsProps) => (
  <>
    {school.id !== NEW_SCHOOL.id && (
      <Button
        size="small"
        aria-describedby={schoolNameId(school)}
        onClick={() => onOpen({ kind: 'join-code', target: school })}
      >
        Join code
      </Button>
    )}
    <EditSchool school={school} onOpen={onOpen} />
  </>
);

export const EditSchool = ({ school, onOpen }: SchoolActionsProps) => (
  <Button size="small" aria-describedby={schoolNameId(school)} onClick={() => onOpen({ kind: 'form', target: school })}>
    Edit
  </Button>
);
