const SEEN = /[^\p{Z}\p{M}\p{Cc}\p{Default_Ignorable_Code_Point}]/u;

/** Whether somebody who reads a text sees anything: neither spaces nor characters that are drawn as nothing count. */
export const showsSomething = (text: string): boolean => SEEN.test(text);
