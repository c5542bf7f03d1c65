/** "12 entries wait for you". `total` is worded by the server, such as "1000+". */
export function queueWords(total: string): string {
  if (total === '0') return 'Nothing waits for you';
  return total === '1' ? '1 entry waits for you' : `${total} entries wait for you`;
}

/** "3 waiting longer than 7 days". */
export const lateWords = (overAWeek: number): string => `${overAWeek} waiting longer than 7 days`;

/** "12 by one person", of approved entries. */
export const aloneWords = (total: string): string => `${total} by one person`;
