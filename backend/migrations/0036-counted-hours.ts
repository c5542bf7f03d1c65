import { ForwardOnly } from './forward-only.js';

/** What the rules of a school ask of an entry, and the version of the rules and the school year it was approved under. */
export class CountedHours1764000000036 extends ForwardOnly {
  protected readonly sql = `
      ALTER TABLE hours.volunteer_hours ADD COLUMN category_id integer, ADD COLUMN is_non_profit boolean,
        ADD COLUMN reflection text, ADD COLUMN reflection_words integer, ADD COLUMN rules_version integer,
        ADD COLUMN counting_year date, ADD COLUMN counting_year_ends date;
  `;
}
