import { pluralize, formatCount } from '../../platform/kernel/pluralize.js';
import type { Problem, ProblemKind } from './problem.js';

const CHANGED = 'was changed after it was recorded';
const FORGED = 'was written or changed by something other than HourTrail';

const OF_STEPS: Readonly<Partial<Record<ProblemKind, readonly [one: string, many: string]>>> = {
  edited: [CHANGED, 'were changed after they were recorded'],
  mislabelled: [CHANGED, 'were changed after they were recorded'],
  forged: [FORGED, 'were written or changed by something other than HourTrail'],
  removed: ['was taken out of the log', 'were taken out of the log'],
  misnumbered: ['carries a number that was never sealed', 'carry numbers that were never sealed'],
  inserted: [
    'was put in among events that were sealed without it',
    'were put in among events that were sealed without them',
  ],
  reordered: ['was moved to another place in the log', 'were moved to other places in the log'],
  'missing-before': ['lacks the step before it', 'lack the steps before them'],
  'text-swapped': [
    'has a text that is not the one that was written',
    'have texts that are not those that were written',
  ],
  'text-removed': ['has lost a text that nobody erased', 'have lost texts that nobody erased'],
  'text-returned': ['has a text again that was erased', 'have texts again that were erased'],
  'text-added': ['has a text that nobody wrote with it', 'have texts that nobody wrote with them'],
};

export const stepProblemSentence = (kind: ProblemKind): string =>
  `This step ${OF_STEPS[kind]?.[0] ?? 'is not the one that was sealed under its number'}.`;

const RECORDS_LISTED = 12;
const RECORDS_MAX = 10_000;
const NAMED_AT_MOST = 5;

/** Groups problems by record and checkpoint, since one cause makes many problems. */
export class ProblemSummary {
  count = 0;
  private readonly records = new Map<string, Map<string, Set<number>>>();
  private readonly unlisted = new Set<string>();
  private readonly gone: number[] = [];
  private readonly keys: string[] = [];
  private isTreeChanged = false;
  private cutAt = 0;
  private readonly seals = { broken: 0, contradicted: new Set<number>(), removed: new Set<number>() };

  add({ kind, number, event }: Problem): void {
    this.count += 1;
    if (kind === 'key-unknown') this.keys.push(event ?? '');
    else if (kind === 'tile-changed') this.isTreeChanged = true;
    else if (kind === 'truncated') this.cutAt = Math.max(this.cutAt, number ?? 0);
    else if (kind === 'seal-broken') this.seals.broken += 1;
    else if (kind === 'seal-contradicted') this.seals.contradicted.add(number ?? 0);
    else if (kind === 'seal-removed') this.seals.removed.add(number ?? 0);
    else if (event === null) this.gone.push(number ?? 0);
    else this.addStep(event, kind);
  }

  private addStep(event: string, kind: ProblemKind): void {
    const [, record = event, version = '0'] = /^(.*) version (-?\d+)$/.exec(event) ?? [];
    if (!this.records.has(record) && this.records.size >= RECORDS_LISTED) {
      if (this.unlisted.size < RECORDS_MAX) this.unlisted.add(record);
      return;
    }
    const found = this.records.get(record) ?? new Map<string, Set<number>>();
    this.records.set(record, found);
    const [one = kind] = OF_STEPS[kind] ?? [];
    const steps = found.get(one) ?? new Set<number>();
    found.set(one, steps.add(Number(version)));
  }

  /** "Not as recorded: 2 records, the stored hashes and 5 checkpoints."; empty without problems. */
  get summary(): string {
    const { broken, contradicted, removed } = this.seals;
    const records = this.records.size + this.unlisted.size;
    const seals = broken + new Set([...contradicted, ...removed]).size;
    const parts = [
      ...linesFor(records, (count) => pluralize(count, 'record')),
      ...linesFor(this.gone.length, (count) => pluralize(count, 'missing event')),
      ...(this.isTreeChanged ? ['the stored hashes'] : []),
      ...linesFor(seals, (count) => pluralize(count, 'checkpoint')),
      ...linesFor(this.cutAt, () => 'the end of the log'),
      ...linesFor(this.keys.length, (count) => pluralize(count, 'key')),
    ];
    return parts.length > 0 ? `Not as recorded: ${LIST.format(parts)}.` : '';
  }

  /** Lists the first records one by one and counts the rest. */
  get sentences(): readonly string[] {
    const { broken, contradicted, removed } = this.seals;
    return [
      ...[...this.records].map(([record, found]) => sentenceOf(record, found)),
      ...linesFor(this.unlisted.size, (count) => `${pluralize(count, 'more record')}, which npm run audit:fsck lists.`),
      ...linesFor(this.gone.length, () => goneWords(this.gone)),
      ...(this.isTreeChanged ? ['The stored hashes do not agree with the events.'] : []),
      ...linesFor(contradicted.size, (count) => `${checkpoints(count, 'does', 'do')} not agree with the events.`),
      ...linesFor(broken, (count) => `${checkpoints(count, 'carries', 'carry')} no valid signature of this server.`),
      ...linesFor(removed.size, (count) => `${checkpoints(count, 'is', 'are')} not in the database any more.`),
      ...linesFor(
        this.cutAt,
        (size) => `The log was cut: a checkpoint seals ${pluralize(size, 'event')}, and not all are there.`,
      ),
      ...linesFor(
        this.keys.length,
        () => `No trusted key vouches for what is listed as a key of this log: ${named(this.keys)}.`,
      ),
    ];
  }
}

/** "hours/12: step 2 was changed after it was recorded; steps 3 and 4 were taken out of the log." */
function sentenceOf(record: string, found: ReadonlyMap<string, ReadonlySet<number>>): string {
  const edited = found.get(CHANGED);
  const parts = [...found].flatMap(([one, all]) => {
    // an edited event also fails its MAC, so only the edit is reported
    const steps = [...all].filter((step) => one !== FORGED || !edited?.has(step));
    const many = Object.values(OF_STEPS).find((pair) => pair[0] === one)?.[1] ?? one;
    if (steps.length === 0) return [];
    return [steps.length === 1 ? `step ${steps[0]} ${one}` : `steps ${named(steps)} ${many}`];
  });
  return `${record}: ${parts.join('; ')}.`;
}

const goneWords = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `The event with the number ${numbers[0]} is gone, and nothing tells any more which record it was of.`
    : `${formatCount(numbers.length)} events are gone (numbers ${named(numbers)}), and nothing tells any more which records they were of.`;

const linesFor = (count: number, words: (count: number) => string): readonly string[] =>
  count > 0 ? [words(count)] : [];

const checkpoints = (count: number, one: string, many: string): string =>
  `${pluralize(count, 'checkpoint')} ${count === 1 ? one : many}`;

const LIST = new Intl.ListFormat('en-GB');

/** "2, 3 and 5"; cuts long lists. */
function named(all: readonly (number | string)[]): string {
  const more = all.length - NAMED_AT_MOST;
  const first = all.slice(0, NAMED_AT_MOST).map(String);
  return LIST.format(more > 0 ? [...first, `${formatCount(more)} more`] : first);
}
