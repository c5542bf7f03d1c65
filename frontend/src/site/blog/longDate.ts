const LONG = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `2026-11-19` as `November 19, 2026`. */
export const longDate = (date: string): string => LONG.format(new Date(`${date}T00:00:00Z`));
