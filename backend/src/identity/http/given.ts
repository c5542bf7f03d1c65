type Given<T> = { [Key in keyof T]: Exclude<T[Key], null> };

/** Drops null fields, where null means the same as absent. */
export const given = <T extends object>(body: T): Given<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as Given<T>;
