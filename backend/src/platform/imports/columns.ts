import { LANGUAGES, missingFields, plainHeading, t, type ImportField, type ImportPreset } from '@hourtrail/contracts';
import { invalid } from '../kernel/domain-error.js';
import { inLanguage } from '../web/language.js';
import type { ChosenNames } from './similar-names.js';

export interface Columns {
  readonly headings: readonly { readonly heading: string; readonly field: string | null }[];
  readonly problems: readonly { readonly column: string; readonly message: string }[];
}

export type Chosen = Readonly<Record<string, string>>;

/** What a heading of the field may say, best first: labels of every language, because files travel. */
const wordsOf = ({ name, label, aliases }: ImportField): readonly string[] => [
  name,
  ...LANGUAGES.map((language) => inLanguage(language, () => t(label))),
  ...aliases,
];

/** Maps headings to fields: by choice, else as the preset says, else by name, then label, then each alias. */
export function columnsOf(
  headings: readonly string[],
  fields: readonly ImportField[],
  { chosen, preset }: { readonly chosen: Chosen; readonly preset?: ImportPreset | undefined },
): Columns {
  const taken = new Map<number, string>();
  const problems: { column: string; message: string }[] = [];
  const take = (field: string, column: number): void => void taken.set(column, field);
  for (const { name, label } of fields) {
    const requested = chosen[name];
    if (!requested) continue;
    const column = headings.findIndex((heading) => heading === requested.trim());
    if (column < 0)
      problems.push({ column: requested, message: t('imports.noColumnWithHeading', { field: t(label) }) });
    else if (taken.has(column)) problems.push({ column: requested, message: t('imports.columnChosenTwice') });
    else take(name, column);
  }
  const open = fields
    .filter(({ name }) => chosen[name] === undefined)
    .map((field) => ({ name: field.name, words: preset ? [preset.columns[field.name] ?? ''] : wordsOf(field) }));
  const attempts = Math.max(0, ...open.map(({ words }) => words.length));
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const { name, words } of open) {
      const word = words[attempt];
      if (word === undefined || [...taken.values()].includes(name)) continue;
      const column = headings.findIndex(
        (heading, at) => !taken.has(at) && heading !== '' && plainHeading(heading) === plainHeading(word),
      );
      if (column < 0) continue;
      take(name, column);
      const again = `${headings[column]} (2)`.toLowerCase();
      if (headings.some((heading) => heading.toLowerCase() === again))
        problems.push({ column: headings[column] as string, message: t('imports.duplicateHeading') });
    }
  }
  const found = [...taken.values()];
  for (const { label } of missingFields(fields, found))
    problems.push({ column: t(label), message: t('imports.noColumnFor', { field: t(label) }) });
  return { headings: headings.map((heading, at) => ({ heading, field: taken.get(at) ?? null })), problems };
}

/** Parses the user's choice from JSON. Throws `invalid-input` if it is malformed. */
export function chosenColumns(json: string | undefined, fields: readonly ImportField[]): Chosen {
  const chosen = json ? textsIn(json) : {};
  if (!chosen || !Object.keys(chosen).every((name) => known(fields, name)))
    throw invalid('invalid-input', [{ field: 'columns', message: t('imports.columnsUnreadable') }]);
  return chosen;
}

/** Parses the user's choice from JSON. Throws `invalid-input` if it is malformed. */
export function chosenNames(json: string | undefined): ChosenNames {
  const chosen = json ? textsIn(json) : {};
  if (!chosen) throw invalid('invalid-input', [{ field: 'names', message: t('imports.namesUnreadable') }]);
  return new Map(Object.entries(chosen));
}

const known = (fields: readonly ImportField[], name: string): boolean => fields.some((field) => field.name === name);

/** Undefined unless it is an object of texts. */
function textsIn(json: string): Readonly<Record<string, string>> | undefined {
  const read = parsed(json);
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  return Object.values(read).every((text) => typeof text === 'string') ? (read as Record<string, string>) : undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
