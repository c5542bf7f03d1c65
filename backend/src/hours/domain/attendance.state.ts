import type { AttendanceWindow } from '@hourtrail/contracts';

/** An opportunity as attendance at it is taken: what an entry from it holds, and when it can begin. */
export interface Attended {
  readonly id: number;
  readonly organizationId: number;
  readonly title: string;
  readonly organizationName: string;
  readonly date: string;
  readonly startTime: string;
  /** At or before the start it is past midnight. */
  readonly endTime: string;
  readonly coordinatorId: number | null;
  readonly isCancelled: boolean;
  readonly window: AttendanceWindow;
}

/** Somebody who may have been there, as far as their school knows them. */
export interface Attendee {
  readonly id: number;
  readonly hasPlace: boolean;
  /** A student or parent of the school still. */
  readonly volunteers: boolean;
  /** Has an entry from it already, be it a draft. */
  readonly isLogged: boolean;
}
