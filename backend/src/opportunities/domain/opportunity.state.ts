import type { Audience, LocalTime, Role } from '@hourtrail/contracts';

/** What those who publish fill in: date as YYYY-MM-DD, times as HH:MM, all in the school's time zone. */
export interface OpportunityFields {
  readonly title: string;
  readonly description: string;
  readonly organizationName: string;
  readonly date: string;
  readonly startTime: string;
  /** At or before the start it is past midnight. */
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
  /** The first occurrence of the weekly repetition it belongs to. */
  readonly seriesId: number | null;
  readonly cancelledAt: Date | null;
  readonly cancelReason: string | null;
  readonly createdAt: Date;
  /** The import it came with. */
  readonly importId: number | null;
}

/** How many places of it are taken, and how many wait in line. */
export interface Occupied {
  readonly currentSignups: number;
  readonly waitlisted: number;
}

export interface Person {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

/** What a decision needs to know beyond the opportunity. */
export interface Circumstances {
  readonly organizationId: number;
  readonly timeZone: string;
  readonly now: LocalTime;
  /** The person named as coordinator, as far as the school knows them. */
  readonly coordinator: { readonly id: number; readonly role: string; readonly isActive: boolean } | undefined;
}
