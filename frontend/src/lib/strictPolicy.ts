/** Why an entry of a school with the strict policy cannot be approved yet; the server refuses it in the same words. */
export const VERIFIED_FIRST = 'This school approves only what a verifier has verified first.';
