import { dateInZone, type NotificationView } from '@hourtrail/contracts';

/** What happened to one entry or opportunity in a day, newest first. */
export type NotificationGroup = readonly [NotificationView, ...NotificationView[]];

interface NotificationDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly groups: readonly NotificationGroup[];
}

/** Keeps the order, newest first; a group stands where its newest notification stands. */
export function groupByDay(notifications: readonly NotificationView[], timeZone: string): readonly NotificationDay[] {
  return groupsBy(notifications, ({ at }) => dateInZone(new Date(at), timeZone)).map(([day, ofDay]) => ({
    day,
    groups: groupsBy(ofDay, subjectOf).map(([, group]) => group),
  }));
}

function groupsBy(
  notifications: readonly NotificationView[],
  keyOf: (notification: NotificationView) => string,
): readonly (readonly [key: string, group: NotificationGroup])[] {
  const groups = new Map<string, [NotificationView, ...NotificationView[]]>();
  for (const notification of notifications) {
    const group = groups.get(keyOf(notification));
    if (group) group.push(notification);
    else groups.set(keyOf(notification), [notification]);
  }
  return [...groups];
}

/** Account notifications stand alone. */
export function subjectOf({ id, entry, opportunity }: NotificationView): string {
  if (entry) return `entry ${entry.id}`;
  return opportunity ? `opportunity ${opportunity.id}` : `notification ${id}`;
}
