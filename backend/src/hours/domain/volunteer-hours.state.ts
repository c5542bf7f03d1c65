import type { ApprovalPolicy, HoursStatus, Role } from '@hourtrail/contracts';
import type { EntryFields } from './volunteer-hours.events.js';

/** One entry of volunteer hours as decisions see it. A deleted entry keeps the status it had. */
export interface VolunteerHours extends EntryFields {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly studentId: number;
  /** The opportunity it was logged from. */
  readonly opportunityId: number | null;
  readonly createdBy: number;
  readonly status: HoursStatus;
  readonly verifierComments: string | null;
  readonly verifiedBy: number | null;
  readonly verifiedAt: Date | null;
  readonly approvedBy: number | null;
  readonly approvedAt: Date | null;
  readonly approverComments: string | null;
  readonly submittedAt: Date | null;
  readonly createdAt: Date;
  readonly statusSince: Date;
  readonly deletedAt: Date | null;
  /** When its volunteer was erased, and its words with them. */
  readonly erasedAt: Date | null;
  /** The school it went to with its volunteer; null for what is here or was only deleted. */
  readonly movedTo: number | null;
  readonly singleActor: boolean;
  /** The import it came with, its row in that file, and who approved it in the earlier system. */
  readonly importId: number | null;
  readonly importRow: number | null;
  readonly importApprover: string | null;
  /** Everybody who ever verified or approved it, undone or not: one person never does both. */
  readonly pastVerifiers: readonly number[];
  readonly pastApprovers: readonly number[];
  /** Everybody who could have handed it in, or verified it, under another's name. */
  readonly pastCouldBe: readonly number[];
}

/** Who decides, as their session says. */
export interface Person {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
  /** Schools they were at before. */
  readonly earlierSchools?: readonly number[];
  /** The students whom a parent follows, as far as anybody asked. */
  readonly follows?: readonly number[];
  /** Who else it could be. */
  readonly couldBe?: readonly number[];
}

/** What a decision needs to know beyond the entry. */
export interface Circumstances {
  /** The school the entry belongs to. */
  readonly organizationId: number;
  /** Today in the school's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly timeZone: string;
  readonly approvalPolicy: ApprovalPolicy;
  readonly oldestAcceptedDays: number;
  /** The person named as verifier, as far as the school knows them. */
  readonly verifier:
    | { readonly id: number; readonly role: string; readonly isActive: boolean; readonly createdBy: number | null }
    | undefined;
}

/** An opportunity that hours are logged from, as far as that person is concerned. */
export interface Joined {
  readonly id: number;
  readonly signedUp: boolean;
  readonly begun: boolean;
}

export interface Review {
  readonly hundredths?: number | undefined;
  readonly comment?: string | null | undefined;
}
