import { t } from '@hourtrail/contracts';

export type ErrorKind = 'invalid' | 'forbidden' | 'not-found' | 'conflict';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** An error for the user. `code` is stable, `message` is a sentence for people, `details` are added to the response. */
export class DomainError extends Error {
  constructor(
    readonly kind: ErrorKind,
    readonly code: string,
    message: string,
    readonly details: { readonly errors?: readonly FieldProblem[]; readonly [key: string]: unknown } = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

export const invalid = (code: string, errors: readonly FieldProblem[]): DomainError =>
  new DomainError('invalid', code, inOneMessage([...new Set(errors.map(({ message }) => message))]), { errors });

const inOneMessage = (sentences: readonly string[]): string =>
  sentences.length === 1
    ? (sentences[0] as string)
    : sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');

export const forbidden = (code: string, message: string): DomainError => new DomainError('forbidden', code, message);

/** The same for absent, deleted and foreign records, so that it does not reveal which. */
export const notFound = (): DomainError => new DomainError('not-found', 'not-found', t('api.notFound'));

export const conflict = (code: string, message: string, details: Record<string, unknown> = {}): DomainError =>
  new DomainError('conflict', code, message, details);
