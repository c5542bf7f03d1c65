/** In their order, `size` at a time; the last batch may have fewer. */
export function* batchesOf<One>(all: readonly One[], size: number): Generator<readonly One[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size);
}
