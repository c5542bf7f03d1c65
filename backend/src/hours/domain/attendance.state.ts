import type { AttendanceWindow } from '@hourtrail/contracts';

export interface Attended {
  readonly id: number;
  readonly organizationId: number;
  readonly title: string;
  readonly organizationName: string;
  readonly date: string;
  readonly startTime: string;
  /** At or before the start, it is on the next day. */
  readonly endTime: string;
  readonly coordinatorId: number | null;
  readonly isCancelled: boolean;
  readonly window: AttendanceWindow;
}

export interface Attendee {
  readonly id: number;
  readonly hasPlace: boolean;
  /** Is still a student or parent of the school. */
  readonly volunteers: boolean;
  /** Has an entry from it, even a draft. */
  readonly isLogged: boolean;
}
