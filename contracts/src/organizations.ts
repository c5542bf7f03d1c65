import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsOptional,
  IsTimeZone,
  Matches,
  ValidateIf,
} from 'class-validator';
import { LIMITS } from './limits.js';
import { messageOf, msg, t, type MessageKey } from './messages/translate.js';
import { PageQuery } from './paging.js';
import { Reason } from './people.js';
import { COLOR } from './rules/color.js';
import { IsIssuer } from './rules/issuer.js';
import {
  all,
  IsDateOrInstant,
  IsFlag,
  IsId,
  IsIdText,
  IsLine,
  IsOneOf,
  IsText,
  IsWhole,
  Nested,
  NotEmpty,
  Optional,
  Trimmed,
} from './validation.js';
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

// A fixed offset such as +05:00 ignores daylight saving time.
const unknownTimeZone = { message: () => t('rules.timeZone') };

// Empty for no quiet hours.
const CLOCK_OR_EMPTY = /^$|^([01]\d|2[0-3]):[0-5]\d$/;
const noTime = { message: () => t('rules.quietHours') };

const COLOR_OR_EMPTY = new RegExp(`^$|${COLOR.source}`, 'i');
const noColor = { message: () => t('rules.color') };

class Rules extends Reason {
  @IsOptional()
  @IsOneOf(msg('labels.approvalPolicy'), APPROVAL_POLICIES)
  approvalPolicy?: ApprovalPolicy;

  @IsOptional()
  @IsFlag(msg('labels.acceptsSupervisors'))
  acceptsSupervisors?: boolean;

  @IsOptional()
  @IsWhole(msg('labels.hoursGoal'), 1, LIMITS.hoursGoalMax)
  hoursGoal?: number;

  @IsOptional()
  @IsWhole(msg('labels.oldestAcceptedDays'), 1, LIMITS.oldestAcceptedDaysMax)
  oldestAcceptedDays?: number;

  @IsOptional()
  @IsOneOf(msg('labels.emailNotifications'), EMAIL_CHOICES)
  emailNotifications?: EmailChoice;

  @IsOptional()
  @Matches(CLOCK_OR_EMPTY, noTime)
  quietFrom?: string;

  @IsOptional()
  @Matches(CLOCK_OR_EMPTY, noTime)
  quietUntil?: string;

  @IsOptional()
  @IsFlag(msg('labels.reminders'))
  reminders?: boolean;

  /** A day; empty for never. */
  @Optional()
  @Matches(/^.{10}$/, { message: () => t('rules.realDate', { field: t('labels.secondFactorFrom') }) })
  @IsDateOrInstant(msg('labels.secondFactorFrom'))
  secondFactorFrom?: string;
}

class SchoolRules extends Rules {
  @Optional()
  @IsText(msg('common.description'), LIMITS.descriptionMax)
  description?: string | null;

  @IsOptional()
  @IsFlag(msg('common.active'))
  isActive?: boolean;

  @IsOptional()
  @Matches(/^[A-Za-z]/, unknownTimeZone)
  @IsTimeZone(unknownTimeZone)
  timeZone?: string;

  /** The district of the school; null for none. */
  @IsOptional()
  @IsId(msg('common.district'))
  parentId?: number | null;
}

export class CreateOrganization extends SchoolRules {
  @Trimmed()
  @IsLine(msg('common.name'), LIMITS.organizationNameMax)
  @NotEmpty(msg('common.name'))
  name!: string;

  /** For good: a district has schools and staff, but no students. */
  @IsOptional()
  @IsFlag(msg('labels.isDistrict'))
  isDistrict?: boolean;
}

export class ChangeOrganization extends SchoolRules {
  @IsOptional()
  @Trimmed()
  @IsLine(msg('common.name'), LIMITS.organizationNameMax)
  @NotEmpty(msg('common.name'))
  name?: string;

  /** Empty for none. */
  @IsOptional()
  @Matches(COLOR_OR_EMPTY, noColor)
  color?: string;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

const noRules = { message: () => t('rules.lockedRules') };

export class ChangeDistrictRules extends Rules {
  /** Those that the schools of the district cannot change: all others start with them. */
  @IsOptional()
  @IsOneOf(msg('labels.lockedRules'), DISTRICT_RULES, { each: true })
  @ArrayUnique(noRules)
  @IsArray(noRules)
  lockedRules?: DistrictRule[];

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

const DOMAIN_OR_EMPTY = /^$|^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;
const noDomain = { message: () => t('rules.emailDomain') };
const noRole = { message: () => t('rules.signInRoles') };

const byOpenId = ({ protocol }: SetSignIn): boolean => protocol !== 'saml';

/** Which claims or attributes of a person say what they are here. Empty: students, without a grade. */
export class NewAccounts {
  @Optional()
  @Trimmed()
  @IsLine(msg('labels.roleClaim'), LIMITS.claimMax)
  roleClaim?: string | null;

  /** The value of that claim that makes a teacher. */
  @Optional()
  @Trimmed()
  @IsLine(msg('labels.teacherValue'), LIMITS.claimMax)
  teacherValue?: string | null;

  @Optional()
  @Trimmed()
  @IsLine(msg('labels.verifierValue'), LIMITS.claimMax)
  verifierValue?: string | null;

  @Optional()
  @Trimmed()
  @IsLine(msg('labels.gradeClaim'), LIMITS.claimMax)
  gradeClaim?: string | null;
}

export class SetSignIn extends Reason {
  /** Absent: OpenID Connect. */
  @IsOptional()
  @IsOneOf(msg('labels.protocol'), SIGN_IN_PROTOCOLS)
  protocol?: SignInProtocol;

  /** By OpenID Connect; a SAML provider's metadata names its own. */
  @ValidateIf(byOpenId)
  @Trimmed()
  @IsIssuer()
  issuer?: string;

  @ValidateIf(byOpenId)
  @Trimmed()
  @IsLine(msg('labels.clientId'), LIMITS.clientIdMax)
  @NotEmpty(msg('labels.clientId'))
  clientId?: string;

  /** The XML of a SAML provider. Absent or empty: what is stored. */
  @Optional()
  @IsText(msg('labels.metadata'), LIMITS.metadataMax)
  metadata?: string | null;

  /** The SAML attribute with a person's verified address. Empty: the NameID, as `emailAddress`. */
  @Optional()
  @Trimmed()
  @IsLine(msg('labels.emailAttribute'), LIMITS.claimMax)
  emailAttribute?: string | null;

  /** Absent or null: only people whose account is here already sign in. */
  @IsOptional()
  @Nested(() => NewAccounts)
  newAccounts?: NewAccounts | null;

  /** Absent or empty: the one that is stored, where issuer and client ID stay. */
  @Optional()
  @IsLine(msg('labels.clientSecret'), LIMITS.clientSecretMax)
  clientSecret?: string | null;

  /** Of the addresses of the school's people; empty for any. */
  @IsOptional()
  @Trimmed()
  @Matches(DOMAIN_OR_EMPTY, noDomain)
  domain?: string | null;

  @IsArray(noRole)
  @ArrayMinSize(1, noRole)
  @ArrayMaxSize(SIGN_IN_ROLES.length, noRole)
  @ArrayUnique(noRole)
  @IsOneOf(msg('labels.signInRoles'), SIGN_IN_ROLES, { each: true })
  roles!: SignInRole[];

  @IsFlag(msg('labels.signInRequired'))
  required!: boolean;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class OrganizationListQuery extends PageQuery {
  @Optional()
  @IsText(msg('labels.search'), LIMITS.nameMax)
  q?: string;

  /** Only districts. */
  @Optional()
  @IsOneOf(msg('labels.isDistrict'), ['true'])
  isDistrict?: 'true';
}

const IsYearName = () => all(Trimmed(), IsLine(msg('common.name'), LIMITS.yearNameMax), NotEmpty(msg('common.name')));

export class CreateAcademicYear extends Reason {
  @IsYearName()
  name!: string;

  @IsDateOrInstant(msg('labels.firstDay'))
  startsOn!: string;

  @IsDateOrInstant(msg('labels.lastDay'))
  endsOn!: string;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

export class ChangeAcademicYear extends Reason {
  @IsOptional()
  @IsYearName()
  name?: string;

  @IsOptional()
  @IsDateOrInstant(msg('labels.firstDay'))
  startsOn?: string;

  @IsOptional()
  @IsDateOrInstant(msg('labels.lastDay'))
  endsOn?: string;

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

const AreChosen = (field: MessageKey) =>
  all(
    ArrayMaxSize(LIMITS.rolloverChoicesMax, {
      message: () => t('rules.tooManyStudents', { max: LIMITS.rolloverChoicesMax }),
    }),
    ArrayUnique({ message: () => t('rules.personTwice') }),
    IsId(msg('labels.eachPerson'), { each: true }),
    IsArray({ message: () => t('rules.listOfPeople', { field: messageOf(field) }) }),
  );

export class RollOverYear extends Reason {
  @IsOptional()
  @AreChosen(msg('labels.leavers'))
  leaverIds?: number[];

  @IsOptional()
  @AreChosen(msg('labels.repeaters'))
  repeaterIds?: number[];
}

export class DryRunQuery {
  @Optional()
  @IsOneOf(msg('labels.dryRun'), ['true', 'false'])
  dryRun?: 'true' | 'false';
}

export class AcademicYearsQuery {
  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

const IsClassName = () => all(Trimmed(), IsLine(msg('common.name'), LIMITS.classNameMax), NotEmpty(msg('common.name')));

const AreTeachers = () =>
  all(
    ArrayMaxSize(LIMITS.classTeachersMax, {
      message: () => t('rules.tooManyTeachers', { max: LIMITS.classTeachersMax }),
    }),
    ArrayUnique({ message: () => t('rules.personTwice') }),
    IsId(msg('labels.eachPerson'), { each: true }),
    IsArray({ message: () => t('rules.listOfPeople', { field: t('labels.teachers') }) }),
  );

const AreStudents = () =>
  all(
    ArrayMaxSize(LIMITS.classStudentsMax, {
      message: () => t('rules.tooManyStudents', { max: LIMITS.classStudentsMax }),
    }),
    ArrayUnique({ message: () => t('rules.personTwice') }),
    IsId(msg('labels.eachPerson'), { each: true }),
    IsArray({ message: () => t('rules.listOfPeople', { field: t('common.students') }) }),
  );

export class CreateClass extends Reason {
  @IsClassName()
  name!: string;

  @IsOptional()
  @AreTeachers()
  teacherIds?: number[];

  @IsOptional()
  @AreStudents()
  studentIds?: number[];

  @IsOptional()
  @IsId(msg('labels.schoolYear'))
  academicYearId?: number | null;

  @IsOptional()
  @IsId(msg('common.school'))
  organizationId?: number;
}

/** Students are added and removed, so that two people who edit a class keep each other's. */
export class ChangeClass extends Reason {
  @IsOptional()
  @IsClassName()
  name?: string;

  @IsOptional()
  @AreTeachers()
  teacherIds?: number[];

  /** Null: of no school year. */
  @IsOptional()
  @IsId(msg('labels.schoolYear'))
  academicYearId?: number | null;

  @IsOptional()
  @AreStudents()
  addStudentIds?: number[];

  @IsOptional()
  @AreStudents()
  removeStudentIds?: number[];

  @IsOptional()
  @IsId(msg('labels.version'))
  version?: number;
}

export class ClassesQuery {
  @Optional()
  @IsIdText(msg('common.school'))
  organizationId?: string;
}

export class ChangeSettings extends Reason {
  @IsOptional()
  @IsWhole(msg('labels.defaultHoursGoal'), 1, LIMITS.hoursGoalMax)
  defaultHoursGoal?: number;

  @IsOptional()
  @IsWhole(msg('labels.defaultOldestAcceptedDays'), 1, LIMITS.oldestAcceptedDaysMax)
  defaultOldestAcceptedDays?: number;

  @IsOptional()
  @IsOneOf(msg('labels.defaultApprovalPolicy'), APPROVAL_POLICIES)
  defaultApprovalPolicy?: ApprovalPolicy;

  @IsOptional()
  @IsOneOf(msg('labels.emailNotifications'), EMAIL_CHOICES)
  defaultEmailNotifications?: EmailChoice;

  @IsOptional()
  @IsWhole(msg('labels.passwordLength'), LIMITS.passwordMin, LIMITS.passwordMinMax)
  passwordMinLength?: number;

  @IsOptional()
  @IsWhole(msg('labels.staffPasswordLength'), LIMITS.passwordMin, LIMITS.passwordMinMax)
  staffPasswordMinLength?: number;

  @IsOptional()
  @IsWhole(msg('labels.idleHours'), 1, LIMITS.sessionIdleHoursMax)
  sessionIdleHours?: number;

  @IsOptional()
  @IsWhole(msg('labels.sessionDays'), 1, LIMITS.sessionDaysMax)
  sessionDays?: number;

  @IsOptional()
  @IsWhole(msg('labels.version'), 0, LIMITS.idMax)
  version?: number;
}
