const SEEN = /[^\p{Z}\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** True if a text has a visible character. */
export const showsSomething = (text: string): boolean => SEEN.test(text);
