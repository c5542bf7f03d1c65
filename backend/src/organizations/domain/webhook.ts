import { WEBHOOK_EVENTS, type WebhookEvent } from '@hourtrail/contracts';
import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';

const [MINUTE, HOUR] = [60, 3_600];

/** Seconds after each try that failed; about three days in all. */
const WAITS = [5, 30, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR, 24 * HOUR];

/** Seconds until the next try, after so many; undefined if it is given up. */
export const secondsToNextTry = (tries: number): number | undefined => WAITS[tries - 1];

/** A webhook to which nothing could be delivered for this long is switched off when a delivery is given up. */
const LONG_MS = 2 * 24 * HOUR * 1_000;

export const hasFailedForLong = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= LONG_MS;

const HIDES_DRAFTS: readonly string[] = ['hours.deleted', 'hours.restored', 'hours.amended'] satisfies WebhookEvent[];

/** A draft is its owner's alone. */
export const isForWebhooks = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): boolean =>
  WEBHOOK_EVENTS.some((event) => event === type) &&
  !(HIDES_DRAFTS.includes(type) && (data['from'] === 'draft' || data['to'] === 'draft'));

const ID_OF_RECORD: Readonly<Record<string, string>> = {
  hours: 'hoursId',
  opportunity: 'opportunityId',
  signup: 'signupId',
};

/** Ids alone: whoever may know more asks the API, which checks and records that. */
export function subjectOf({ stream, version, data }: RecordedEvent): Readonly<Record<string, number>> {
  const [kind = ''] = stream.split('/');
  const named = { opportunityId: data['opportunityId'], studentId: data['student'], userId: data['userId'] };
  const ids = Object.entries(named).filter((one): one is [string, number] => typeof one[1] === 'number');
  return { ...Object.fromEntries(ids), [ID_OF_RECORD[kind] ?? 'id']: recordIdOf(stream), version };
}
