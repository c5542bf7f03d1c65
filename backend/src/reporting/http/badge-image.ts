import { crc32 } from 'node:zlib';
import { t } from '@hourtrail/contracts';
import sharp from 'sharp';
import { openFont, runsOf, type Weight } from '../../platform/exports/pdf/font-runs.js';
import { inLanguage } from '../../platform/web/language.js';
import type { PublicBadge } from '../queries/find-badge.js';

const SIZE = 600;
const MIDDLE = SIZE / 2;
const INK = '#ffffff';
const GROUND = '#0f5c4d';
const RING = '#facc15';

/** The badge as a picture, with its credential in it. */
export async function badgeImage({ view, document, requiredHours, language }: PublicBadge): Promise<Buffer> {
  const hours = inLanguage(language, () => t('badges.hours', { hours: requiredHours }));
  const star = 'm12 2 3.09 6.26L22 9.27l-5 4.87 1.18 6.88L12 17.77l-6.18 3.25L7 14.14 2 9.27l6.91-1.01z';
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}">`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="296" fill="${RING}"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="280" fill="${GROUND}"/>`,
    `<circle cx="${MIDDLE}" cy="${MIDDLE}" r="266" fill="none" stroke="${RING}" stroke-width="2"/>`,
    `<path d="${star}" transform="translate(234 70) scale(5.5)" fill="${RING}"/>`,
    centered(view.name, { y: 270, size: 46, width: 440, weight: 'bold' }),
    centered(hours, { y: 366, size: 34, width: 460, fill: RING }),
    centered(view.school, { y: 444, size: 28, width: 360 }),
    '</svg>',
  ].join('');
  return baked(await sharp(Buffer.from(svg)).png({ palette: true }).toBuffer(), document);
}

interface Place {
  /** The middle of the text. */
  readonly y: number;
  readonly size: number;
  readonly width: number;
  readonly weight?: Weight;
  readonly fill?: string;
}

/** One or two lines, as outlines of the letters: a server may have no fonts. */
function centered(text: string, { y, size, width, weight = 'regular', fill = INK }: Place): string {
  const lines = inTwoLines(text, (line) => outlined(line, weight).width * size <= width);
  const drawn = lines.map((line, nth) => {
    const { path, width: own } = outlined(line, weight);
    const scale = Math.min(size, width / own);
    const baseline = y + (nth - (lines.length - 1) / 2) * size * 1.25 + size * 0.36;
    return `<g transform="translate(${MIDDLE - (own * scale) / 2} ${baseline}) scale(${scale})">${path}</g>`;
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

function inTwoLines(text: string, fits: (line: string) => boolean): readonly string[] {
  if (fits(text)) return [text];
  const spaces = [...text.matchAll(/\s+/g)].map(({ index }) => index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  return nearest === undefined ? [text] : [text.slice(0, nearest), text.slice(nearest).trim()];
}

/** In units of the font's size. */
function outlined(line: string, weight: Weight): { readonly path: string; readonly width: number } {
  let width = 0;
  let path = '';
  for (const { font: name, text } of runsOf(line, weight)) {
    const font = openFont(name);
    const { glyphs, positions } = font.layout(text);
    for (const [nth, glyph] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[nth] ?? {};
      const [x, y] = [width + xOffset / font.unitsPerEm, -yOffset / font.unitsPerEm];
      const scale = 1 / font.unitsPerEm;
      path += `<path d="${glyph.path.toSVG()}" transform="translate(${x} ${y}) scale(${scale} ${-scale})"/>`;
      width += xAdvance / font.unitsPerEm;
    }
  }
  return { path, width };
}

const SIGNATURE = 8;
const CHUNK_FRAME = 12;

/** Adds the chunk in which Open Badges 3.0 keeps a credential, behind the header of the picture. */
function baked(png: Buffer, document: string): Buffer {
  const head = SIGNATURE + CHUNK_FRAME + png.readUInt32BE(SIGNATURE);
  // keyword, not compressed, no language, no translated keyword
  const data = Buffer.from(`iTXtopenbadgecredential\0\0\0\0\0${document}`);
  const chunk = Buffer.alloc(data.length + 8);
  chunk.writeUInt32BE(data.length - 4, 0);
  data.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(data), data.length + 4);
  return Buffer.concat([png.subarray(0, head), chunk, png.subarray(head)]);
}
