/** What an event says, as an SQL expression; null where somebody made its bytes unreadable behind our back. */
export const saidBy = (canonical: string): string =>
  `(CASE WHEN pg_input_is_valid(${canonical}, 'jsonb') THEN (${canonical})::jsonb END)`;

/** A number that an event says, as an SQL expression; null where it is none. */
export const numberIn = (said: string): string =>
  `(CASE WHEN pg_input_is_valid(${said}, 'integer') THEN (${said})::integer END)`;
