export type Problem = { readonly field: string; readonly message: string } | undefined;

export const byField = (problems: readonly Problem[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    problems.flatMap((problem): [string, string][] => (problem ? [[problem.field, problem.message]] : [])).reverse(),
  );

export const isRequired = (name: string): string => `${name} is required`;

export const tooLong = (name: string, most: number): string => `${name} can have at most ${most} characters.`;
