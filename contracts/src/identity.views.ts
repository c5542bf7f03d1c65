import { MAIL_STATES, type MailState } from './contact.js';
import { Field } from './field.js';
import { LANGUAGES, type Language } from './messages/languages.js';
import { NamedRecord } from './names.views.js';
import {
  APPROVAL_POLICIES,
  FAMILY_LINK_STATUSES,
  JOIN_REQUEST_STATUSES,
  NOMINATIONS,
  ROLES,
  type ApprovalPolicy,
  type FamilyLinkStatus,
  type JoinRequestStatus,
  type Nomination,
  type Role,
} from './vocabulary.js';

const ONCE = 'Told this once: repeating the call with its Idempotency-Key answers without it.';

export class LinkedPerson {
  @Field.integer() readonly id!: number;
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
}

export class LinkedStudent extends LinkedPerson {
  @Field.text({ nullable: true }) readonly gradeLevel!: string | null;
}

export class JoiningPerson extends LinkedPerson {
  @Field.text() readonly email!: string;
  @Field.choice(ROLES, { description: 'What they ask to join as.' }) readonly role!: Role;
}

export class FamilyLinkView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.integer() readonly organizationId!: number;
  @Field.object(() => LinkedPerson) readonly parent!: LinkedPerson;
  @Field.object(() => LinkedStudent) readonly student!: LinkedStudent;
  @Field.choice(FAMILY_LINK_STATUSES) readonly status!: FamilyLinkStatus;
  @Field.instant() readonly requestedAt!: string;
  @Field.instant({ nullable: true }) readonly decidedAt!: string | null;
}

export class JoinRequestView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.integer({ description: 'The school they ask to join.' }) readonly organizationId!: number;
  @Field.text() readonly organizationName!: string;
  @Field.object(() => JoiningPerson) readonly person!: JoiningPerson;
  @Field.choice(JOIN_REQUEST_STATUSES) readonly status!: JoinRequestStatus;
  @Field.instant() readonly askedAt!: string;
  @Field.instant({ nullable: true }) readonly decidedAt!: string | null;
}

export class FamilyCode {
  @Field.text({ example: 'K7QM2XPR' }) readonly familyCode!: string;
}

export class SessionUser {
  @Field.integer() readonly id!: number;
  @Field.text() readonly username!: string;
  @Field.text() readonly email!: string;
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.choice(ROLES) readonly role!: Role;
  @Field.text({ nullable: true }) readonly gradeLevel!: string | null;
  @Field.integer() readonly organizationId!: number;
  @Field.text() readonly organizationName!: string;
  @Field.text({ description: 'IANA name.', example: 'America/New_York' }) readonly timeZone!: string;
  @Field.integer({ description: "A student's own, else the school's." }) readonly hoursGoal!: number;
  @Field.choice(APPROVAL_POLICIES) readonly approvalPolicy!: ApprovalPolicy;
  @Field.flag() readonly acceptsSupervisors!: boolean;
  @Field.integer() readonly oldestAcceptedDays!: number;
  @Field.flag() readonly isActive!: boolean;
  @Field.day({ nullable: true, description: 'From this day on no longer a student of the school.' })
  readonly graduatedOn!: string | null;
  /** Until then, all other requests get 403 `password-change-required`. */
  @Field.flag() readonly mustChangePassword!: boolean;
  @Field.choice(LANGUAGES, { nullable: true, description: 'Null while the browser decides.' })
  readonly language!: Language | null;
  /** From that day on, all other requests get 403 `second-factor-required`. */
  @Field.day({ nullable: true, description: 'From this day on they need a second factor, and have none.' })
  readonly secondFactorFrom!: string | null;
}

export class SignInOptions {
  @Field.flag() readonly google!: boolean;
  @Field.integer() readonly passwordMinLength!: number;
  @Field.integer() readonly staffPasswordMinLength!: number;
  @Field.flag({ description: 'Whether a new password can come by mail.' }) readonly sendsMail!: boolean;
  @Field.flag({ description: 'Whether emails become files on the server instead.' }) readonly savesMail!: boolean;
}

export class SchoolWithSignIn {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
}

export class LinkedSignIn {
  @Field.text({ description: 'The page that was asked for.', nullable: true }) readonly next!: string | null;
}

export class ConfirmedEmail {
  @Field.text() readonly email!: string;
}

export class ProfileJoinRequest {
  @Field.integer() readonly id!: number;
  @Field.text() readonly organizationName!: string;
  @Field.instant() readonly askedAt!: string;
}

export class Profile {
  @Field.flag({ description: 'False for an account that signs in by Google alone.' }) readonly hasPassword!: boolean;
  @Field.flag({ description: 'Whether staff entered the address, or a mail to it was answered.' })
  readonly emailConfirmed!: boolean;
  @Field.text({
    description: 'The address that takes the place of the present one once it is confirmed; null where none waits.',
    nullable: true,
  })
  readonly newEmail!: string | null;
  @Field.flag() readonly sendsMail!: boolean;
  @Field.flag({ description: 'Whether emails become files on the server instead.' }) readonly savesMail!: boolean;
  @Field.text({
    description: "A student's code, which a parent enters to follow them; null until they make one.",
    nullable: true,
  })
  readonly familyCode!: string | null;
  @Field.object(() => ProfileJoinRequest, { nullable: true }) readonly joinRequest!: ProfileJoinRequest | null;
  @Field.text({ nullable: true, description: 'The school that declined their last request to join.' })
  readonly declinedBy!: string | null;
}

export class InvitationView {
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.text() readonly username!: string;
  @Field.text() readonly organizationName!: string;
  @Field.integer() readonly passwordMinLength!: number;
}

export class SupervisorOption {
  @Field.text() readonly name!: string;
  @Field.text() readonly email!: string;
  @Field.texts({ description: 'Where they confirmed hours lately.' }) readonly organizations!: readonly string[];
}

export class VerifierOption {
  @Field.integer() readonly id!: number;
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.choice(['verifier']) readonly role!: 'verifier';
  @Field.text() readonly email!: string;
  @Field.texts({ description: 'Where they verified hours lately, the latest first.' })
  readonly organizations!: readonly string[];
}

export class DemoLogIn {
  @Field.text() readonly username!: string;
  @Field.choice(ROLES) readonly role!: Role;
  @Field.text() readonly school!: string;
}

export class CheckpointMailNewest {
  @Field.instant() readonly at!: string;
  @Field.integer({ minimum: 1 }) readonly size!: number;
  @Field.choice(MAIL_STATES) readonly state!: MailState;
}

export class CheckpointMail {
  @Field.flag() readonly isOn!: boolean;
  @Field.flag({ description: 'Whether this server sends mail at all.' }) readonly sendsMail!: boolean;
  @Field.text({ description: 'Their own address; no other can be named.' }) readonly email!: string;
  @Field.integer({ description: "Whose log it is of: their school's, or 0 for the system's own." })
  readonly organizationId!: number;
  @Field.object(() => CheckpointMailNewest, { nullable: true }) readonly newest!: CheckpointMailNewest | null;
}

export class OneTimePassword {
  @Field.text({ description: ONCE, optional: true }) readonly oneTimePassword!: string;
  @Field.instant() readonly expiresAt!: string;
}

export class Invitation {
  @Field.text({ description: ONCE, optional: true }) readonly url!: string;
  @Field.instant() readonly expiresAt!: string;
}

export class UserView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.text() readonly username!: string;
  @Field.text() readonly email!: string;
  @Field.text() readonly firstName!: string;
  @Field.text() readonly lastName!: string;
  @Field.choice(ROLES) readonly role!: Role;
  @Field.text({ nullable: true }) readonly gradeLevel!: string | null;
  @Field.flag() readonly isActive!: boolean;
  @Field.day({ nullable: true, description: 'From this day on no longer a student of the school.' })
  readonly graduatedOn!: string | null;
  @Field.flag({ description: 'True while a nomination waits for staff.' }) readonly nominated!: boolean;
  @Field.choice(NOMINATIONS, { nullable: true }) readonly nomination!: Nomination | null;
  @Field.flag() readonly mustChangePassword!: boolean;
  @Field.flag({ description: 'Whether staff entered the address, or a mail to it was answered.' })
  readonly emailConfirmed!: boolean;
  @Field.flag({
    optional: true,
    description: 'Of staff and verifiers, for whoever may reset it, where people are read.',
  })
  readonly hasSecondFactor?: boolean;
  @Field.integer() readonly organizationId!: number;
  @Field.text() readonly organizationName!: string;
  @Field.instant() readonly createdAt!: string;
  @Field.instant({ nullable: true }) readonly erasedAt!: string | null;
  @Field.object(() => NamedRecord, { nullable: true }) readonly createdBy!: NamedRecord | null;
}

export class CreatedUser extends UserView {
  @Field.text({ description: 'Shown this once, where the server made the password.', optional: true })
  readonly oneTimePassword?: string;
}

export class SessionView {
  @Field.integer() readonly id!: number;
  @Field.text({ example: 'Firefox on Windows' }) readonly device!: string;
  @Field.instant() readonly startedAt!: string;
  @Field.instant() readonly lastSeenAt!: string;
  @Field.flag({ description: 'The one that asks.' }) readonly isCurrent!: boolean;
}
