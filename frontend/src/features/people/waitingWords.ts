/** How much waits, as the server words it, such as "3" or "1000+". */
export interface WaitingCounts {
  readonly verifiers: string;
  readonly families: string;
  readonly joining: string;
}

const counted = (count: string, one: string, many: string): readonly string[] =>
  count === '0' ? [] : [`${count} ${count === '1' ? one : many}`];

/** "7", or "1000+" where one of the figures is not exact. */
export function waitingTotal({ verifiers, families, joining }: WaitingCounts): string {
  const counts = [verifiers, families, joining];
  const sum = counts.reduce((total, count) => total + Number.parseInt(count, 10), 0);
  return `${sum}${counts.some((count) => count.endsWith('+')) ? '+' : ''}`;
}

/** "2 verifiers and 1 family wait for confirmation"; undefined where nothing waits. */
export function waitingWords(counts: WaitingCounts): string | undefined {
  const parts = [
    ...counted(counts.verifiers, 'verifier', 'verifiers'),
    ...counted(counts.families, 'family', 'families'),
    ...counted(counts.joining, 'new member', 'new members'),
  ];
  if (parts.length === 0) return undefined;
  const list = new Intl.ListFormat('en-US').format(parts);
  return `${list} ${waitingTotal(counts) === '1' ? 'waits' : 'wait'} for confirmation`;
}
