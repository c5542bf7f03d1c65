import { Field } from './field.js';

export class FieldError {
  @Field.text() readonly field!: string;
  @Field.text() readonly message!: string;
}

export class ErrorBody {
  @Field.integer() readonly statusCode!: number;
  @Field.text({ description: 'Stable, for programs.', example: 'invalid-input' }) readonly code!: string;
  @Field.text({ description: 'A sentence for people.' }) readonly message!: string;
  @Field.list(() => FieldError, { optional: true }) readonly errors?: readonly FieldError[];
  @Field.text() readonly requestId!: string;
  readonly [detail: string]: unknown;
}
