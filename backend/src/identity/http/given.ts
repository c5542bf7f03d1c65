type Given<T> = { [Key in keyof T]: Exclude<T[Key], null> };

/** A body without the fields that are null, where null means no more than absent. */
export const given = <T extends object>(body: T): Given<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as Given<T>;
