import { locale, msg, t, type MessageKey } from '@hourtrail/contracts';
import type { Problem, ProblemKind } from './problem.js';

const STEP_PROBLEMS = {
  edited: { steps: msg('apiAudit.stepsChanged'), sentence: msg('apiAudit.thisStepChanged') },
  mislabelled: { steps: msg('apiAudit.stepsChanged'), sentence: msg('apiAudit.thisStepChanged') },
  forged: { steps: msg('apiAudit.stepsForged'), sentence: msg('apiAudit.thisStepForged') },
  removed: { steps: msg('apiAudit.stepsRemoved'), sentence: msg('apiAudit.thisStepRemoved') },
  misnumbered: { steps: msg('apiAudit.stepsMisnumbered'), sentence: msg('apiAudit.thisStepMisnumbered') },
  inserted: { steps: msg('apiAudit.stepsInserted'), sentence: msg('apiAudit.thisStepInserted') },
  reordered: { steps: msg('apiAudit.stepsMoved'), sentence: msg('apiAudit.thisStepMoved') },
  'missing-before': { steps: msg('apiAudit.stepsMissingBefore'), sentence: msg('apiAudit.thisStepMissingBefore') },
  'text-swapped': { steps: msg('apiAudit.stepsTextSwapped'), sentence: msg('apiAudit.thisStepTextSwapped') },
  'text-removed': { steps: msg('apiAudit.stepsTextRemoved'), sentence: msg('apiAudit.thisStepTextRemoved') },
  'text-returned': { steps: msg('apiAudit.stepsTextReturned'), sentence: msg('apiAudit.thisStepTextReturned') },
  'text-added': { steps: msg('apiAudit.stepsTextAdded'), sentence: msg('apiAudit.thisStepTextAdded') },
} as const satisfies Readonly<
  Partial<Record<ProblemKind, { readonly steps: MessageKey; readonly sentence: MessageKey }>>
>;

type StepProblem = keyof typeof STEP_PROBLEMS;
type StepsMessage = (typeof STEP_PROBLEMS)[StepProblem]['steps'];

const isOfStep = (kind: ProblemKind): kind is StepProblem => kind in STEP_PROBLEMS;

export const stepProblemSentence = (kind: ProblemKind): string =>
  isOfStep(kind) ? t(STEP_PROBLEMS[kind].sentence) : t('apiAudit.thisStepOther');

const RECORDS_LISTED = 12;
const RECORDS_MAX = 10_000;
const NAMED_AT_MOST = 5;

/** Groups problems by record and checkpoint, since one cause makes many problems. */
export class ProblemSummary {
  count = 0;
  private readonly records = new Map<string, Map<StepsMessage, Set<number>>>();
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
    else if (isOfStep(kind)) this.addStep(event, STEP_PROBLEMS[kind].steps);
  }

  private addStep(event: string, message: StepsMessage): void {
    const [, record = event, version = '0'] = /^(.*) version (-?\d+)$/.exec(event) ?? [];
    if (!this.records.has(record) && this.records.size >= RECORDS_LISTED) {
      if (this.unlisted.size < RECORDS_MAX) this.unlisted.add(record);
      return;
    }
    const found = this.records.get(record) ?? new Map<StepsMessage, Set<number>>();
    this.records.set(record, found);
    const steps = found.get(message) ?? new Set<number>();
    found.set(message, steps.add(Number(version)));
  }

  /** "Not as recorded: 2 records, the stored hashes and 5 checkpoints."; empty without problems. */
  get summary(): string {
    const { broken, contradicted, removed } = this.seals;
    const records = this.records.size + this.unlisted.size;
    const seals = broken + new Set([...contradicted, ...removed]).size;
    const parts = [
      ...linesFor(records, (count) => t('apiAudit.partRecords', { count })),
      ...linesFor(this.gone.length, (count) => t('apiAudit.partMissingEvents', { count })),
      ...(this.isTreeChanged ? [t('apiAudit.partHashes')] : []),
      ...linesFor(seals, (count) => t('apiAudit.partCheckpoints', { count })),
      ...linesFor(this.cutAt, () => t('apiAudit.partEnd')),
      ...linesFor(this.keys.length, (count) => t('apiAudit.partKeys', { count })),
    ];
    return parts.length > 0 ? t('apiAudit.notAsRecorded', { parts: listed(parts) }) : '';
  }

  /** Lists the first records one by one and counts the rest. */
  get sentences(): readonly string[] {
    const { broken, contradicted, removed } = this.seals;
    return [
      ...[...this.records].map(([record, found]) => sentenceOf(record, found)),
      ...linesFor(this.unlisted.size, (count) => t('apiAudit.moreRecords', { count })),
      ...linesFor(this.gone.length, (count) => t('apiAudit.eventsGone', { count, numbers: named(this.gone) })),
      ...(this.isTreeChanged ? [t('apiAudit.hashesChanged')] : []),
      ...linesFor(contradicted.size, (count) => t('apiAudit.checkpointsContradicted', { count })),
      ...linesFor(broken, (count) => t('apiAudit.checkpointsUnsigned', { count })),
      ...linesFor(removed.size, (count) => t('apiAudit.checkpointsRemoved', { count })),
      ...linesFor(this.cutAt, (count) => t('apiAudit.logCut', { count })),
      ...linesFor(this.keys.length, () => t('apiAudit.keysUnknown', { keys: named(this.keys) })),
    ];
  }
}

/** "hours/12: step 2 was changed after it was recorded; steps 3 and 4 were taken out of the log." */
function sentenceOf(record: string, found: ReadonlyMap<StepsMessage, ReadonlySet<number>>): string {
  const edited = found.get('apiAudit.stepsChanged');
  const problems = [...found].flatMap(([message, all]) => {
    // an edited event also fails its MAC, so only the edit is reported
    const steps = [...all].filter((step) => message !== 'apiAudit.stepsForged' || !edited?.has(step));
    return steps.length === 0 ? [] : [t(message, { count: steps.length, steps: named(steps) })];
  });
  return t('apiAudit.record', { record, problems: problems.join('; ') });
}

const linesFor = (count: number, words: (count: number) => string): readonly string[] =>
  count > 0 ? [words(count)] : [];

const listed = (parts: readonly string[]): string => new Intl.ListFormat(locale()).format(parts);

/** "2, 3, and 5"; cuts long lists. */
function named(all: readonly (number | string)[]): string {
  const more = all.length - NAMED_AT_MOST;
  const first = all.slice(0, NAMED_AT_MOST).map(String);
  return listed(more > 0 ? [...first, t('apiAudit.moreNumbers', { count: more })] : first);
}
