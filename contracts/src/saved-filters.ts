import { MinLength } from 'class-validator';
import { LIMITS } from './limits.js';
import { isRequired } from './rules/problem.js';
import { IsLine, Trimmed } from './validation.js';

export const APPROVAL_TABS = ['pending', 'verified', 'approved', 'rejected'] as const;

export class SaveFilter {
  @Trimmed()
  @IsLine('Name', LIMITS.filterNameMax)
  @MinLength(1, { message: isRequired('Name') })
  name!: string;

  @IsLine('Search', LIMITS.filterSearchMax)
  search!: string;
}
