/** What was and what is, of every field that changed. */
export type Changes<T> = { readonly [Key in keyof T]?: { readonly from: T[Key]; readonly to: T[Key] } };

/** The changes that somebody's wish makes to those fields; what is absent or equal stays out. */
export function changesOf<T extends object, Key extends keyof T>(
  before: T,
  wished: { readonly [K in Key]?: T[K] | null | undefined },
  fields: readonly Key[],
): Changes<Pick<T, Key>> {
  const changed = fields.flatMap((field) => {
    const [from, to] = [before[field], wished[field] ?? before[field]];
    return from === to ? [] : [[field, { from, to }] as const];
  });
  return Object.fromEntries(changed) as Changes<Pick<T, Key>>;
}

/** The fields as they stand after the changes. */
export const afterChanges = <T>(changes: Changes<T>): Partial<T> =>
  Object.fromEntries(
    Object.entries<{ readonly to: unknown } | undefined>(changes).flatMap(([field, change]) =>
      change ? [[field, change.to]] : [],
    ),
  ) as Partial<T>;
