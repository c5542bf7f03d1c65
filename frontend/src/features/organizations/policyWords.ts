import { APPROVAL_POLICIES, type ApprovalPolicy } from '@hourtrail/contracts';

const WORDS: Readonly<Record<ApprovalPolicy, { readonly label: string; readonly sentence: string }>> = {
  standard: { label: 'Standard', sentence: 'A teacher or admin may approve an entry that nobody verified.' },
  strict: { label: 'Strict', sentence: 'A verifier verifies first; somebody else approves.' },
};

export const policyLabel = (policy: ApprovalPolicy): string => WORDS[policy].label;
export const policySentence = (policy: ApprovalPolicy): string => WORDS[policy].sentence;

/** Every policy with what it means, for a list of choices. */
export const POLICY_CHOICES = APPROVAL_POLICIES.map((policy) => ({ value: policy, ...WORDS[policy] }));
