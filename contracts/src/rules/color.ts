import { t } from '../messages/translate.js';
import type { Problem } from './problem.js';

/** WCAG 2.2: the least contrast of text that everyone can read. */
const READABLE = 4.5;

/** `#1a2b3c` */
export const COLOR = /^#[0-9a-f]{6}$/i;

const channelsOf = (color: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The contrast of a color and white, from 1 to 21 (WCAG 2.2, relative luminance). */
export function contrastWithWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

const isReadableWithWhite = (color: string): boolean => contrastWithWhite(color) >= READABLE;

/** The same hue, only as dark as it has to be for white text. */
export function darkEnough(color: string): string {
  const channels = channelsOf(color);
  for (let part = 100; part > 0; part -= 1) {
    const darker = `#${channels
      .map((one) =>
        Math.floor((one * part) / 100)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
    if (isReadableWithWhite(darker)) return darker;
  }
  return '#000000';
}

/** Then text of that color can be read on white, too. Empty is no color. */
export function theColorIsOneForWhiteText(color: string): Problem {
  if (color === '') return undefined;
  if (!COLOR.test(color)) return { field: 'color', message: t('rules.color') };
  if (isReadableWithWhite(color)) return undefined;
  return { field: 'color', message: t('rules.colorTooLight', { darker: darkEnough(color) }) };
}
