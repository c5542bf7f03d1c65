/** Replaces libphonenumber-js, which class-validator would bundle for rules that no form here uses. */
export const parsePhoneNumber = (): undefined => undefined;
export default parsePhoneNumber;
