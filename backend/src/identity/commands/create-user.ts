import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../platform/kernel/actor.js';
import { create, type NewUser, type User } from '../domain/user.js';
import { NewPasswords } from '../passwords/new-passwords.js';
import { Accounts } from '../persistence/accounts.js';

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
    private readonly passwords: NewPasswords,
    private readonly accounts: Accounts,
  ) {}

  async execute({ by, person, password }: CreateUser): Promise<User> {
    const proof = password === undefined ? undefined : { hash: await this.passwords.hash(password, person) };
    return this.accounts.begin(by, (userId) => create(userId, person), proof);
  }
}
