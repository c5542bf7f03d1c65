import { Suspense } from 'react';
import type { UserView } from '@hourtrail/contracts';
import { lazily } from '../../lib/lazily.js';
import { RowsSkeleton } from '../../ui/RowsSkeleton.js';
import { Spinner } from '../../ui/loading.js';
import { PeopleList } from '../people/PeopleList.js';

const HoursOfSchool = lazily(async () => (await import('./hours/HoursOfSchool.js')).HoursOfSchool);
const OpportunitiesOfSchool = lazily(async () => (await import('./OpportunitiesOfSchool.js')).OpportunitiesOfSchool);
const Reports = lazily(async () => (await import('./reports/Reports.js')).Reports);
const Exchange = lazily(async () => (await import('./exchange/Exchange.js')).Exchange);

export const ADMIN_TABS = [
  { key: 'users', label: 'Users' },
  { key: 'hours', label: 'Hours' },
  { key: 'opportunities', label: 'Opportunities' },
  { key: 'reports', label: 'Reports' },
  { key: 'exchange', label: 'Import/Export' },
] as const;

export type AdminTabKey = (typeof ADMIN_TABS)[number]['key'];

interface AdminTabProps {
  readonly tab: AdminTabKey;
  readonly onPerson: (id: number) => void;
  readonly onEdit: (id: number) => void;
  readonly onDeactivate: (user: UserView) => void;
  readonly onEntry: (id: number) => void;
  readonly onHoursOf: (id: number) => void;
}

/** What an administrator's tabs choose between; all but the first come when they are asked for. */
export function AdminTab({ tab, onPerson, onEntry, onHoursOf, ...people }: AdminTabProps) {
  if (tab === 'users') return <PeopleList onOpen={onPerson} {...people} />;
  if (tab === 'hours') {
    return (
      <Suspense fallback={<RowsSkeleton label="Loading hours" rows={8} cardHeight={140} />}>
        <HoursOfSchool onOpen={onEntry} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<Spinner label="Loading the page" />}>
      {tab === 'opportunities' ? (
        <OpportunitiesOfSchool />
      ) : tab === 'reports' ? (
        <Reports onPerson={onHoursOf} />
      ) : (
        <Exchange />
      )}
    </Suspense>
  );
}
