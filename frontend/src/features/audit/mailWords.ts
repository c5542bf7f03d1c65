import type { CheckpointMail } from '@hourtrail/contracts';
import { countOf } from '../../lib/counts.js';
import { formatInstant } from '../../lib/dates.js';

/** What becomes of the checkpoints that somebody is mailed, in a sentence. */
export function mailWords({ email, newest }: CheckpointMail, timeZone: string): string {
  if (!newest) return 'The first one follows in a moment.';
  if (newest.state === 'dropped') return 'The next one follows within a day.';
  const what = `The newest one, of ${countOf(newest.size, 'event')},`;
  if (newest.state === 'sent') return `${what} was sent on ${formatInstant(newest.at, timeZone)}.`;
  if (newest.state === 'queued') return `${what} waits to be sent.`;
  return `${what} could not be delivered to ${email}. Another try follows within a day; if the address is wrong, change it on your profile.`;
}

export const NO_MAIL = 'This server sends no mail: no checkpoint can come by itself. Download the newest one above.';
export const NO_MAIL_NOW = 'This server sends no mail any more: none comes until whoever runs it has changed that.';
