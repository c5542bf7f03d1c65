import { Module, type DynamicModule } from '@nestjs/common';
import { AdmitJoinRequestHandler, RefuseJoinRequestHandler } from './commands/admit-join-request.js';
import { RequestToJoinHandler, WithdrawJoinRequestHandler } from './commands/request-to-join.js';
import { ConfirmEmailHandler, VouchForEmailHandler, MailEmailLinkHandler } from './commands/confirm-email.js';
import { ResetPasswordHandler, RequestPasswordMailHandler } from './commands/reset-password.js';
import { MakeApiKeyHandler, RevokeApiKeyHandler } from './commands/api-key.js';
import { ChangePasswordHandler } from './commands/change-password.js';
import { ChangeProfileHandler } from './commands/change-profile.js';
import { ChangeUserHandler } from './commands/change-user.js';
import { EraseExpiredPersonHandler, ErasePersonAgainHandler, ErasePersonHandler } from './commands/erase-person.js';
import { InviteHandler, AcceptInvitationHandler } from './commands/invitation.js';
import { MakeAccountHandler, CreateUserHandler } from './commands/make-account.js';
import { MakeFamilyCodeHandler, DropFamilyCodeHandler } from './commands/family-code.js';
import { MakeOneTimePasswordHandler } from './commands/make-one-time-password.js';
import { NominateThemselvesHandler, NominateVerifierHandler, DecideNominationHandler } from './commands/nomination.js';
import { RequestFamilyLinkHandler, MakeFamilyLinkHandler, DecideFamilyLinkHandler } from './commands/family-link.js';
import { RestoreStudentsHandler, RollOverStudentsHandler } from './commands/roll-over-students.js';
import { CompleteSignInHandler, RequestPasskeyHandler } from './commands/complete-sign-in.js';
import {
  AddFactorHandler,
  FactorChanges,
  RemoveFactorHandler,
  ReplaceRecoveryCodesHandler,
  ResetSecondFactorHandler,
  SetUpAuthenticatorHandler,
  SetUpPasskeyHandler,
} from './commands/second-factor.js';
import { RosterPeopleHandler } from './commands/roster-people.js';
import { UndoRosterPeopleHandler } from './commands/undo-roster-people.js';
import { SignInHandler } from './commands/sign-in.js';
import { SignUpHandler } from './commands/sign-up.js';
import { StartCheckpointMailHandler, EndCheckpointMailHandler } from './commands/checkpoint-mail.js';
import { GoogleProvider } from './google/google-provider.js';
import { SignInWithGoogleHandler } from './google/sign-in-with-google.js';
import { ApiKeysController } from './http/api-keys.controller.js';
import { AuthController } from './http/auth.controller.js';
import { Browsers } from './http/browsers.js';
import { FamilyLinksController } from './http/family-links.controller.js';
import { GoogleController } from './http/google.controller.js';
import { InvitationController } from './http/invitation.controller.js';
import { JoinRequestsController } from './http/join-requests.controller.js';
import { SchoolSignInController } from './http/school-sign-in.controller.js';
import { LocalStrategy, LocalGuard } from './http/local.strategy.js';
import { ProfileController, FamilyCodeController, CheckpointMailController } from './http/profile.controller.js';
import { SecondFactorController, SecondStepController } from './http/second-factor.controller.js';
import { UsersController, CredentialsController, WithoutSecondFactorController } from './http/users.controller.js';
import { KnownDevices } from './log-in/known-devices.js';
import { ProviderSignIns } from './log-in/provider-sign-ins.js';
import { LogInThrottle } from './log-in/log-in-throttle.js';
import { AccountMail } from './mail/account-mail.js';
import { NewPasswords } from './passwords/new-passwords.js';
import { OwnPassword } from './passwords/own-password.js';
import { Passwords, HashingQueue } from './passwords/passwords.js';
import type { ErasureHandler } from '../platform/event-log/erasure-handler.js';
import { Accounts } from './persistence/accounts.js';
import { EmailClaims } from './persistence/email-claims.js';
import { Erasure, ERASURE_HANDLERS } from './persistence/erasure.js';
import { FamilyLinks } from './persistence/family-links.js';
import { Invitations } from './persistence/invitations.js';
import { JoinRequests, JoinRequestViews } from './persistence/join-requests.js';
import { KnownSchools } from './persistence/known-schools.js';
import { MailedLinks } from './persistence/mailed-links.js';
import { People } from './persistence/people.js';
import { DemoLogInsHandler } from './queries/demo-log-ins.js';
import { FindCheckpointMailHandler } from './queries/find-checkpoint-mail.js';
import { FindInvitationHandler } from './queries/find-invitation.js';
import { FindUserHandler } from './queries/find-user.js';
import { ListFamilyLinksHandler } from './queries/list-family-links.js';
import { ListJoinRequestsHandler } from './queries/list-join-requests.js';
import { ListUsersHandler } from './queries/list-users.js';
import { ProfileHandler } from './queries/profile.js';
import { SchoolsWithSignInHandler } from './queries/schools-with-sign-in.js';
import { SessionUserHandler } from './queries/session-user.js';
import { SignInOptionsHandler } from './queries/sign-in-options.js';
import { Authenticator } from './second-factor/authenticator.js';
import { Passkeys } from './second-factor/passkeys.js';
import { PendingSignIns } from './second-factor/pending-sign-ins.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { Setups } from './second-factor/setups.js';
import { PendingLinks } from './school/pending-links.js';
import { OpenIdConnect } from './school/openid-connect.js';
import { Saml } from './school/saml.js';
import { ProblemOfProviderHandler, SchoolProvider } from './school/school-provider.js';
import { LinkAndSignInHandler, SchoolIdentities, SignInAtSchoolHandler } from './school/sign-in-at-school.js';
import { UserViews } from './persistence/user-view.js';

@Module({
  controllers: [
    AuthController,
    CheckpointMailController,
    FamilyLinksController,
    FamilyCodeController,
    GoogleController,
    CredentialsController,
    ApiKeysController,
    InvitationController,
    ProfileController,
    SecondFactorController,
    SecondStepController,
    SchoolSignInController,
    UsersController,
    WithoutSecondFactorController,
    JoinRequestsController,
  ],
  providers: [
    AccountMail,
    Accounts,
    Browsers,
    EmailClaims,
    Erasure,
    FamilyLinks,
    GoogleProvider,
    HashingQueue,
    Invitations,
    JoinRequestViews,
    JoinRequests,
    KnownDevices,
    KnownSchools,
    LocalGuard,
    LocalStrategy,
    LogInThrottle,
    MailedLinks,
    NewPasswords,
    OpenIdConnect,
    OwnPassword,
    Passwords,
    PendingLinks,
    People,
    ProviderSignIns,
    Saml,
    SchoolIdentities,
    SchoolProvider,
    UserViews,
    Authenticator,
    FactorChanges,
    Passkeys,
    PendingSignIns,
    SecondFactors,
    Setups,
    AddFactorHandler,
    CompleteSignInHandler,
    RemoveFactorHandler,
    ReplaceRecoveryCodesHandler,
    RequestPasskeyHandler,
    ResetSecondFactorHandler,
    SetUpAuthenticatorHandler,
    SetUpPasskeyHandler,
    AcceptInvitationHandler,
    AdmitJoinRequestHandler,
    RequestToJoinHandler,
    RequestPasswordMailHandler,
    ConfirmEmailHandler,
    MailEmailLinkHandler,
    ResetPasswordHandler,
    VouchForEmailHandler,
    ChangePasswordHandler,
    ChangeProfileHandler,
    ChangeUserHandler,
    DecideFamilyLinkHandler,
    DecideNominationHandler,
    CreateUserHandler,
    DemoLogInsHandler,
    DropFamilyCodeHandler,
    EndCheckpointMailHandler,
    EraseExpiredPersonHandler,
    ErasePersonAgainHandler,
    ErasePersonHandler,
    FindCheckpointMailHandler,
    FindInvitationHandler,
    FindUserHandler,
    InviteHandler,
    LinkAndSignInHandler,
    ListFamilyLinksHandler,
    ListJoinRequestsHandler,
    ListUsersHandler,
    MakeApiKeyHandler,
    RevokeApiKeyHandler,
    MakeAccountHandler,
    MakeFamilyCodeHandler,
    MakeFamilyLinkHandler,
    MakeOneTimePasswordHandler,
    NominateThemselvesHandler,
    NominateVerifierHandler,
    ProblemOfProviderHandler,
    ProfileHandler,
    RefuseJoinRequestHandler,
    RequestFamilyLinkHandler,
    RestoreStudentsHandler,
    RollOverStudentsHandler,
    RosterPeopleHandler,
    SchoolsWithSignInHandler,
    SessionUserHandler,
    SignInAtSchoolHandler,
    SignInHandler,
    SignInOptionsHandler,
    SignInWithGoogleHandler,
    SignUpHandler,
    StartCheckpointMailHandler,
    UndoRosterPeopleHandler,
    WithdrawJoinRequestHandler,
  ],
})
export class IdentityModule {
  /** `erasureHandlers`: what other modules do when a person is erased. */
  static with(erasureHandlers: readonly ErasureHandler[]): DynamicModule {
    return { module: IdentityModule, providers: [{ provide: ERASURE_HANDLERS, useValue: erasureHandlers }] };
  }
}
