import type { FamilyLinkStatus, Role } from '@hourtrail/contracts';

export interface FamilyLink {
  readonly organizationId: number;
  readonly id: number;
  readonly version: number;
  readonly parentId: number;
  readonly studentId: number;
  readonly status: FamilyLinkStatus;
  readonly requestedBy: number | null;
  readonly requestedAt: Date;
  readonly decidedBy: number | null;
  readonly decidedAt: Date | null;
}

export interface FamilyActor {
  readonly id: number;
  readonly role: Role;
  readonly organizationId: number;
}

export interface Family {
  readonly parentId: number;
  readonly studentId: number;
}
