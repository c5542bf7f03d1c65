export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** `data` holds no free text or names: those go to `texts`, which can be erased. The log has their salted hash. */
export interface DomainEvent {
  readonly type: string;
  readonly data: { readonly [key: string]: Json };
  readonly texts?: { readonly [field: string]: string | null };
}

/** An event from the log, with those texts that were not erased. */
export interface RecordedEvent {
  readonly organizationId: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly at: Date;
  readonly actor: {
    readonly id: number | null;
    readonly role: string;
    readonly couldBe?: readonly number[];
    readonly key?: number;
  };
  readonly data: { readonly [key: string]: Json };
  readonly texts: { readonly [field: string]: string | null };
}

export const ERASED = '.erased';

export const isErasure = ({ type }: { readonly type: string }): boolean => type.endsWith(ERASED);

/** Returns the record's id: 17 for `hours/17`. */
export const recordIdOf = (stream: string): number => Number(stream.slice(stream.indexOf('/') + 1));
