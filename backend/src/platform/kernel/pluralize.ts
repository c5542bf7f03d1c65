export const formatCount = (count: number): string => count.toLocaleString('en-US');

export const pluralize = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
