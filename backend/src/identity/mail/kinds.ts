/** The kinds of mail that this module leaves in the outbox. */
export const PASSWORD_MAIL = 'password';
export const EMAIL_MAIL = 'email';
