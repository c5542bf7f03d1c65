import type { ReactNode } from 'react';
import { NEW_SCHOOL, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { CardList } from '../../ui/CardList.js';
import { ActiveChip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { useNarrow } from '../../ui/layout.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../ui/RowTable.js';
import { policyLabel } from './schoolForm.js';
import type { SchoolPanel } from './SchoolPanels.js';

type SchoolColumn = Column<OrganizationView>;

const COLUMNS: readonly SchoolColumn[] = [
  { key: 'name', header: 'Name', width: 'name', cell: ({ name }) => name },
  { key: 'status', header: 'Status', width: 'short', cell: ({ isActive }) => <ActiveChip active={isActive} /> },
  { key: 'policy', header: 'Policy', width: 'short', cell: ({ approvalPolicy }) => policyLabel(approvalPolicy) },
  { key: 'goal', header: 'Goal', width: 'short', align: 'right', cell: ({ hoursGoal }) => `${hoursGoal} h` },
  { key: 'zone', header: 'Time zone', width: 'short', cell: ({ timeZone }) => timeZone },
  { key: 'code', header: 'Join code', width: 'short', cell: ({ joinCode }) => (joinCode ? 'Yes' : 'No') },
];

interface SchoolListProps {
  readonly label: string;
  readonly schools: readonly OrganizationView[];
  readonly density?: Density;
  readonly onOpen: (school: OrganizationView) => void;
  readonly actions: (school: OrganizationView) => ReactNode;
}

/** The `aria-describedby` target of the buttons in a row. */
export const schoolNameId = ({ id }: Pick<OrganizationView, 'id'>): string => `school-${id}`;

export function SchoolList({ label, schools, density = 'comfortable', onOpen, actions }: SchoolListProps) {
  if (!useNarrow()) {
    const table = { caption: label, columns: COLUMNS, rows: schools, density, cellId: schoolNameId, actions, onOpen };
    return <RowTable {...table} />;
  }
  return (
    <CardList label={label} rows={schools} onOpen={onOpen}>
      {(school) => (
        <>
          <div className="line">
            <span className="name" id={schoolNameId(school)}>
              {school.name}
            </span>
            <ActiveChip active={school.isActive} />
          </div>
          <p className="quiet">
            {policyLabel(school.approvalPolicy)} policy, goal of {school.hoursGoal} hours
          </p>
          <p className="quiet">{school.timeZone}</p>
          <p className="quiet">{school.joinCode ? 'Has a join code' : 'No join code'}</p>
          <div className="actions">{actions(school)}</div>
        </>
      )}
    </CardList>
  );
}

export const SchoolListSkeleton = ({ rows }: { rows: number }) => (
  <RowsSkeleton label="Loading schools" rows={rows} cardHeight={184} />
);

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
