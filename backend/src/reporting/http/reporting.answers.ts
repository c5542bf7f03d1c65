import type { Achievement, UserAchievement, UserStats } from '@hourtrail/contracts';
import { choice, decimal, instant, integer, list, shape, text } from '../../platform/web/openapi/shape.js';

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
