import type { ApprovalPolicy } from '@hourtrail/contracts';

/** The rules a school goes by. */
export interface SchoolRules {
  /** An IANA name such as America/Chicago. */
  readonly timeZone: string;
  readonly approvalPolicy: ApprovalPolicy;
  readonly hoursGoal: number;
  /** How many days back volunteers may log hours. */
  readonly oldestAcceptedDays: number;
}

/** A school, and the rules it goes by. */
export interface Organization extends SchoolRules {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  /** What a member of New School enters to ask to join; null where the school takes nobody in by code. */
  readonly joinCode: string | null;
  readonly createdAt: Date;
}

/** Who acts on a school. */
export interface By {
  readonly role: string;
  readonly organizationId: number;
}
