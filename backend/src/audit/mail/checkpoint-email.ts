import { t, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
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
  const page = `${at}/audit${isSystem ? `?school=${SYSTEM_ORGANIZATION}` : ''}`;
  return {
    to,
    subject: isSystem
      ? t('mail.systemCheckpointSubject', { count: size })
      : t('mail.checkpointSubject', { school, count: size }),
    attached: { name, text: note },
    unsubscribeAt: page,
    text: [
      isSystem ? t('mail.systemCheckpointIntro', { count: size }) : t('mail.checkpointIntro', { school, count: size }),
      '',
      t('mail.keepCheckpoint'),
      '',
      t('mail.checkCheckpoint'),
      page,
      '',
      t('mail.checkDatabase'),
      `npm run audit:fsck -- --checkpoints ${name}`,
      '',
      t('mail.checkpointRhythm'),
      '',
      t('mail.checkpointEnd'),
      '',
    ].join('\n'),
  };
}
