import type { Audience, LocalTime, Role } from '@hourtrail/contracts';

/** Dates are YYYY-MM-DD, times HH:MM, all in the school's time zone. */
export interface OpportunityFields {
  readonly title: string;
  readonly description: string;
  readonly organizationName: string;
  readonly date: string;
  readonly startTime: string;
  /** At or before the start time, it means the next day. */
  readonly endTime: string;
  readonly location: string;
  readonly maxSlots: number;
  readonly targetAudience: Audience;
  readonly coordinatorId: number | null;
  readonly isActive: boolean;
}

export interface Opportunity extends OpportunityFields {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly createdBy: number | null;
  /** The first occurrence of its weekly series. */
  readonly seriesId: number | null;
  readonly cancelledAt: Date | null;
  readonly cancelReason: string | null;
  readonly createdAt: Date;
  readonly importId: number | null;
}

export interface Occupied {
  readonly currentSignups: number;
  readonly waitlisted: number;
}

export interface Person {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

export interface Circumstances {
  readonly organizationId: number;
  readonly timeZone: string;
  readonly now: LocalTime;
  /** Undefined if the school does not know the named coordinator. */
  readonly coordinator: { readonly id: number; readonly role: string; readonly isActive: boolean } | undefined;
}
