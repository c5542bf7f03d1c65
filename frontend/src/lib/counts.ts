/** "1,204" */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** "1 row", "1,204 rows" */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

export const peopleInWords = (count: number): string => countOf(count, 'person', 'people');

/** "840 KB", "1.2 MB" */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1_000);
  return kilobytes < 1_000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export const passwordHint = (least: number): string => `At least ${least} characters`;
