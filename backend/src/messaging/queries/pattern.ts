/** An escaped LIKE pattern for a substring search; null for an empty query. */
export const patternOf = (q: string | undefined): string | null => {
  const wanted = q
    ?.trim()
    .normalize('NFC')
    .replace(/[\\%_]/g, '\\$&');
  return wanted ? `%${wanted}%` : null;
};
