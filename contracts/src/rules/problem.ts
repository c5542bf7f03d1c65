/** What is wrong with a field, in a sentence; undefined where nothing is. */
export type Problem = { readonly field: string; readonly message: string } | undefined;

/** The first problem of each field, by its name. */
export const byField = (problems: readonly Problem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.flatMap((problem): [string, string][] => (problem ? [[problem.field, problem.message]] : [])).reverse(),
  );

/** What is said of a value that is asked for and not given; `name` is what the field is called. */
export const isRequired = (name: string): string => `${name} is required`;

/** What is said of a text of more than `most` characters. */
export const tooLong = (name: string, most: number): string => `${name} can have at most ${most} characters.`;
