import { t, type HoursEventType, type HoursHistoryStep, type HoursView } from '@hourtrail/contracts';
import { hoursFigure, hoursInWords, hoursNumber } from '../../../lib/hours.js';
import { inAList } from '../../../lib/names.js';
import type { Reader } from './hoursStatus.js';

type Steps = readonly HoursHistoryStep[];

export const lastStep = (steps: Steps, is: (step: HoursHistoryStep) => boolean): HoursHistoryStep | undefined =>
  steps.findLast(is);

interface Actor {
  readonly who: 'you' | 'other';
  readonly name: string;
}

/** On paper, whoever signed it. */
export const actorOf = ({ actor, signedBy }: HoursHistoryStep, reader: Reader): Actor => ({
  who: actor.id === reader.id && signedBy === null ? 'you' : 'other',
  name: signedBy ?? actor.name,
});

interface Why {
  readonly words: string;
  /** What the person said about it. */
  readonly comment?: string | null;
}

/** Explains why hours were lowered, who set the category, and why an entry waits again. */
export function whyThere(entry: HoursView, reader: Reader, steps: Steps): readonly Why[] {
  if (entry.deletedAt) return [];
  const whys = [
    whyAgain(entry, reader, steps),
    whyLess(entry, reader, steps),
    whyInCategory(entry, reader, steps),
    whyAlone(entry),
  ];
  return whys.filter((why) => why !== null);
}

const FIELDS: Readonly<Record<string, string>> = {
  organizationName: t('hours.organizationField'),
  date: t('hours.dateField'),
  startTime: t('hours.timesField'),
  endTime: t('hours.timesField'),
  hours: t('hours.hoursField'),
  verifier: t('hours.verifierField'),
};

function whyAgain(entry: HoursView, reader: Reader, steps: Steps): Why | null {
  const step = lastStep(steps, ({ from, to }) => from !== to);
  if (entry.status !== 'pending' || !step) return null;
  const actor = actorOf(step, reader);
  if (step.type === 'hours.reopened') return { words: t('hours.waitsAfterReopening', actor) };
  if (step.type === 'hours.verification-retracted') return { words: t('hours.waitsAfterRetraction', actor) };
  if (step.type !== 'hours.amended') return null;
  const fields = new Set(step.changes.flatMap(({ field }) => FIELDS[field] ?? []));
  const decided = step.from === 'approved' ? 'approved' : 'verified';
  const decision = lastStep(steps.slice(0, steps.indexOf(step)), ({ to, from }) => to === decided && from !== to);
  const decider = decision && actorOf(decision, reader);
  const values = {
    ...actor,
    fields: inAList(fields),
    decider: decider?.who ?? 'unknown',
    deciderName: decider?.name ?? '',
  };
  return {
    words:
      decided === 'approved' ? t('hours.changedAfterApproval', values) : t('hours.changedAfterVerification', values),
  };
}

const CREDITS: readonly HoursEventType[] = ['hours.verified', 'hours.approved'];

function whyLess(entry: HoursView, reader: Reader, steps: Steps): Why | null {
  const lowered = loweringIn(steps);
  if (!lowered || entry.status === 'draft' || entry.status === 'rejected') return null;
  const actor = actorOf(lowered.step, reader);
  const { type, hours, comment } = lowered.step;
  const credited = hoursFigure(hoursNumber(hours));
  if (entry.status === 'pending') {
    const from = hoursFigure(hoursNumber(lowered.from));
    return { words: t('hours.hoursLoweredBy', { ...actor, from, to: credited }) };
  }
  const act = type === 'hours.verified' ? 'verified' : 'approved';
  const values = { ...actor, act, credited, logged: hoursInWords(lowered.from) };
  const words = creditedWords(entry, reader, { values, byVolunteer: steps[0]?.actor.id === entry.studentId });
  // an erasure deletes reasons that were given
  return comment !== null || entry.erasedAt ? { words, comment } : { words: `${words} ${t('hours.noReasonForFewer')}` };
}

/** Said as long as the entry has the category that a reviewer set. */
function whyInCategory({ category }: HoursView, reader: Reader, steps: Steps): Why | null {
  const step = lastStep(steps, ({ changes }) => changes.some(({ field }) => field === 'category'));
  if (!step || !category || !CREDITS.includes(step.type)) return null;
  return { words: t('hours.categorySetBy', { ...actorOf(step, reader), category: category.name }) };
}

interface Credited {
  readonly values: Actor & { readonly act: string; readonly credited: string; readonly logged: string };
  readonly byVolunteer: boolean;
}

/** "Tomas Rivera approved 1 of the 1.5 hours you logged." */
function creditedWords(entry: HoursView, reader: Reader, { values, byVolunteer }: Credited): string {
  if (!byVolunteer || entry.erasedAt) return t('hours.credited', values);
  return reader.id === entry.studentId
    ? t('hours.creditedOfYours', values)
    : t('hours.creditedOfVolunteers', { ...values, volunteer: entry.student.firstName });
}

interface Lowering {
  readonly step: HoursHistoryStep;
  /** The hours as last entered. */
  readonly from: string;
}

function loweringIn(steps: Steps): Lowering | null {
  let entered: string | null = null;
  let now: string | null = null;
  let lowering: HoursHistoryStep | null = null;
  for (const step of steps) {
    if (step.hours !== now) {
      const credited = CREDITS.includes(step.type);
      lowering = credited ? step : null;
      if (!credited) entered = step.hours;
    }
    now = step.hours;
  }
  return lowering && entered !== null ? { step: lowering, from: entered } : null;
}

function whyAlone({ status, singleActor, verification }: HoursView): Why | null {
  if (status !== 'approved' || !singleActor) return null;
  return { words: verification?.level === 'paper' ? t('hours.decidedByRecorder') : t('hours.decidedAlone') };
}
