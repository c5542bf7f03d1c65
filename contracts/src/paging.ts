import { Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { Optional } from './validation.js';

/** What every list takes: how many rows, and from where. */
export class PageQuery {
  @Optional()
  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: `Limit must be a whole number from 1 to ${LIMITS.listMax}.` })
  limit?: string;

  /** From the Link header of the page before. */
  @Optional()
  @Matches(/^[\w-]{1,200}$/, { message: 'The link to the next page is damaged. Start from the first page.' })
  cursor?: string;
}
