import type { UserEvent } from './user.events.js';
import type { User } from './user.js';

type Reader = Pick<User, 'id' | 'checkpointMail'>;

/** Somebody asks for the newest checkpoint by mail; once more changes nothing. */
export const startCheckpointMail = ({ id, checkpointMail }: Reader): readonly UserEvent[] =>
  checkpointMail ? [] : [{ type: 'user.checkpoint-mail-started', data: { userId: id } }];

/** They want no more of it. */
export const endCheckpointMail = ({ id, checkpointMail }: Reader): readonly UserEvent[] =>
  checkpointMail ? [{ type: 'user.checkpoint-mail-ended', data: { userId: id } }] : [];
