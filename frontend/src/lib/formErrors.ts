import type { FieldError as WireFieldError } from '@hourtrail/contracts';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';

/** What is wrong with the fields of a form, by field; the first of them gets the focus. */
export type FieldProblems<Values> = Partial<Record<keyof Values, string | undefined>>;

/** The same as the form library has it. */
export const errorsOf = <Values extends FieldValues>(problems: FieldProblems<Values>): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([, message]) => message)
      .map(([field, message]) => [field, { type: 'rule', message }]),
  ) as FieldErrors<Values>;

/** What a resolver answers: no values where something is wrong. */
export const resolved = <Values extends FieldValues>(values: Values, errors: FieldErrors<Values>) =>
  Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };

/** Checks a form by the rules of the contracts alone, for the public pages: the wire's classes are heavy. */
export const ruleResolver =
  <Values extends FieldValues>(check: (values: Values) => FieldProblems<Values>): Resolver<Values> =>
  (values) =>
    resolved(values, errorsOf(check(values)));

/** Puts the server's messages beside the fields they speak of; false when it named none of them. */
export function showFieldErrors<Values extends FieldValues>(
  errors: readonly WireFieldError[],
  fields: readonly FieldPath<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  const known = errors.filter(({ field }) => fields.some((name) => name === field));
  known.forEach(({ field, message }, index) =>
    setError(field as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
