import type { GradeLevel } from '../vocabulary.js';

/** What lowers the hours that count, in the order in which they are applied. */
export const COUNTING_REASONS = [
  'earliestDate',
  'submitWithinDays',
  'nonProfitOnly',
  'reflectionWords',
  'category',
  'dailyCap',
  'categoryMax',
] as const;
export type CountingReason = (typeof COUNTING_REASONS)[number];

/** Hours are numbers in steps of 0.5. Null: no such rule. */
export interface CountingRules {
  /** At most so many hours of one day count. */
  readonly dailyCap: number | null;
  /** Hours count if they are submitted at most so many days after their day. */
  readonly submitWithinDays: number | null;
  /** YYYY-MM-DD: hours of earlier days don't count. */
  readonly earliestDate: string | null;
  /** If there are any, hours count only in one of them. */
  readonly categories: readonly HoursCategory[];
  /** Hours count only with a reflection of so many words. */
  readonly reflectionWords: number | null;
  /** Hours count only for an organization that the volunteer says is non-profit or public. */
  readonly nonProfitOnly: boolean;
  /** The goal and the limits of categories begin anew with each school year. */
  readonly resetsYearly: boolean;
  /** Parents who follow the student can't be named as the supervisor. */
  readonly notRelatives: boolean;
  /** Students of the school can't be named as the supervisor. */
  readonly notStudents: boolean;
  /** In the order of grades. Students of other grades have the school's goal. */
  readonly goals: readonly GradeGoal[];
  /** Who joins during a school year owes as much of the goal as months are left of ten. */
  readonly proRata: boolean;
}

/** In whole hours. */
export type GradeGoal = {
  readonly gradeLevel: GradeLevel;
  readonly hours: number;
};

/** `min` and `max` in hours, of all a student's hours or of a school year's. The id stays when the name changes. */
export interface HoursCategory {
  readonly id: number;
  readonly name: string;
  readonly min: number | null;
  readonly max: number | null;
}

/** Every hour counts. */
export const NO_COUNTING_RULES: CountingRules = {
  dailyCap: null,
  submitWithinDays: null,
  earliestDate: null,
  categories: [],
  reflectionWords: null,
  nonProfitOnly: false,
  resetsYearly: false,
  notRelatives: false,
  notStudents: false,
  goals: [],
  proRata: false,
};

/** A sign that stands alone, such as a dash, is no word. */
export const countWords = (text: string): number =>
  text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
