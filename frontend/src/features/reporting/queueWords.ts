/** "12 entries wait for you". `total` is worded by the server, such as "1000+". */
export const queueWords = (total: string): string =>
  total === '1' ? '1 entry waits for you' : `${total} entries wait for you`;

/** "3 waiting longer than 7 days". */
export const lateWords = (overAWeek: number): string => `${overAWeek} waiting longer than 7 days`;

/** "12 approved entries were decided by one person". */
export const aloneWords = (total: string): string =>
  total === '1' ? '1 approved entry was decided by one person' : `${total} approved entries were decided by one person`;
