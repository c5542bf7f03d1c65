/** What is wrong with a field, in a sentence; undefined where nothing is. */
export type Problem = { readonly field: string; readonly message: string } | undefined;

/** The first problem of each field, by its name. */
export const byField = (problems: readonly Problem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.flatMap((problem): [string, string][] => (problem ? [[problem.field, problem.message]] : [])).reverse(),
  );
