import type { Role } from './vocabulary.js';

/** GET /api/users/{id}/stats. Hours are numbers; pending counts pending and verified entries alike. */
export interface UserStats {
  readonly totalHours: number;
  readonly approvedHours: number;
  readonly pendingHours: number;
  readonly eventsJoined: number;
}

/** GET /api/volunteer-hours/summary: the entries that a reviewer may see, in figures. Hours are numbers. */
export interface ReviewSummary {
  /** Pending, verified and approved hours together. */
  readonly totalHours: number;
  /** Hours that wait for this reviewer: pending ones for a verifier, pending and verified ones for the others. */
  readonly waitingHours: number;
  /** How many waiting entries have had their present status for more than seven days. */
  readonly waitingOverAWeek: number;
  /** How many different people have a pending, verified or approved entry. */
  readonly students: number;
}

/** What total hours can earn. `iconClass` names a lucide icon. */
export interface Achievement {
  readonly id: number;
  readonly role: 'student' | 'parent';
  readonly name: string;
  readonly description: string;
  readonly requiredHours: number;
  readonly iconClass: string;
}

/** Recorded once approved hours reached it, withdrawn should they fall below. */
export interface UserAchievement {
  readonly id: number;
  readonly userId: number;
  readonly achievementId: number;
  readonly earnedAt: string;
}

/** GET /api/admin/stats: of one's own school; for super-admins, of every school. Hours are numbers. */
export interface Statistics {
  readonly totalUsers: number;
  readonly activeUsers: number;
  readonly organizations: number;
  /** Pending, verified and approved hours together. */
  readonly totalHours: number;
  readonly approvedHours: number;
  readonly pendingHours: number;
  readonly approvedEntries: number;
  /** Active people by role. */
  readonly activeByRole: Readonly<Record<Role, number>>;
}

/** GET /api/admin/activity: one thing that happened, newest first. */
export interface Activity {
  /** Grows with the log. */
  readonly position: string;
  /** Such as `hours.approved` or `user.role-changed`. */
  readonly type: string;
  readonly at: string;
  readonly actor: { readonly id: number | null; readonly name: string; readonly role: string };
  /** The school it happened in; null for what concerns the whole system. */
  readonly organization: { readonly id: number; readonly name: string } | null;
  /** Whom or what it is about, in words; null where there is nothing to say. */
  readonly about: string | null;
}
