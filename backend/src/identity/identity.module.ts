import { Module } from '@nestjs/common';
import { CreateUserHandler } from './commands/create-user.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignUpHandler } from './commands/sign-up.js';
import { AuthController } from './http/auth.controller.js';
import { LocalGuard } from './http/local.guard.js';
import { LocalStrategy } from './http/local.strategy.js';
import { VerifiersController } from './http/verifiers.controller.js';
import { LogInThrottle } from './log-in/log-in-throttle.js';
import { HashingQueue } from './passwords/hashing-queue.js';
import { Passwords } from './passwords/passwords.js';
import { Accounts } from './persistence/accounts.js';
import { DemoLogInsHandler } from './queries/demo-log-ins.js';
import { ListVerifiersHandler } from './queries/list-verifiers.js';
import { SessionUserHandler } from './queries/session-user.js';

/** Who people are and how they prove it. */
@Module({
  controllers: [AuthController, VerifiersController],
  providers: [
    Accounts,
    HashingQueue,
    LocalGuard,
    LocalStrategy,
    LogInThrottle,
    Passwords,
    CreateUserHandler,
    SignInHandler,
    SignUpHandler,
    DemoLogInsHandler,
    ListVerifiersHandler,
    SessionUserHandler,
  ],
})
export class IdentityModule {}
