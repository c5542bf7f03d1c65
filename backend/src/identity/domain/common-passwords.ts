import { dictionary } from '@zxcvbn-ts/language-common';

/** What the list of stolen passwords leaves out: rows and repetitions, school words, the product's own name. */
const OURS = `
  0123456789 012345 12341234 123123123 121212 1111111 00000000 222222 333333 444444 555555 777777 888888 88888888
  999999 987654 9876543210 987654321 654321 456789 101010 p@ssword admin1234 adminadmin login123 guest123 user1234
  root123 toor1234 abcdef abcdefg abcdefgh aaaaaa aaaaaaaa fortnite roblox instagram tiktok summer2024 summer2025
  winter2024 winter2025 spring2025 school123 student123 teacher123 parent123 volunteer1 volunteer123 hourtrail
  hourtrail1 hourtrail123 roosevelt`;

const COMMON: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...OURS.trim().split(/\s+/)]);

/** Whether a password, in lower case, is among the common ones, also with a mark or two behind it. */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password) || COMMON.has(password.replace(/[!.?*#$@]{1,2}$/, ''));
