import type { FieldError as WireFieldError } from '@hourtrail/contracts';
import type { FieldErrors, FieldPath, FieldValues, Resolver, UseFormSetError } from 'react-hook-form';

/** Messages by field; the first one gets the focus. */
export type FieldProblems<Values> = Partial<Record<keyof Values, string | undefined>>;

export const errorsOf = <Values extends FieldValues>(problems: FieldProblems<Values>): FieldErrors<Values> =>
  Object.fromEntries(
    Object.entries(problems)
      .filter(([, message]) => message)
      .map(([field, message]) => [field, { type: 'rule', message }]),
  ) as FieldErrors<Values>;

/** React Hook Form expects no values if there are errors. */
export const resolved = <Values extends FieldValues>(values: Values, errors: FieldErrors<Values>) =>
  Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };

/** For public pages: the wire classes are too heavy for them. */
export const ruleResolver =
  <Values extends FieldValues>(check: (values: Values) => FieldProblems<Values>): Resolver<Values> =>
  (values) =>
    resolved(values, errorsOf(check(values)));

/** Returns false if the server named none of these fields. */
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
