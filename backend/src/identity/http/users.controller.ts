import {
  ChangeUser,
  CreatedUser,
  CreateUser,
  ErasePerson,
  isVolunteer,
  Reason,
  usernameTooShort,
  UserListQuery,
  UserView,
  Invitation,
  OneTimePassword,
  WithoutSecondFactor,
} from '@hourtrail/contracts';
import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Page } from '../../platform/database/page.js';
import { invalid, notFound } from '../../platform/kernel/domain-error.js';
import { About, RecordsAccess } from '../../platform/access-log/records-access.js';
import { Needs } from '../../platform/web/access/capability.guard.js';
import { ListAnswer } from '../../platform/web/answers/list-answer.js';
import { KeepsNoSecrets } from '../../platform/web/idempotency/idempotency.interceptor.js';
import { ExpectedVersion } from '../../platform/web/input/expected-version.js';
import { IdParam } from '../../platform/web/input/id-param.js';
import { Answers } from '../../platform/web/openapi/shape.js';
import { CurrentActor, ReadsFromReplica } from '../../platform/web/session/signed-in.js';
import { ChangeUser as Change } from '../commands/change-user.js';
import { VouchForEmail } from '../commands/confirm-email.js';
import { ErasePerson as Erase } from '../commands/erase-person.js';
import { Invite } from '../commands/invitation.js';
import { MakeAccount } from '../commands/make-account.js';
import { MakeOneTimePassword } from '../commands/make-one-time-password.js';
import { NominateVerifier, DecideNomination } from '../commands/nomination.js';
import { ResetSecondFactor } from '../commands/second-factor.js';
import type { PeopleActor } from '../persistence/people.js';
import { FindUser } from '../queries/find-user.js';
import { ListUsers } from '../queries/list-users.js';
import { SecondFactors } from '../second-factor/second-factors.js';

@Controller('users')
@About('user')
@ApiTags('People')
export class UsersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Get()
  @ReadsFromReplica()
  @Needs('people.list')
  @ListAnswer()
  @Answers(200, [UserView], "The people of one's school, of all schools for super-admins, one page of them.")
  list(@CurrentActor() by: PeopleActor, @Query() filter: UserListQuery): Promise<Page<UserView>> {
    return this.queries.execute(new ListUsers(by, filter));
  }

  @Get(':id')
  @RecordsAccess()
  @Needs('people.list')
  @Answers(200, UserView, 'One person.')
  find(@CurrentActor() by: PeopleActor, @Param('id', IdParam) id: number): Promise<UserView> {
    return this.queries.execute(new FindUser(by, id));
  }

  @Post()
  @Needs('people.create')
  @KeepsNoSecrets('oneTimePassword')
  @Answers(201, CreatedUser, 'The new account; inactive and nominated where a student or parent asked for it.')
  create(@CurrentActor() by: PeopleActor, @Body() body: CreateUser): Promise<CreatedUser> {
    const account = withoutNulls(body);
    return isVolunteer(by.role)
      ? this.commands.execute(new NominateVerifier(by, account))
      : this.commands.execute(
          new MakeAccount(by, { ...account, username: usernameIn(body), gradeLevel: body.gradeLevel || null }),
        );
  }

  @Patch(':id')
  @Needs('people.edit')
  @Answers(200, UserView, 'The person as they are now.')
  change(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() body: ChangeUser,
    @ExpectedVersion() expected?: number,
  ): Promise<UserView> {
    const { version, reason, ...changes } = withoutNulls(body);
    const record = { by, id, version: expected ?? version };
    return this.commands.execute(new Change(record, { ...changes, gradeLevel: body.gradeLevel }, reason));
  }

  @Post(':id/erase')
  @Needs('people.erase')
  @HttpCode(200)
  @Answers(200, UserView, 'What is left of the person: a number, and when they were erased.')
  erase(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { username, reason, version }: ErasePerson,
    @ExpectedVersion() expected?: number,
  ): Promise<UserView> {
    const record = { by, id, version: expected ?? version };
    return this.commands.execute(new Erase(record, username, reason || null));
  }

  @Post(':id/confirm-email')
  @Needs('people.edit')
  @HttpCode(200)
  @Answers(200, UserView, 'The person, whose address is known to be theirs.')
  vouchForEmail(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<UserView> {
    return this.commands.execute(new VouchForEmail({ by, id, version }, reason));
  }

  @Post(':id/confirm')
  @Needs('nominations.answer')
  @HttpCode(200)
  @Answers(200, UserView, 'The nominated verifier, active now.')
  confirm(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<UserView> {
    return this.commands.execute(new DecideNomination({ by, id, version }, 'confirm', reason));
  }

  @Post(':id/refuse')
  @Needs('nominations.answer')
  @HttpCode(200)
  @Answers(200, UserView, 'The nominated verifier, who stays inactive.')
  refuse(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
    @ExpectedVersion() version?: number,
  ): Promise<UserView> {
    return this.commands.execute(new DecideNomination({ by, id, version }, 'refuse', reason));
  }
}

@Controller('users/:id')
@About('user')
@Needs('people.let-in')
@ApiTags('People')
export class CredentialsController {
  constructor(private readonly commands: CommandBus) {}

  @Post('one-time-password')
  @HttpCode(200)
  @KeepsNoSecrets('oneTimePassword')
  @Answers(200, OneTimePassword, 'A password to hand to the person, who must replace it at once.')
  makeOneTimePassword(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
  ): Promise<OneTimePassword> {
    return this.commands.execute(new MakeOneTimePassword(by, id, reason));
  }

  @Post('reset-second-factor')
  @HttpCode(204)
  @Answers(204, undefined, 'Their password is enough again, and every session is over.')
  async resetSecondFactor(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
  ): Promise<void> {
    await this.commands.execute(new ResetSecondFactor(by, id, reason));
  }

  @Post('invitation')
  @HttpCode(200)
  @KeepsNoSecrets('url')
  @Answers(200, Invitation, 'A link by which the person sets a password; the one before ends.')
  invite(
    @CurrentActor() by: PeopleActor,
    @Param('id', IdParam) id: number,
    @Body() { reason }: Reason,
  ): Promise<Invitation> {
    return this.commands.execute(new Invite(by, id, reason));
  }
}

@Controller('organizations/:id/without-second-factor')
@ApiTags('Schools')
export class WithoutSecondFactorController {
  constructor(private readonly factors: SecondFactors) {}

  @Get()
  @Needs('schools.read')
  @Answers(200, WithoutSecondFactor, 'How many people would have to add a second factor if it were required.')
  async count(@CurrentActor() by: PeopleActor, @Param('id', IdParam) id: number): Promise<WithoutSecondFactor> {
    const figures = by.role === 'super-admin' || by.organizationId === id ? await this.factors.missing(id) : undefined;
    if (!figures) throw notFound();
    return figures;
  }
}

type WithoutNulls<T> = { [Key in keyof T]: Exclude<T[Key], null> };

/** Drops null fields, where null means the same as absent. */
const withoutNulls = <T extends object>(body: T): WithoutNulls<T> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null)) as WithoutNulls<T>;

/** Only those who nominate may leave it out. */
function usernameIn({ username }: CreateUser): string {
  if (username !== undefined) return username;
  throw invalid('invalid-input', [{ field: 'username', message: usernameTooShort() }]);
}
