import { spread } from './rounds.mjs';

const WIDTHS = [4, 46, 38, 22, 8];

export const line = (texts) =>
  texts
    .map((text, index) => text.padEnd(WIDTHS[index] ?? 0))
    .join('  ')
    .trimEnd();

export const HEADING = ['goal', 'figure', 'anchor', 'ratio: min median max', 'wanted', 'met'];

/** One row: the ratios, and the least or the most that the goal allows their median, or where `worst` their worst. */
export function rowOf({ number, figure, anchor, ratios, atLeast, atMost, worst = false }) {
  const { min, median, max } = spread(ratios);
  const met = atLeast === undefined ? (worst ? max : median) <= atMost : (worst ? min : median) >= atLeast;
  const limit = atLeast === undefined ? `≤ ${atMost}` : `≥ ${atLeast}`;
  const numbers = [min, median, max].map((value) => value.toFixed(2)).join('  ');
  return [number, figure, anchor, numbers, limit, met ? 'yes' : 'NO'];
}

/** A table in Markdown, of its heading and rows. */
export const markdownTable = ([heading, ...rows]) =>
  [heading, heading.map(() => '---'), ...rows].map((texts) => `| ${texts.join(' | ')} |`).join('\n');
