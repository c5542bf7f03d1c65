import type { ImportView } from '@hourtrail/contracts';

export const newestOf = (imports: readonly ImportView[]): number => Math.max(0, ...imports.map(({ id }) => id));

/** One of the same file, to the byte, whose rows are here. */
export const twinOf = (imports: readonly ImportView[], fileHash: string): ImportView | undefined =>
  imports.find((one) => one.fileHash === fileHash && one.state === 'applied');

/** The one that was begun after another, of the same file. */
export const begunAfter = (imports: readonly ImportView[], fileHash: string, after: number): ImportView | undefined =>
  imports.find((one) => one.fileHash === fileHash && one.id > after);
