export type Changes<T> = { readonly [Key in keyof T]?: { readonly from: T[Key]; readonly to: T[Key] } };

/** Omits absent and equal fields. */
export function changesOf<T extends object, Key extends keyof T>(
  before: T,
  input: { readonly [K in Key]?: T[K] | null | undefined },
  fields: readonly Key[],
): Changes<Pick<T, Key>> {
  const changed = fields.flatMap((field) => {
    const [from, to] = [before[field], input[field] ?? before[field]];
    return from === to ? [] : [[field, { from, to }] as const];
  });
  return Object.fromEntries(changed) as Changes<Pick<T, Key>>;
}

export const afterChanges = <T>(changes: Changes<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries<{ readonly to: unknown } | undefined>(changes).flatMap(([field, change]) =>
      change ? [[field, change.to]] : [],
    ),
  ) as Partial<T>;
