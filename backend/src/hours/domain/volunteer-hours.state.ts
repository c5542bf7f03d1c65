import type { ApprovalPolicy, CountingRules, HoursStatus, Role } from '@hourtrail/contracts';
import type { Actor } from '../../platform/kernel/actor.js';
import type { Days } from './counted-hours.rules.js';
import type { AttachedFile, EntryFields } from './volunteer-hours.events.js';

/** A deleted entry keeps its last status. */
export interface VolunteerHours extends EntryFields {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly studentId: number;
  readonly supervisorName: string | null;
  readonly supervisorEmail: string | null;
  readonly categoryId: number | null;
  readonly isNonProfit: boolean | null;
  readonly reflection: string | null;
  readonly reflectionWords: number | null;
  readonly opportunityId: number | null;
  readonly createdBy: number;
  readonly status: HoursStatus;
  /** As last entered; a review may credit fewer. */
  readonly loggedHundredths: number | null;
  readonly verifierComments: string | null;
  readonly verifiedBy: number | null;
  readonly verifiedAt: Date | null;
  /** Null unless someone without an account verified it. */
  readonly verificationLevel: 'email-link' | 'paper' | null;
  readonly approvedBy: number | null;
  readonly approvedAt: Date | null;
  readonly approverComments: string | null;
  /** Of the school's rules of what counts, while the entry is approved. */
  readonly rulesVersion: number | null;
  /** First and last day of the school year it counts in, where those rules begin anew with each. */
  readonly countingYear: string | null;
  readonly countingYearEnds: string | null;
  readonly submittedAt: Date | null;
  /** When the volunteer first handed in this day and as many hours; null while they have not. */
  readonly claimedAt: Date | null;
  readonly createdAt: Date;
  readonly statusSince: Date;
  readonly deletedAt: Date | null;
  readonly erasedAt: Date | null;
  /** The new school, if the entry moved with its volunteer. */
  readonly movedTo: number | null;
  readonly singleActor: boolean;
  readonly attachments: readonly Attachment[];
  /** The import, its row, and the approver and the number of the earlier system. */
  readonly importId: number | null;
  readonly importRow: number | null;
  readonly importApprover: string | null;
  readonly importReference: string | null;
  /** Includes undone decisions: one person never verifies and approves the same entry. */
  readonly pastVerifiers: readonly number[];
  readonly pastApprovers: readonly number[];
  /** People who ever recorded a paper form of it. */
  readonly pastRecorders: readonly number[];
  /** When the volunteer last wrote, if nobody else did anything since. */
  readonly unansweredSince: Date | null;
  /** People who could have submitted or verified it under someone else's account. */
  readonly pastCouldBe: readonly number[];
}

export interface Attachment extends AttachedFile {
  readonly name: string;
  /** The scan of a paper form that verifies the entry, or did. */
  readonly isScan?: true;
}

export interface Person {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
  readonly earlierSchools?: readonly number[];
  /** A parent's linked students; undefined if not loaded. */
  readonly follows?: readonly number[];
  /** People who could sign in as this person. */
  readonly couldBe?: readonly number[];
  /** The API key they act through. */
  readonly key?: Actor['key'];
}

export interface Circumstances {
  readonly organizationId: number;
  /** YYYY-MM-DD in the school's time zone. */
  readonly today: string;
  readonly timeZone: string;
  readonly approvalPolicy: ApprovalPolicy;
  readonly acceptsSupervisors: boolean;
  readonly oldestAcceptedDays: number;
  /** The school's rules of what counts that are in force, if it has any. */
  readonly countingRules?: (CountingRules & { readonly version: number }) | null;
  /** The school's years, where those rules begin anew with each. */
  readonly schoolYears?: readonly Days[] | null;
  /** Who the named supervisor is, where those rules ask. */
  readonly supervisorIs?: SupervisorIs | null;
  /** The volunteer's address; null if unknown. */
  readonly volunteerEmail?: string | null;
  /** YYYY-MM-DD; null for students of the school. */
  readonly graduatedOn?: string | null;
  readonly verifier:
    | { readonly id: number; readonly role: string; readonly isActive: boolean; readonly createdBy: number | null }
    | undefined;
}

export type SupervisorIs = 'relative' | 'student';

export interface Joined {
  readonly id: number;
  readonly signedUp: boolean;
  readonly begun: boolean;
}

export interface Review {
  readonly hundredths?: number | undefined;
  /** Sets or corrects it. */
  readonly categoryId?: number | undefined;
  readonly comment?: string | null | undefined;
}
