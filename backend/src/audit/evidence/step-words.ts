import { printedDay } from '../../platform/exports/pdf/printed-cell.js';
import type { Step } from './gathered.js';

type Names = ReadonlyMap<number, string>;

export const nameOf = (names: Names, id: number | null | undefined): string =>
  (id && names.get(id)) || (id ? `Person ${id}` : 'HourTrail');

export const instantOf = (at: Date, timeZone: string): string =>
  at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'long', timeZone });

/** A step as the cover tells it: what, by whom, when, to which record of whom, and what was written. */
export function stepWords(step: Step, names: Names, timeZone: string): string {
  const { type, at, actor, texts } = step;
  const who = `${nameOf(names, actor.id)}${actor.id === null ? '' : `, ${actor.role}`}`;
  const written = [...texts].map(([field, text]) => ` · ${fieldWords(field)}: “${text}”`).join('');
  return `${typeWords(type)} by ${who} · ${instantOf(new Date(at), timeZone)} · ${recordWords(step, names)}${written}`;
}

/** `hours.verification-retracted` as "Verification retracted". */
const typeWords = (type: string): string => {
  const words = type.slice(type.indexOf('.') + 1).replaceAll('-', ' ');
  return `${words[0]?.toUpperCase()}${words.slice(1)}`;
};

const RECORDS: Readonly<Record<string, string>> = { hours: 'hours entry', user: 'account', organization: 'school' };

/** "hours entry 12 of Amara Diallo, step 2: 1.00 hours on Sep 2, 2026". */
function recordWords({ stream, version, person, actor, hundredths, day }: Step, names: Names): string {
  const [kind = '', id = ''] = stream.split('/');
  const whose = person === null || person === actor.id ? '' : ` of ${nameOf(names, person)}`;
  const on = day ? ` on ${printedDay(day)}` : '';
  const hours = hundredths === undefined ? '' : `: ${(hundredths / 100).toFixed(2)} hours${on}`;
  return `${RECORDS[kind] ?? kind.replaceAll('-', ' ')} ${id}${whose}, step ${version}${hours}`;
}

/** `organizationName` as "organization name". */
const fieldWords = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
