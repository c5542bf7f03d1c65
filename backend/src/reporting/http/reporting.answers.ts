import {
  ROLES,
  type Achievement,
  type Activity,
  type Role,
  type Statistics,
  type UserAchievement,
  type UserStats,
} from '@hourtrail/contracts';
import {
  choice,
  decimal,
  instant,
  integer,
  list,
  nullable,
  object,
  shape,
  text,
  type Described,
} from '../../platform/web/openapi/shape.js';

export const userStats = shape<UserStats>('UserStats', {
  totalHours: decimal(),
  approvedHours: decimal(),
  pendingHours: decimal({ description: 'Of pending and verified entries.' }),
  eventsJoined: integer(),
});

export const achievements = list(
  shape<Achievement>('Achievement', {
    id: integer(),
    role: choice(['student', 'parent']),
    name: text(),
    description: text(),
    requiredHours: integer(),
    iconClass: text(),
  }),
);

export const userAchievements = list(
  shape<UserAchievement>('UserAchievement', {
    id: integer(),
    userId: integer(),
    achievementId: integer(),
    earnedAt: instant(),
  }),
);

const byRole = Object.fromEntries(ROLES.map((role) => [role, integer()])) as Record<Role, Described<number>>;

export const statistics = shape<Statistics>('Statistics', {
  totalUsers: integer(),
  activeUsers: integer(),
  organizations: integer(),
  totalHours: decimal(),
  approvedHours: decimal(),
  pendingHours: decimal({ description: 'Of pending and verified entries.' }),
  approvedEntries: integer(),
  activeByRole: object<Statistics['activeByRole']>(byRole),
});

export const activity = list(
  shape<Activity>('Activity', {
    position: text({ description: 'Grows with the log.', example: '1742' }),
    type: text({ example: 'hours.approved' }),
    at: instant(),
    actor: object<Activity['actor']>({ id: nullable(integer()), name: text(), role: text() }),
    organization: nullable(object<NonNullable<Activity['organization']>>({ id: integer(), name: text() })),
    about: nullable(text({ description: 'The name of the person concerned.' })),
  }),
);
