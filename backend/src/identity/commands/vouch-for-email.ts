import type { UserView } from '@hourtrail/contracts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { vouchForEmail } from '../domain/email.js';
import { People, type AskedPerson } from '../persistence/people.js';

/** Staff say that an address is the person's own, where no mail did. */
export class VouchForEmail extends Command<UserView> {
  constructor(
    readonly asked: AskedPerson,
    readonly reason?: string | null,
  ) {
    super();
  }
}

@CommandHandler(VouchForEmail)
export class VouchForEmailHandler implements ICommandHandler<VouchForEmail> {
  constructor(private readonly people: People) {}

  execute({ asked, reason }: VouchForEmail): Promise<UserView> {
    return this.people.decide(asked, { decide: (user) => vouchForEmail(user, asked.by, reason) });
  }
}
