/** "12 entries wait for you; 3 longer than 7 days". `total` is worded by the server, such as "1000+". */
export function queueWords(total: string, overAWeek: number): string {
  const entries = total === '1' ? '1 entry waits for you' : `${total} entries wait for you`;
  return overAWeek > 0 ? `${entries}; ${overAWeek} longer than 7 days` : entries;
}
