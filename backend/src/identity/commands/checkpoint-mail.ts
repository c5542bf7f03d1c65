import { t } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Database } from '../../platform/database/database.js';
import { conflict } from '../../platform/kernel/domain-error.js';
import { Outbox } from '../../platform/mail/outbox.js';
import { Unsubscribe } from '../../platform/mail/unsubscribe.js';
import { CHECKPOINT_MAIL } from '../../platform/sealing/checkpoint.js';
import { signInFirst } from '../../platform/web/errors/refusal.js';
import { startCheckpointMail, endCheckpointMail } from '../domain/profile.js';
import { Accounts } from '../persistence/accounts.js';
import type { PeopleActor } from '../persistence/people.js';

export class StartCheckpointMail extends Command<void> {
  constructor(readonly by: PeopleActor) {
    super();
  }
}

@CommandHandler(StartCheckpointMail)
export class StartCheckpointMailHandler implements ICommandHandler<StartCheckpointMail> {
  constructor(
    private readonly accounts: Accounts,
    private readonly outbox: Outbox,
  ) {}

  async execute({ by }: StartCheckpointMail): Promise<void> {
    if (!this.outbox.sendsMail) throw conflict('checkpoint-mail.no-mail', t('apiPeople.noEmailDownloadCheckpoint'));
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    const events = startCheckpointMail(user);
    if (events.length > 0) await this.accounts.change(by, user, events);
  }
}

export class EndCheckpointMail extends Command<void> {
  constructor(readonly by: PeopleActor) {
    super();
  }
}

@CommandHandler(EndCheckpointMail)
export class EndCheckpointMailHandler implements ICommandHandler<EndCheckpointMail> {
  constructor(
    private readonly accounts: Accounts,
    database: Database,
    unsubscribe: Unsubscribe,
  ) {
    unsubscribe.add(CHECKPOINT_MAIL, async (id) => {
      const [by] = await database.system<PeopleActor>({
        name: 'recipient-of-checkpoints',
        text: `SELECT id, role, organization_id AS "organizationId" FROM directory.people
               WHERE id = $1 AND moved_to IS NULL AND erased_at IS NULL`,
        values: [id],
      });
      if (by) await this.execute(new EndCheckpointMail(by));
    });
  }

  async execute({ by }: EndCheckpointMail): Promise<void> {
    const user = await this.accounts.find(by.organizationId, by.id);
    if (!user) throw signInFirst();
    const events = endCheckpointMail(user);
    if (events.length > 0) await this.accounts.change(by, user, events);
  }
}
