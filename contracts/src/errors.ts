export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** The body of every answer that is not a success. `code` is stable; `message` is a sentence for people. */
export interface ErrorBody {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: readonly FieldError[];
  readonly requestId: string;
  readonly [detail: string]: unknown;
}
