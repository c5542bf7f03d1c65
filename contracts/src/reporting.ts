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
