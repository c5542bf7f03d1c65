import { classValidatorResolver } from '@hookform/resolvers/class-validator';
import { t } from '@hourtrail/contracts';
import type { FieldErrors, FieldValues, Resolver, ResolverOptions } from 'react-hook-form';
import { formatTime, fullDateAsked } from './dates.js';
import { errorsOf, resolved, type FieldProblems } from './formErrors.js';

/** NaN for text that is no number, so that the contract rejects it. */
export const wholeOf = (typed: string): number => (typed.trim() === '' ? NaN : Number(typed));

export const FULL_DATE = fullDateAsked();
const FULL_TIME = t('rules.fullTime', { example: formatTime('09:30') });
const MESSAGES: Readonly<Record<string, string>> = { date: FULL_DATE, time: FULL_TIME };

/** Messages for dates and times that the browser cannot read, such as 02/30: it leaves their value empty. */
export function unreadable<Values extends FieldValues>(
  fields: ResolverOptions<Values>['fields'],
): FieldProblems<Values> {
  const problems = Object.entries(fields).flatMap(([name, field]) => {
    // a list of fields has no input of its own, and one that is added has no field yet
    const { ref } = (field as { readonly ref?: Partial<HTMLInputElement> } | undefined) ?? {};
    const { type = '', validity } = ref ?? {};
    return validity?.badInput ? [[name, MESSAGES[type]]] : [];
  });
  return Object.fromEntries(problems) as FieldProblems<Values>;
}

/** Validates the form as the request it becomes (`wireOf`); `own` adds the form's own checks. */
export function wireResolver<Wire extends object, Values extends FieldValues>(
  contract: new () => Wire,
  wireOf: (values: Values) => object,
  own: (values: Values) => FieldProblems<Values> = () => ({}),
): Resolver<Values> {
  const rules = classValidatorResolver(contract, {}, { raw: true });
  return async (values, context, options) => {
    const { errors } = await rules(wireOf(values) as never, context, options as never);
    const problems = { ...own(values), ...unreadable(options.fields) };
    return resolved(values, { ...(errors as FieldErrors<Values>), ...errorsOf(problems) });
  };
}
