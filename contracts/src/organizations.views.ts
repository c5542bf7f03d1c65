import { Field } from './field.js';
import { LinkedPerson, LinkedStudent } from './identity.views.js';
import { LIMITS } from './limits.js';
import {
  APPROVAL_POLICIES,
  DISTRICT_RULES,
  EMAIL_CHOICES,
  SIGN_IN_PROTOCOLS,
  SIGN_IN_ROLES,
  type ApprovalPolicy,
  type DistrictRule,
  type EmailChoice,
  type SignInProtocol,
  type SignInRole,
} from './vocabulary.js';

export class OrganizationView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.text() readonly name!: string;
  @Field.text({ nullable: true }) readonly description!: string | null;
  @Field.integer({ nullable: true, description: 'The district of the school.' }) readonly parentId!: number | null;
  @Field.text({
    optional: true,
    nullable: true,
    description: 'The name of the district, where one school or those of several are asked for.',
  })
  readonly parentName?: string | null;
  @Field.flag({ description: 'Whether it is a district, which has schools and staff but no students.' })
  readonly isDistrict!: boolean;
  @Field.flag({ description: 'Nobody but super-admins signs in at a school that is closed.' })
  readonly isActive!: boolean;
  @Field.text({ example: 'America/New_York' }) readonly timeZone!: string;
  @Field.choice(APPROVAL_POLICIES) readonly approvalPolicy!: ApprovalPolicy;
  @Field.flag({ description: 'Whether confirmation by an emailed link, or on paper, counts under `strict`.' })
  readonly acceptsSupervisors!: boolean;
  @Field.integer() readonly hoursGoal!: number;
  @Field.integer({ description: 'How many days back volunteers may log hours.' }) readonly oldestAcceptedDays!: number;
  @Field.choice(EMAIL_CHOICES, { description: 'For people who chose nothing themselves.' })
  readonly emailNotifications!: EmailChoice;
  @Field.text({ description: 'Emails wait from this time to the next; empty for none.', example: '22:00' })
  readonly quietFrom!: string;
  @Field.text({ example: '06:30' }) readonly quietUntil!: string;
  @Field.flag({ description: 'Whether people are reminded of what waits for them.' }) readonly reminders!: boolean;
  @Field.text({
    description: 'From this day on staff who log in with a password need a second factor; empty for never.',
    example: '2026-09-01',
  })
  readonly secondFactorFrom!: string;
  @Field.choices(DISTRICT_RULES, { description: 'Rules that a district sets, and its schools cannot change.' })
  readonly lockedRules!: readonly DistrictRule[];
  @Field.text({ example: 'K7QM2XPR', nullable: true }) readonly joinCode!: string | null;
  @Field.text({ description: 'White text on it can be read; empty for none.', example: '#1a2b3c' })
  readonly color!: string;
  @Field.text({ description: 'SHA-256 of the logo; null for none.', nullable: true }) readonly logo!: string | null;
  @Field.instant() readonly createdAt!: string;
}

export class SamlCertificate {
  @Field.instant() readonly validUntil!: string;
  @Field.text({ description: 'SHA-256 of the certificate, in hexadecimal.' }) readonly fingerprint!: string;
}

export class NewAccountRules {
  @Field.text({ description: 'The claim or attribute with the role; empty: everyone new is a student.' })
  readonly roleClaim!: string;
  @Field.text() readonly teacherValue!: string;
  @Field.text() readonly verifierValue!: string;
  @Field.text({ description: 'The claim or attribute with the grade; empty for none.' }) readonly gradeClaim!: string;
}

export class SignInProvider {
  @Field.integer({ description: 'Of the school: raised by every change of it; also the ETag.' })
  readonly version!: number;
  @Field.text({
    description: 'Empty where the school has no sign-in of its own.',
    example: 'https://accounts.google.com',
  })
  readonly issuer!: string;
  @Field.text() readonly clientId!: string;
  @Field.text({ description: 'Of the addresses of its people; empty for any.', example: 'lincoln.example' })
  readonly domain!: string;
  @Field.choices(SIGN_IN_ROLES) readonly roles!: readonly SignInRole[];
  @Field.flag({ description: 'Whether people of these roles cannot use a password.' }) readonly required!: boolean;
  @Field.choice(SIGN_IN_PROTOCOLS) readonly protocol!: SignInProtocol;
  @Field.text({ description: 'Where an OpenID provider sends people back to.' }) readonly redirectUri!: string;
  @Field.text({ description: 'Our name at a SAML provider, and the address of our metadata.' })
  readonly entityId!: string;
  @Field.text({ description: 'Where a SAML provider sends people back to: our assertion consumer service.' })
  readonly acsUrl!: string;
  @Field.text({ description: 'Where people log in at a SAML provider; empty by OpenID Connect.' })
  readonly startUrl!: string;
  @Field.list(() => SamlCertificate, { description: 'With which a SAML provider may sign.' })
  readonly certificates!: readonly SamlCertificate[];
  @Field.text({ description: 'The SAML attribute with the verified address; empty: the NameID.' })
  readonly emailAttribute!: string;
  @Field.object(() => NewAccountRules, { nullable: true, description: 'Null where the provider makes no accounts.' })
  readonly newAccounts!: NewAccountRules | null;
}

export class SignInTrial {
  @Field.text({ description: 'What is wrong with the provider; null if it can be used.', nullable: true })
  readonly problem!: string | null;
}

export class JoinCode {
  @Field.text({ example: 'K7QM2XPR' }) readonly joinCode!: string;
}

export class EndOfYear {
  @Field.instant() readonly at!: string;
  @Field.integer() readonly movedUp!: number;
  @Field.integer() readonly graduated!: number;
  @Field.integer() readonly leavers!: number;
  @Field.integer() readonly repeaters!: number;
}

export class AcademicYearView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.text({ example: '2026–27' }) readonly name!: string;
  @Field.day() readonly startsOn!: string;
  @Field.day({ description: 'Included.' }) readonly endsOn!: string;
  @Field.flag({ description: "Whether today, by the school's clock, is in it." }) readonly isCurrent!: boolean;
  @Field.object(() => EndOfYear, { nullable: true, description: 'Null until its students are rolled over.' })
  readonly ended!: EndOfYear | null;
}

export class GradeMovedUp {
  @Field.text({ example: '9' }) readonly from!: string;
  @Field.text({ example: '10' }) readonly to!: string;
  @Field.integer() readonly students!: number;
}

export class Graduate {
  @Field.integer() readonly id!: number;
  @Field.text() readonly name!: string;
  @Field.decimal() readonly approvedHours!: number;
  @Field.decimal({ description: "Approved hours that count by the school's rules." }) readonly countedHours!: number;
  @Field.flag({ description: 'Whether they meet the goal, and what the rules ask of each category.' })
  readonly met!: boolean;
}

export class YearRollover {
  @Field.list(() => GradeMovedUp) readonly movedUp!: readonly GradeMovedUp[];
  @Field.integer({ description: 'Graduates who met the goal.' }) readonly metGoal!: number;
  @Field.integer({ description: 'Graduates who did not.' }) readonly missedGoal!: number;
  @Field.integer() readonly leavers!: number;
  @Field.integer() readonly repeaters!: number;
  @Field.integer({ description: 'They stay as they are.' }) readonly withoutGrade!: number;
  @Field.decimal({ description: 'Pending and verified hours of all these students.' }) readonly waitingHours!: number;
  @Field.list(() => Graduate, { maxItems: LIMITS.graduatesListed, description: 'By last name.' })
  readonly graduates!: readonly Graduate[];
}

export class UndoneRollover {
  @Field.integer() readonly restored!: number;
  @Field.integer({ description: 'Their grade or status was changed since.' }) readonly leftAlone!: number;
}

export class ClassView {
  @Field.integer() readonly id!: number;
  @Field.integer({ description: 'Raised by every change; also the ETag.' }) readonly version!: number;
  @Field.text({ example: 'Advisory 11B' }) readonly name!: string;
  @Field.integer({ nullable: true }) readonly academicYearId!: number | null;
  @Field.integers() readonly teacherIds!: readonly number[];
  @Field.list(() => LinkedPerson) readonly teachers!: readonly LinkedPerson[];
  @Field.integers({ description: 'Those who are active students of the school now.' })
  readonly studentIds!: readonly number[];
}

export class ClassDetails extends ClassView {
  @Field.list(() => LinkedStudent) readonly students!: readonly LinkedStudent[];
}

export class SystemSettings {
  @Field.integer({ description: '0 before the first change.' }) readonly version!: number;
  @Field.integer() readonly defaultHoursGoal!: number;
  @Field.integer() readonly defaultOldestAcceptedDays!: number;
  @Field.choice(APPROVAL_POLICIES) readonly defaultApprovalPolicy!: ApprovalPolicy;
  @Field.choice(EMAIL_CHOICES) readonly defaultEmailNotifications!: EmailChoice;
  @Field.integer() readonly passwordMinLength!: number;
  @Field.integer() readonly staffPasswordMinLength!: number;
  @Field.integer() readonly sessionIdleHours!: number;
  @Field.integer() readonly sessionDays!: number;
}

export const HEALTH_CHECKS = ['versions', 'log', 'jobs', 'mail', 'backups', 'disk'] as const;
export type HealthCheckName = (typeof HEALTH_CHECKS)[number];

export const HEALTH_STATES = ['ok', 'warning', 'problem'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

/** One thing that a server needs, and how it is. */
export class HealthCheck {
  @Field.choice(HEALTH_CHECKS) readonly check!: HealthCheckName;
  @Field.choice(HEALTH_STATES) readonly state!: HealthState;
  @Field.text({ description: 'What was found, and what to do about it.' }) readonly sentence!: string;
}
