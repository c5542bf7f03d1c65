/** What somebody searches for as a LIKE pattern that finds it anywhere; null where they search for nothing. */
export const patternOf = (q: string | undefined): string | null => {
  const wanted = q
    ?.trim()
    .normalize('NFC')
    .replace(/[\\%_]/g, '\\$&');
  return wanted ? `%${wanted}%` : null;
};
