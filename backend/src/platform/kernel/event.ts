export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/**
 * What a decision returns. `data` holds ids, numbers, dates and statuses; free text and names go to `texts`, which
 * is stored beside the event and committed to by a salted hash, so that a person can be erased while the log holds.
 */
export interface DomainEvent {
  readonly type: string;
  readonly data: { readonly [key: string]: Json };
  readonly texts?: { readonly [field: string]: string | null };
}

/** An event as it stands in the log, with the texts that have not been erased. */
export interface RecordedEvent {
  readonly organizationId: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly at: Date;
  /** `couldBe`: who else could have acted under this name; absent where nobody could. */
  readonly actor: { readonly id: number | null; readonly role: string; readonly couldBe?: readonly number[] };
  readonly data: { readonly [key: string]: Json };
  readonly texts: { readonly [field: string]: string | null };
}

/** The number of the record that a stream is of: 17 for `hours/17`. */
export const recordIdOf = (stream: string): number => Number(stream.slice(stream.indexOf('/') + 1));
