import type { SampleQuery } from '@hourtrail/contracts';
import type { DrawnSample } from './draw-sample.js';

interface Drawing extends DrawnSample {
  readonly asked: SampleQuery;
  readonly by: { readonly id: number; readonly role: string };
  readonly at: Date;
}

/**
 * A drawn sample as a text that is signed: the question, the tree it was asked of, and what was drawn. Words that
 * people typed stand as JSON strings, since a signed note holds no control characters but the ends of its lines.
 */
export function workpaperText({ sample, school, origin, asked, by, at }: Drawing): string {
  const period = asked.from || asked.to ? `from ${asked.from || 'the beginning'} to ${asked.to || 'the end'}` : 'all';
  return lines([
    `${origin}/sample`,
    'HourTrail workpaper: approvals drawn at random',
    `school ${school.id} ${plain(school.name)}`,
    `log size ${sample.size}`,
    `root ${sample.root}`,
    `seed ${plain(sample.seed)}`,
    `period ${period}, in ${school.timeZone}`,
    `approvals ${sample.population}`,
    `asked for ${asked.entries}`,
    `drawn ${sample.entries.length}`,
    `made at ${at.toISOString()} by person ${by.id}, ${by.role}`,
    'rule: for each approval, SHA-256 over the seed, a newline, the number of the school, a newline and the number of',
    'rule: the approval in the log, in decimal digits and UTF-8; the smallest are drawn, in their order:',
    ...sample.entries.map(({ draw, number, record }) => `${draw} ${number} ${record}`),
  ]);
}

const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');

/** As JSON, with every character that a note does not hold written as its number. */
const plain = (text: string): string =>
  JSON.stringify(text).replace(/\p{Cc}/gu, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
