import type { FieldError as WireFieldError } from '@hourtrail/contracts';
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';

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
