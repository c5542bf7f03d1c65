export const GOOGLE_PROBLEMS = {
  'google-not-configured': 'This server is not set up for Google. Sign in with your username and password.',
  'google-declined': 'Google did not sign you in. Try again, or use your username and password.',
  'google-expired': 'This sign-in took too long or was used already. Start again.',
  'google-refused': 'The answer from Google could not be trusted, so nobody was signed in. Start again.',
  'google-email-unverified': 'Google has not verified your email address. Verify it there, then start again.',
  'google-email-taken': 'An account with your email address exists already. Sign in with its username and password.',
  'google-account-inactive': 'This account is not active. Ask your school.',
  'google-away': 'Google cannot be reached just now. Try again in a moment.',
  'google-too-many': 'Too many sign-ins were started from here. Wait a moment, then try again.',
} as const;
export type GoogleProblem = keyof typeof GOOGLE_PROBLEMS;
