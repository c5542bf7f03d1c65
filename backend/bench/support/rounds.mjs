/**
 * Lets the contenders take turns, round after round, so that what else the machine does falls on all of them; a
 * first turn each is a warm-up. Returns the figures by contender, one a round.
 */
export async function interleaved(rounds, contenders) {
  const names = Object.keys(contenders);
  const figures = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const figure = await contenders[name]();
      if (round > 0) figures[name].push(figure);
    }
  }
  return figures;
}

export const ratiosOf = (figures, anchors) => figures.map((figure, round) => figure / anchors[round]);

export function spread(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const median = (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
  return { min: sorted[0], median, max: sorted.at(-1) };
}

/** Does `work` for each item with so many at a time, and answers how many were done a second. */
export async function perSecond(items, atOnce, work) {
  const began = performance.now();
  let next = 0;
  const worker = async (index) => {
    while (next < items.length) await work(items[next++], index);
  };
  await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(index)));
  return items.length / ((performance.now() - began) / 1000);
}
