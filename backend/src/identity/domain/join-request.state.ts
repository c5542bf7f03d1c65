import type { JoinRequestStatus, Role } from '@hourtrail/contracts';

export interface JoinRequest {
  /** The school that is asked to admit the person. */
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly userId: number;
  readonly fromSchool: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly status: JoinRequestStatus;
  readonly askedAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
}
