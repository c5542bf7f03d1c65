/** That an event of `reporting.audit_index a` decides on an entry; as the index of decisions has it. */
export const DECISIONS = "a.type IN ('hours.verified', 'hours.approved', 'hours.rejected')";
