import { Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { Optional } from './validation.js';

export class PageQuery {
  @Optional()
  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: `Limit must be a whole number from 1 to ${LIMITS.listMax}.` })
  limit?: string;

  @Optional()
  @Matches(/^[\w-]{1,200}$/, { message: 'The link to the next page is damaged. Start from the first page.' })
  cursor?: string;
}
