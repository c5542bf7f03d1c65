export const PASSWORD_MAIL = 'password';
export const EMAIL_MAIL = 'email';
