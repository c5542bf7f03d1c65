import { LIMITS } from '@hourtrail/contracts';
import { personIn } from '../../platform/event-log/event-people.js';
import type { Json } from '../../platform/kernel/event.js';

export interface Step {
  readonly number: number;
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  readonly at: string;
  readonly actor: { readonly id: number | null; readonly role: string };
  /** Hundredths of hours after the event; only for hours entries. */
  readonly hundredths: number | undefined;
  /** The day of service; only for hours entries. */
  readonly day: string | undefined;
  readonly person: number | null;
  /** By field; only what the reader may see. */
  readonly texts: Map<string, string>;
}

/** The cover lists at most this many steps. */
export const MOST_STEPS = 1_000;

const DAY = /^\d{4}-\d\d-\d\d$/;
const LINES_AT_ONCE = 1_000;

const PEOPLE = ['student', 'studentId', 'userId', 'parentId'] as const;

type StepPayload = Omit<Step, 'number' | 'hundredths' | 'day' | 'person' | 'texts'> & {
  readonly data: { readonly [name: string]: Json };
};

/** Filled while the events stream into the package. */
export class CollectedSteps {
  events = 0;
  readonly steps: Step[] = [];
  private readonly byNumber = new Map<number, Step>();
  readonly people = new Set<number>();
  /** Event numbers as consecutive ranges. */
  private readonly runs: { readonly first: number; last: number }[] = [];
  /** One tile proves 256 events: the first number of each tile needed. */
  readonly tiles = new Set<number>();

  add(number: number, canonical: string): void {
    this.events += 1;
    const run = this.runs.at(-1);
    if (run && run.last + 1 === number) run.last = number;
    else this.runs.push({ first: number, last: number });
    this.tiles.add(number - ((number - 1) % 256));
    const payload = payloadIn(canonical);
    if (!payload) return;
    const { stream, version, type, at, actor, data } = payload;
    for (const id of peopleIn(payload)) this.people.add(id);
    if (this.steps.length >= MOST_STEPS) return;
    const { hundredthsAfter, dateAfter } = data;
    const hundredths = typeof hundredthsAfter === 'number' ? hundredthsAfter : undefined;
    const day = typeof dateAfter === 'string' && DAY.test(dateAfter) ? dateAfter : undefined;
    const about = { hundredths, day, person: personIn(payload), texts: new Map<string, string>() };
    const step = { number, stream, version, type, at, actor, ...about };
    this.steps.push(step);
    this.byNumber.set(number, step);
  }

  *numberLines(): Generator<Buffer> {
    for (const { first, last } of this.runs) {
      for (let from = first; from <= last; from += LINES_AT_ONCE) {
        const count = Math.min(LINES_AT_ONCE, last - from + 1);
        yield Buffer.from(Array.from({ length: count }, (_, n) => `${from + n}\n`).join(''));
      }
    }
  }

  addText(number: number, field: string, text: string): void {
    this.byNumber.get(number)?.texts.set(field, text);
  }
}

/** Undefined if the event is malformed; the verifier reports it. */
function payloadIn(canonical: string): StepPayload | undefined {
  try {
    const payload = JSON.parse(canonical) as StepPayload;
    const { stream, type, at, actor, data } = payload;
    const areWords = [stream, type, at, actor.role].every((word) => typeof word === 'string');
    return areWords && isPart(data) && !Number.isNaN(Date.parse(at)) ? payload : undefined;
  } catch {
    return undefined;
  }
}

const isPart = (value: unknown): boolean => typeof value === 'object' && value !== null;

const isId = (value: unknown): boolean =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= LIMITS.idMax;

function peopleIn({ stream, actor, data }: StepPayload): readonly number[] {
  const set = data['set'] as { readonly verifierId?: Json } | undefined;
  const named = [actor.id, set?.verifierId, ...PEOPLE.map((name) => data[name])];
  const account = /^user\/(\d+)$/.exec(stream)?.[1];
  return [...named, account && Number(account)].filter((id): id is number => isId(id));
}
