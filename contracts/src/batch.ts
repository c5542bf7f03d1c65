import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, Matches } from 'class-validator';
import { Field } from './field.js';
import { LIMITS } from './limits.js';
import { t } from './messages/translate.js';

const message = (): string => t('rules.batchPaths', { max: LIMITS.batchMax });

/** `GET /api/batch?path=…&path=…` */
export class BatchQuery {
  /** Below `/api/`, with their queries. */
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [value] : value), { toClassOnly: true })
  @Matches(/^\/api\/[!-~]+$/, { each: true, message })
  @ArrayMinSize(1, { message })
  @ArrayMaxSize(LIMITS.batchMax, { message })
  path!: readonly string[];
}

/** The response to one of the paths. */
export class BatchPart {
  @Field.integer() readonly status!: number;
  /** What the client reads: such as the number of rows, and the link to the next page. Names are in lower case. */
  @Field.record({ type: 'string' }) readonly headers!: Readonly<Record<string, string>>;
  @Field.as<unknown>({ description: 'JSON as described for that path, or a text.' }) readonly body!: unknown;
}
