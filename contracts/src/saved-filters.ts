import { MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { isRequired } from './rules/problem.js';
import { IsLine, Trimmed } from './validation.js';

/** What the tabs of /approvals are called in its address; no reviewer has all of them. */
export const APPROVAL_TABS = ['pending', 'verified', 'approved', 'rejected'] as const;

/** POST /api/saved-filters: a search of /approvals to come back to. A name that is taken takes the new search. */
export class SaveFilter {
  @Trimmed()
  @IsLine('Name', LIMITS.filterNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name!: string;

  /** The part of the address after `?`, such as `late=true&q=rivera`: what the page can ask for, each once. */
  @IsLine('Search', LIMITS.filterSearchMax)
  search!: string;
}
