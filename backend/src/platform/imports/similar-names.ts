import { LIMITS, type NameQuestion } from '@hourtrail/contracts';

/** The name to import for a name of the file. */
export type ChosenNames = ReadonlyMap<string, string>;

/** No one compares more names by eye. */
const NAMES_MAX = 10_000;

/** Names of organizations, with the number of rows of the file that have each. */
export class SimilarNames {
  private readonly rows = new Map<string, number>();

  see(name: string): void {
    if (name !== '') this.rows.set(name, (this.rows.get(name) ?? 0) + 1);
  }

  /** Names that may be one organization, in the file or at the school, unless they are answered in `chosen`. */
  questions(known: readonly string[], chosen: ChosenNames): readonly NameQuestion[] {
    if (this.rows.size > NAMES_MAX) return [];
    const atSchool = new Set(known);
    const groups = groupsOf([...new Set([...this.rows.keys(), ...known])]);
    return groups
      .filter((names) => names.some((name) => this.rows.has(name) && !atSchool.has(name)))
      .map((names) => ({ names: names.map((name) => ({ name, rows: this.rows.get(name) ?? 0 })) }))
      .toSorted((one, other) => rowsIn(other) - rowsIn(one))
      .slice(0, LIMITS.importNameQuestionsMax)
      .filter(({ names }) => names.some(({ name, rows }) => rows > 0 && !chosen.has(name)));
  }
}

const rowsIn = ({ names }: NameQuestion): number => names.reduce((sum, { rows }) => sum + rows, 0);

/** Groups of two and more names that may be spellings of one. */
function groupsOf(names: readonly string[]): readonly (readonly string[])[] {
  const groups = new Map(names.map((name) => [name, [name]]));
  const nameOfTrace = new Map<string, string>();
  for (const name of names) {
    for (const trace of tracesOf(name, names.length)) {
      const other = nameOfTrace.get(trace);
      if (other === undefined) nameOfTrace.set(trace, name);
      else join(groups, other, name);
    }
  }
  return [...new Set(groups.values())].filter((group) => group.length > 1);
}

function join(groups: Map<string, string[]>, one: string, other: string): void {
  const [into, from] = [groups.get(one) ?? [], groups.get(other) ?? []];
  if (into === from) return;
  into.push(...from);
  for (const name of from) groups.set(name, into);
}

/** Shorter names with one different letter are often two organizations. */
const TYPO_LENGTH_MIN = 8;
/** Bounds on the work for hostile files. */
const TYPO_LENGTH_MAX = 60;
const TYPO_NAMES_MAX = 3_000;

/** Two names have a trace in common if they differ by a letter, or only in case, accents, spaces and punctuation. */
function tracesOf(name: string, count: number): readonly string[] {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/^the\s/, '')
    .replaceAll('&', 'and')
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (plain === '') return [];
  const mayHaveTypo = plain.length >= TYPO_LENGTH_MIN && plain.length <= TYPO_LENGTH_MAX && count <= TYPO_NAMES_MAX;
  if (!mayHaveTypo) return [plain];
  const shorter = Array.from(plain, (letter, at) =>
    // grades and rooms differ by a digit
    /\p{N}/u.test(letter) ? plain : plain.slice(0, at) + plain.slice(at + letter.length),
  );
  return [...new Set([plain, ...shorter])];
}
