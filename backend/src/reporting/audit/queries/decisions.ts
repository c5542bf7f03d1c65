/** That an event of `reporting.audited a` decides on an entry; as the index of decisions has it. */
export const DECISIONS = "a.type IN ('hours.verified', 'hours.approved', 'hours.rejected')";
