/** "12,345" */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

/** "12,345 events", "1 event" */
export const pluralize = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
