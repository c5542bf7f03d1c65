import { ChildSwitcher } from '../../features/families/ChildSwitcher.js';
import { JoinYourSchool } from '../../features/families/JoinYourSchool.js';
import { useFollowing } from '../../features/families/useFollowing.js';
import { usePanels } from '../../features/hours/usePanels.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { GoalStatement } from '../../features/reporting/GoalStatement.js';
import { Sections } from '../../ui/Columns.js';
import { PageHeading } from '../../ui/PageHeading.js';
import { OwnHoursPanels } from '../OwnHoursPanels.js';
import { ChildOverview } from './ChildOverview.js';
import { asksForNew } from './LogHours.js';
import { OwnOverview } from './OwnOverview.js';

/** A student's or parent's first page; a parent chooses whose hours it tells of. */
export function VolunteerDashboard() {
  const { firstName, hoursGoal } = useSessionUser();
  const panels = usePanels();
  const following = useFollowing();
  const { child, deciding, refetch } = following;
  return (
    <Sections>
      <PageHeading title="Dashboard" heading={`Welcome back, ${firstName}`} />
      <JoinYourSchool />
      <ChildSwitcher following={following} />
      {deciding ? (
        <GoalStatement stats={undefined} goal={hoursGoal} />
      ) : child ? (
        <ChildOverview key={child.id} child={child} onOpen={panels.openTrail} onGone={refetch} />
      ) : (
        <OwnOverview panels={panels} />
      )}
      <OwnHoursPanels panels={!child && asksForNew(panels) ? { ...panels, form: null } : panels} />
    </Sections>
  );
}
