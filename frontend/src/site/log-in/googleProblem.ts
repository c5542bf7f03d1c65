import { GOOGLE_PROBLEMS } from '@hourtrail/contracts';

/** Why a sign-in by Google came to nothing, for the code in the address; null for a code that nobody knows. */
export const googleProblem = (code: string | null): string | null =>
  code !== null && Object.hasOwn(GOOGLE_PROBLEMS, code) ? GOOGLE_PROBLEMS[code as keyof typeof GOOGLE_PROBLEMS] : null;
