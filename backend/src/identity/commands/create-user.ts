import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { requireUncommonPassword } from '../domain/password.rules.js';
import { create, type NewUser, type User } from '../domain/user.js';
import { HashingQueue } from '../passwords/hashing-queue.js';
import { Passwords } from '../passwords/passwords.js';
import { Accounts } from '../persistence/accounts.js';

/** An account made for somebody else, in the school the actor acts in; without a password nobody can sign in to it. */
export class CreateUser extends Command<User> {
  constructor(
    readonly by: Actor,
    readonly person: NewUser,
    readonly password?: string,
  ) {
    super();
  }
}

@CommandHandler(CreateUser)
export class CreateUserHandler implements ICommandHandler<CreateUser> {
  constructor(
    private readonly queue: HashingQueue,
    private readonly passwords: Passwords,
    private readonly accounts: Accounts,
  ) {}

  async execute({ by, person, password }: CreateUser): Promise<User> {
    if (password !== undefined) requireUncommonPassword(password, person);
    const passwordHash = password === undefined ? undefined : await this.queue.run(() => this.passwords.hash(password));
    return this.accounts.begin(by, (userId) => create(userId, person), passwordHash);
  }
}
