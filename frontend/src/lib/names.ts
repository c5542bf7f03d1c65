import { locale } from '@hourtrail/contracts';

interface Named {
  readonly firstName: string;
  readonly lastName: string;
}

export const fullName = ({ firstName, lastName }: Named): string => `${firstName} ${lastName}`.trim();

const firstLetter = (word: string): string => Array.from(word)[0] ?? '';

/** "MC" for Maya Chen, "M" for a single name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return (firstLetter(first) + firstLetter(last)).toUpperCase();
}

const LIST = new Intl.ListFormat(locale());

/** "Marcus Bell, Dana Whitfield, and Tom Ferreira". */
export const inAList = (words: Iterable<string>): string => LIST.format(words);

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
