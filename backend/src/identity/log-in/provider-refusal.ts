import {
  GOOGLE_PROBLEMS,
  SCHOOL_SIGN_IN_PROBLEMS,
  t,
  type GoogleProblem,
  type SchoolSignInProblem,
} from '@hourtrail/contracts';
import { Refusal } from '../../platform/web/errors/refusal.js';

type ProviderProblem = GoogleProblem | SchoolSignInProblem;

const PROBLEMS = { ...GOOGLE_PROBLEMS, ...SCHOOL_SIGN_IN_PROBLEMS } as const;

/** 401 for all others. */
const STATUS: Readonly<Partial<Record<ProviderProblem, number>>> = {
  'google-not-configured': 503,
  'google-email-taken': 409,
  'google-away': 503,
  'google-too-many': 429,
  'school-not-set-up': 404,
  'school-away': 503,
  'school-too-many': 429,
};
const RETRY_AFTER = 30;

/** Why a sign-in by a provider failed. Browsers see it on the log-in page. */
export class ProviderRefusal extends Refusal {
  constructor(readonly problem: ProviderProblem) {
    const status = STATUS[problem] ?? 401;
    super(
      status,
      `identity.${problem}`,
      t(PROBLEMS[problem]),
      status === 503 || status === 429 ? RETRY_AFTER : undefined,
    );
  }
}

export const refused = (problem: ProviderProblem): ProviderRefusal => new ProviderRefusal(problem);
