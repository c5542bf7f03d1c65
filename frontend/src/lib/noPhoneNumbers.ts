/** Stands in for libphonenumber-js, which class-validator would bring along for rules no form here uses. */
export const parsePhoneNumber = (): undefined => undefined;
export default parsePhoneNumber;
