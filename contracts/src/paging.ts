import { Matches } from 'class-validator';
import { LIMITS } from './limits.js';
import { t } from './messages/translate.js';
import { Optional, problemOfWhole } from './validation.js';

export class PageQuery {
  @Optional()
  @Matches(/^([1-9]\d?|[1-4]\d\d|500)$/, { message: () => problemOfWhole(t('labels.limit'), 1, LIMITS.listMax) })
  limit?: string;

  @Optional()
  @Matches(/^[\w-]{1,200}$/, { message: () => t('rules.damagedPageLink') })
  cursor?: string;
}
