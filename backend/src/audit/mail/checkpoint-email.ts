import { SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import { pluralize } from '../../platform/kernel/pluralize.js';
import type { Email } from '../../platform/mail/mail-server.js';

export interface CheckpointToMail {
  readonly to: string;
  readonly organizationId: number;
  readonly school: string;
  readonly size: number;
  readonly note: string;
  /** The public origin of this server. */
  readonly at: string;
}

export function checkpointEmail({ to, organizationId, school, size, note, at }: CheckpointToMail): Email {
  const isSystem = organizationId === SYSTEM_ORGANIZATION;
  const name = `checkpoint-${organizationId}-${size}.txt`;
  const events = pluralize(size, 'event');
  const page = `${at}/audit${isSystem ? `?school=${SYSTEM_ORGANIZATION}` : ''}`;
  return {
    to,
    subject: `Checkpoint of ${isSystem ? 'the system’s log' : `the log of ${school}`}: ${events}`,
    attached: { name, text: note },
    unsubscribeAt: page,
    text: [
      `Attached is the newest checkpoint of ${isSystem ? 'the system’s own log' : `the log of ${school}`}. It seals ${events}.`,
      '',
      'Keep this mail where nobody who runs the server can change it. With the attached file',
      'anybody can tell, for as long as you have it, whether an event up to then was changed,',
      'removed, added or put elsewhere.',
      '',
      'To check it against the log of today, give the file to "Check a checkpoint you kept" at',
      page,
      '',
      'Whoever runs the server checks the whole database against it with',
      `npm run audit:fsck -- --checkpoints ${name}`,
      '',
      'Such a letter comes once a day, where the log has grown since the last one. If none comes',
      'though something happened, find out why.',
      '',
      'You asked for these letters. To end them, sign in and turn them off at the address above.',
      '',
    ].join('\n'),
  };
}
