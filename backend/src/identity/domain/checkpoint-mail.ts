import type { UserEvent } from './user.events.js';
import type { User } from './user.js';

type Reader = Pick<User, 'id' | 'checkpointMail'>;

export const startCheckpointMail = ({ id, checkpointMail }: Reader): readonly UserEvent[] =>
  checkpointMail ? [] : [{ type: 'user.checkpoint-mail-started', data: { userId: id } }];

export const endCheckpointMail = ({ id, checkpointMail }: Reader): readonly UserEvent[] =>
  checkpointMail ? [{ type: 'user.checkpoint-mail-ended', data: { userId: id } }] : [];
