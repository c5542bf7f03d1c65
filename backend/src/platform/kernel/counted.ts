/** "12,345" */
export const figure = (count: number): string => count.toLocaleString('en-US');

/** "12,345 events", "1 event" */
export const counted = (count: number, noun: string): string => `${figure(count)} ${noun}${count === 1 ? '' : 's'}`;
