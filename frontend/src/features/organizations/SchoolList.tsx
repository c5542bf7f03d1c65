import type { ReactNode } from 'react';
import { t, NEW_SCHOOL, type OrganizationView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { hoursInColumn } from '../../lib/hours.js';
import { CardList } from '../../ui/CardList.js';
import { ActiveChip } from '../../ui/Chip.js';
import type { Density } from '../../ui/density.js';
import { useNarrow } from '../../ui/layout.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { RowTable, type Column } from '../../ui/RowTable.js';
import { policyLabel } from './schoolForm.js';
import type { SchoolPanel } from './SchoolPanels.js';

type SchoolColumn = Column<OrganizationView>;

const nameOf = ({ name, isDistrict }: OrganizationView): string =>
  isDistrict ? t('districts.nameOfDistrict', { name }) : name;

const COLUMNS: readonly SchoolColumn[] = [
  { key: 'name', header: t('common.name'), width: 'name', cell: nameOf },
  {
    key: 'status',
    header: t('common.status'),
    width: 'short',
    cell: ({ isActive }) => <ActiveChip active={isActive} />,
  },
  {
    key: 'policy',
    header: t('schools.policy'),
    width: 'short',
    cell: ({ approvalPolicy }) => policyLabel(approvalPolicy),
  },
  {
    key: 'goal',
    header: t('schools.goal'),
    width: 'short',
    align: 'right',
    cell: ({ hoursGoal }) => hoursInColumn(hoursGoal),
  },
  { key: 'zone', header: t('schools.timeZone'), width: 'short', cell: ({ timeZone }) => timeZone },
  {
    key: 'code',
    header: t('common.joinCode'),
    width: 'short',
    cell: ({ joinCode }) => (joinCode ? t('schools.hasCodeYes') : t('schools.hasCodeNo')),
  },
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
              {nameOf(school)}
            </span>
            <ActiveChip active={school.isActive} />
          </div>
          <p className="quiet">
            {t('schools.policyAndGoal', {
              policy: policyLabel(school.approvalPolicy),
              hours: school.hoursGoal,
            })}
          </p>
          <p className="quiet">{school.timeZone}</p>
          <p className="quiet">{school.joinCode ? t('schools.hasJoinCode') : t('schools.noJoinCode')}</p>
          <div className="actions">{actions(school)}</div>
        </>
      )}
    </CardList>
  );
}

export const SchoolListSkeleton = ({ rows }: { rows: number }) => (
  <RowsSkeleton label={t('schools.loadingSchools')} rows={rows} cardHeight={184} />
);

interface SchoolActionsProps {
  readonly school: OrganizationView;
  readonly onOpen: (panel: SchoolPanel) => void;
}

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', minWidth: 190 });

export const SchoolActions = ({ school, onOpen }: SchoolActionsProps) => (
  <Actions>
    {school.id !== NEW_SCHOOL.id && !school.isDistrict && (
      <>
        <Button
          size="small"
          aria-describedby={schoolNameId(school)}
          onClick={() => onOpen({ kind: 'years', target: school })}
        >
          {t('schools.years')}
        </Button>
        <Button
          size="small"
          aria-describedby={schoolNameId(school)}
          onClick={() => onOpen({ kind: 'what-counts', target: school })}
        >
          {t('whatCounts.title')}
        </Button>
        <Button
          size="small"
          aria-describedby={schoolNameId(school)}
          onClick={() => onOpen({ kind: 'join-code', target: school })}
        >
          {t('common.joinCode')}
        </Button>
        <Button
          size="small"
          aria-describedby={schoolNameId(school)}
          onClick={() => onOpen({ kind: 'look', target: school })}
        >
          {t('schools.look')}
        </Button>
        <Button
          size="small"
          aria-describedby={schoolNameId(school)}
          onClick={() => onOpen({ kind: 'sign-in', target: school })}
        >
          {t('schools.signIn')}
        </Button>
      </>
    )}
    <EditSchool school={school} onOpen={onOpen} />
  </Actions>
);

export const EditSchool = ({ school, onOpen }: SchoolActionsProps) => (
  <Button size="small" aria-describedby={schoolNameId(school)} onClick={() => onOpen({ kind: 'form', target: school })}>
    {t('common.edit')}
  </Button>
);
