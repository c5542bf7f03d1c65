import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import type { FieldError as WireFieldError } from '@hourtrail/contracts';
import type { FieldErrors, FieldValues, Resolver, FieldPath, UseFormSetError } from 'react-hook-form';

/** Whole numbers as they are typed; what is no number stays none, so that the contract refuses it. */
export const wholeOf = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

/** The words for fields that the wire's rules leave out, by field. */
export type OwnProblems<Values> = Partial<Record<keyof Values, string | undefined>>;

/** Checks a typed form by the rules of the wire: `wireOf` says what would travel, `own` what the form asks besides. */
export function wireResolver<Wire extends object, Values extends FieldValues>(
  contract: new () => Wire,
  wireOf: (values: Values) => object,
  own: (values: Values) => OwnProblems<Values> = () => ({}),
): Resolver<Values> {
  const rules = classValidatorResolver(contract, {}, { raw: true });
  return async (values, context, options) => {
    const { errors } = await rules(wireOf(values) as never, context, options as never);
    const problems = Object.entries(own(values))
      .filter(([, message]) => message)
      .map(([field, message]) => [field, { type: 'rule', message }]);
    const all = { ...errors, ...Object.fromEntries(problems) } as FieldErrors<Values>;
    return Object.keys(all).length > 0 ? { values: {}, errors: all } : { values, errors: {} };
  };
}

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
