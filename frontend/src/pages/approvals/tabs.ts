import type { HoursSort, HoursStatus, Role } from '@hourtrail/contracts';

export type ApprovalTabKey = 'pending' | 'verified' | 'approved' | 'rejected';

export interface ApprovalTab {
  readonly key: ApprovalTabKey;
  readonly label: string;
  readonly status: readonly HoursStatus[];
  readonly sort: HoursSort;
}

/** Every role has three. */
export type ApprovalTabs = readonly [ApprovalTab, ApprovalTab, ApprovalTab];

const REJECTED: ApprovalTab = { key: 'rejected', label: 'Rejected', status: ['rejected'], sort: '-decidedAt' };

const VERIFIER_TABS: ApprovalTabs = [
  { key: 'pending', label: 'Pending', status: ['pending'], sort: 'date' },
  { key: 'verified', label: 'Verified', status: ['verified', 'approved'], sort: '-decidedAt' },
  REJECTED,
];

const APPROVER_TABS: ApprovalTabs = [
  { key: 'pending', label: 'Pending', status: ['pending', 'verified'], sort: 'date' },
  { key: 'approved', label: 'Approved', status: ['approved'], sort: '-decidedAt' },
  REJECTED,
];

/** What a reviewer can look through: verifiers what is assigned to them, the others their whole school. */
export const approvalTabs = (role: Role): ApprovalTabs => (role === 'verifier' ? VERIFIER_TABS : APPROVER_TABS);
