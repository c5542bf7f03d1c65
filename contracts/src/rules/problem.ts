import { t } from '../messages/translate.js';

/** What a rule returns: the form field and a sentence, or undefined if the rule holds. */
export type Problem = { readonly field: string; readonly message: string } | undefined;

/** The first message of each field, for a form. */
export const byField = (problems: readonly Problem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.flatMap((problem): [string, string][] => (problem ? [[problem.field, problem.message]] : [])).reverse(),
  );

/** A message; `name` is the label of the field. */
export const isRequired = (name: string): string => t('rules.required', { field: name });

/** A message; `most` is in characters. */
export const tooLong = (name: string, most: number): string => t('rules.tooLong', { field: name, max: most });

const VISIBLE = /[^\p{Z}\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** True if a text has a visible character. */
export const showsSomething = (text: string): boolean => VISIBLE.test(text);
