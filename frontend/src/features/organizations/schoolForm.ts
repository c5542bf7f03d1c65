import {
  t,
  ChangeOrganization,
  CreateOrganization,
  DEFAULT_TIME_ZONE,
  APPROVAL_POLICIES,
  EMAIL_CHOICE_LABELS,
  EMAIL_CHOICES,
  type ApprovalPolicy,
  type EmailChoice,
  type ApprovalRules,
  type OrganizationView,
  type SystemSettings,
} from '@hourtrail/contracts';
import { OTHER_SCHOOL_NEEDS_REASON } from '../../lib/otherSchool.js';
import { wholeOf, wireResolver } from '../../lib/wireResolver.js';

export interface SchoolFormValues {
  name: string;
  description: string;
  isActive: boolean;
  isDistrict: boolean;
  parentId: number | null;
  timeZone: string;
  approvalPolicy: ApprovalPolicy;
  acceptsSupervisors: boolean;
  hoursGoal: string;
  oldestAcceptedDays: string;
  emailNotifications: EmailChoice;
  quietFrom: string;
  quietUntil: string;
  reminders: boolean;
  secondFactorFrom: string;
  reason: string;
}

export const SCHOOL_FIELDS = [
  'name',
  'description',
  'timeZone',
  'approvalPolicy',
  'acceptsSupervisors',
  'hoursGoal',
  'oldestAcceptedDays',
  'emailNotifications',
  'quietFrom',
  'quietUntil',
  'secondFactorFrom',
  'reason',
] as const satisfies readonly (keyof SchoolFormValues)[];

export const formOfSchool = (school: OrganizationView): SchoolFormValues => ({
  name: school.name,
  description: school.description ?? '',
  isActive: school.isActive,
  isDistrict: school.isDistrict,
  parentId: school.parentId,
  timeZone: school.timeZone,
  approvalPolicy: school.approvalPolicy,
  acceptsSupervisors: school.acceptsSupervisors,
  hoursGoal: String(school.hoursGoal),
  oldestAcceptedDays: String(school.oldestAcceptedDays),
  emailNotifications: school.emailNotifications,
  quietFrom: school.quietFrom,
  quietUntil: school.quietUntil,
  reminders: school.reminders,
  secondFactorFrom: school.secondFactorFrom,
  reason: '',
});

/** Defaults to the system settings. */
export const formOfNewSchool = (settings: SystemSettings): SchoolFormValues => ({
  name: '',
  description: '',
  isActive: true,
  isDistrict: false,
  parentId: null,
  timeZone: DEFAULT_TIME_ZONE,
  approvalPolicy: settings.defaultApprovalPolicy,
  acceptsSupervisors: false,
  hoursGoal: String(settings.defaultHoursGoal),
  oldestAcceptedDays: String(settings.defaultOldestAcceptedDays),
  emailNotifications: settings.defaultEmailNotifications,
  quietFrom: '',
  quietUntil: '',
  reminders: true,
  secondFactorFrom: '',
  reason: '',
});

const wireOf = ({ isDistrict: _forGood, ...values }: SchoolFormValues): CreateOrganization => ({
  ...values,
  name: values.name.trim(),
  description: values.description.trim() || null,
  timeZone: zoneNamed(values.timeZone),
  hoursGoal: wholeOf(values.hoursGoal),
  oldestAcceptedDays: wholeOf(values.oldestAcceptedDays),
  reason: values.reason.trim() || null,
});

/** Contains only changed fields. */
export function changesFrom(began: SchoolFormValues, values: SchoolFormValues): Partial<CreateOrganization> {
  const before = wireOf(began);
  return Object.fromEntries(
    Object.entries(wireOf(values)).filter(([field, value]) => before[field as keyof CreateOrganization] !== value),
  );
}

const newSchoolOf = (values: SchoolFormValues): CreateOrganization => ({
  ...wireOf(values),
  ...(values.isDistrict && { isDistrict: true, parentId: null }),
});

export const newSchoolResolver = wireResolver(CreateOrganization, newSchoolOf);

/** `inOtherSchool`: the school is not the super-admin's own. */
export const schoolResolver = (inOtherSchool: boolean) =>
  wireResolver(ChangeOrganization, wireOf, ({ reason }) =>
    inOtherSchool && !reason.trim() ? { reason: OTHER_SCHOOL_NEEDS_REASON } : {},
  );

export const TIME_ZONES: readonly string[] = Intl.supportedValuesOf('timeZone');

/** "America/New_York" for "new york"; what names no zone or several is returned as it is. */
export function zoneNamed(typed: string): string {
  const name = typed.trim().replaceAll(' ', '_').toLowerCase();
  const named = TIME_ZONES.filter((zone) => [zone, zone.replace(/.*\//, '')].some((one) => one.toLowerCase() === name));
  return named.length === 1 ? (named[0] as string) : typed;
}

const WORDS: Readonly<Record<ApprovalPolicy, { readonly label: string; readonly sentence: string }>> = {
  standard: { label: t('schools.standard'), sentence: t('schools.standardDetail') },
  strict: { label: t('schools.strict'), sentence: t('schools.strictDetail') },
};

export const policyLabel = (policy: ApprovalPolicy): string => WORDS[policy].label;
export const policySentence = ({ approvalPolicy, acceptsSupervisors }: ApprovalRules): string =>
  approvalPolicy === 'strict' && acceptsSupervisors
    ? t('schools.strictWithSupervisors')
    : WORDS[approvalPolicy].sentence;

export const POLICY_CHOICES = APPROVAL_POLICIES.map((policy) => ({ value: policy, ...WORDS[policy] }));

export const EMAIL_CHOICES_IN_WORDS = EMAIL_CHOICES.map((value) => ({ value, label: t(EMAIL_CHOICE_LABELS[value]) }));
