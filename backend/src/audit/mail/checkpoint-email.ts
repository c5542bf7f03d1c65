import { t, SYSTEM_ORGANIZATION } from '@hourtrail/contracts';
import type { Email } from '../../platform/mail/mail-server.js';
import { writeEmail } from '../../platform/mail/write-email.js';

export interface CheckpointToMail {
  readonly to: string;
  readonly organizationId: number;
  readonly school: string;
  readonly size: number;
  readonly note: string;
  /** The public origin of this server. */
  readonly at: string;
  readonly unsubscribeAt: string;
}

export function checkpointEmail({
  to,
  organizationId,
  school,
  size,
  note,
  at,
  unsubscribeAt,
}: CheckpointToMail): Email {
  const isSystem = organizationId === SYSTEM_ORGANIZATION;
  const name = `checkpoint-${organizationId}-${size}.txt`;
  const page = `${at}/audit${isSystem ? `?school=${SYSTEM_ORGANIZATION}` : ''}`;
  return writeEmail({
    to,
    subject: isSystem
      ? t('mail.systemCheckpointSubject', { count: size })
      : t('mail.checkpointSubject', { school, count: size }),
    attached: { name, content: note },
    unsubscribeAt,
    body: [
      isSystem ? t('mail.systemCheckpointIntro', { count: size }) : t('mail.checkpointIntro', { school, count: size }),
      t('mail.keepCheckpoint'),
      t('mail.checkCheckpoint'),
      { button: { label: t('mail.checkCheckpointLink'), link: page } },
      t('mail.checkDatabase'),
      { command: `npx --no -- hourtrail audit fsck --checkpoints ${name}` },
      t('mail.checkpointRhythm'),
    ],
    footer: [t('mail.checkpointEnd')],
  });
}
