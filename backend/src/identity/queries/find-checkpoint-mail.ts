import { logMailedTo, type CheckpointMail, type MailState } from '@hourtrail/contracts';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { Outbox, mailStateOf } from '../../platform/mail/outbox.js';
import { CHECKPOINT_MAIL } from '../../platform/sealing/checkpoint.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import type { PeopleActor } from '../persistence/people.js';

export class FindCheckpointMail extends Query<CheckpointMail> {
  constructor(readonly by: PeopleActor) {
    super();
  }
}

interface Row extends Pick<CheckpointMail, 'isOn' | 'email'> {
  readonly at: Date | null;
  readonly size: string | null;
  readonly state: MailState | null;
}

@QueryHandler(FindCheckpointMail)
export class FindCheckpointMailHandler implements IQueryHandler<FindCheckpointMail> {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  async execute({ by }: FindCheckpointMail): Promise<CheckpointMail> {
    const [row] = await this.database.read<Row>(by.organizationId, {
      name: 'checkpoint-mail',
      text: `SELECT r.checkpoint_mail AS "isOn", r.email, l.at, l.size, ${mailStateOf(CHECKPOINT_MAIL)} AS state
             FROM identity.users r
             LEFT JOIN directory.checkpoint_emails l ON (l.organization_id, l.user_id) = (r.organization_id, r.id)
             WHERE r.organization_id = $1 AND r.id = $2 AND r.moved_to IS NULL`,
      values: [by.organizationId, by.id],
    });
    if (!row) throw signInFirst();
    const { isOn, email, at, size, state } = row;
    return {
      isOn,
      sendsMail: this.outbox.sendsMail,
      email,
      organizationId: logMailedTo(by),
      newest: at && state && { at: at.toISOString(), size: Number(size), state },
    };
  }
}
