import { GOOGLE_PROBLEMS, type GoogleProblem } from '@hourtrail/contracts';
import { Refusal } from '../../platform/web/errors/refusal.js';

const STATUS: Readonly<Record<GoogleProblem, number>> = {
  'google-not-configured': 503,
  'google-declined': 401,
  'google-expired': 401,
  'google-refused': 401,
  'google-email-unverified': 401,
  'google-email-taken': 409,
  'google-account-inactive': 401,
  'google-away': 503,
  'google-too-many': 429,
};
const RETRY_AFTER = 30;

export class GoogleRefusal extends Refusal {
  constructor(readonly problem: GoogleProblem) {
    const status = STATUS[problem];
    super(
      status,
      `identity.${problem}`,
      GOOGLE_PROBLEMS[problem],
      status === 503 || status === 429 ? RETRY_AFTER : undefined,
    );
  }
}

export const googleRefused = (problem: GoogleProblem): GoogleRefusal => new GoogleRefusal(problem);
