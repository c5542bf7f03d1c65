import type { HoursEventType, HoursHistoryStep, HoursView } from '@hourtrail/contracts';
import { hoursFigure, hoursNumber } from '../../../lib/hours.js';
import { inAList } from '../../../lib/names.js';
import type { Reader } from './hoursStatus.js';

type Steps = readonly HoursHistoryStep[];

export const lastStep = (steps: Steps, is: (step: HoursHistoryStep) => boolean): HoursHistoryStep | undefined =>
  steps.findLast(is);

export const whoDid = ({ actor }: HoursHistoryStep, reader: Reader, you = 'you'): string =>
  actor.id === reader.id ? you : actor.name;

/** Explains why hours were lowered and why an entry waits again. */
export function whyThere(entry: HoursView, reader: Reader, steps: Steps): readonly string[] {
  if (entry.deletedAt) return [];
  return [whyAgain(entry, reader, steps), whyLess(entry, reader, steps), whyAlone(entry)].filter(
    (words) => words !== null,
  );
}

const FIELDS: Readonly<Record<string, string>> = {
  organizationName: 'the organization',
  date: 'the date',
  startTime: 'the times',
  endTime: 'the times',
  hours: 'the hours',
  verifier: 'the verifier',
};

function whyAgain(entry: HoursView, reader: Reader, steps: Steps): string | null {
  const step = lastStep(steps, ({ from, to }) => from !== to);
  if (entry.status !== 'pending' || !step) return null;
  const who = whoDid(step, reader, 'You');
  if (step.type === 'hours.reopened') return `${who} reopened it, so it waits again.`;
  if (step.type === 'hours.verification-retracted') return `${who} took the verification back, so it waits again.`;
  if (step.type !== 'hours.amended') return null;
  const fields = new Set(step.changes.flatMap(({ field }) => FIELDS[field] ?? []));
  const decided = step.from === 'approved' ? 'approved' : 'verified';
  const decision = lastStep(steps.slice(0, steps.indexOf(step)), ({ to, from }) => to === decided && from !== to);
  const after = decision ? `${whoDid(decision, reader)} ${decided} it` : `it was ${decided}`;
  return `${who} changed ${inAList(fields)} after ${after}, so it waits again.`;
}

const CREDITS: readonly HoursEventType[] = ['hours.verified', 'hours.approved'];

function whyLess(entry: HoursView, reader: Reader, steps: Steps): string | null {
  const lowered = loweringIn(steps);
  if (!lowered || entry.status === 'draft' || entry.status === 'rejected') return null;
  const [from, to] = [lowered.from, lowered.step.hours].map((hours) => hoursFigure(hoursNumber(hours)));
  if (entry.status === 'pending')
    return `${whoDid(lowered.step, reader, 'You')} lowered the hours from ${from} to ${to}.`;
  const byVolunteer = steps[0]?.actor.id === entry.studentId && !entry.erasedAt;
  const logged = reader.id === entry.studentId ? ' you logged' : ` ${entry.student.firstName} logged`;
  return `${whoDid(lowered.step, reader, 'You')} credited ${to} of the ${from} hours${byVolunteer ? logged : ''}.`;
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

const whyAlone = ({ status, singleActor }: HoursView): string | null =>
  status === 'approved' && singleActor ? 'One person decided: nobody had verified it first.' : null;
