import {
  t,
  ChangeDistrictRules,
  ChangeOrganization,
  CreateOrganization,
  DEFAULT_TIME_ZONE,
  DISTRICT_RULES,
  APPROVAL_POLICIES,
  EMAIL_CHOICE_LABELS,
  EMAIL_CHOICES,
  type ApprovalPolicy,
  type DistrictRule,
  type EmailChoice,
  type ApprovalRules,
  type OrganizationView,
  type SchoolRule,
  type SystemSettings,
} from '@hourtrail/contracts';
import { formatDate, formatTime } from '../../lib/dates.js';
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

export const districtRulesOf = (values: SchoolFormValues) => {
  const wire = wireOf(values);
  return Object.fromEntries(DISTRICT_RULES.map((rule) => [rule, wire[rule]])) as Pick<CreateOrganization, DistrictRule>;
};

export const districtRulesResolver = wireResolver(ChangeDistrictRules, districtRulesOf);

/** Contains only changed fields. */
export function changesFrom(began: SchoolFormValues, values: SchoolFormValues): Partial<CreateOrganization> {
  const before = wireOf(began);
  return Object.fromEntries(
    Object.entries(wireOf(values)).filter(([field, value]) => before[field as keyof CreateOrganization] !== value),
  );
}

export const newSchoolOf = (values: SchoolFormValues): CreateOrganization => ({
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

export const setByDistrict = ({ parentName }: OrganizationView): string =>
  parentName ? t('districts.setBy', { district: parentName }) : t('districts.setByDistrict');

interface RuleFact {
  readonly rule: SchoolRule;
  readonly label: string;
  readonly words: string;
}

/** What a school asks, as it says it to its people. */
export const factsOfRules = (school: Pick<OrganizationView, SchoolRule>): readonly RuleFact[] => [
  {
    rule: 'approvalPolicy',
    label: t('schools.approvalPolicy'),
    words: `${policyLabel(school.approvalPolicy)}. ${policySentence(school)}`,
  },
  {
    rule: 'hoursGoal',
    label: t('schools.hoursGoal'),
    words: t('pages.hoursPerVolunteer', { count: school.hoursGoal }),
  },
  {
    rule: 'oldestAcceptedDays',
    label: t('pages.oldestEntry'),
    words: t('pages.daysOld', { count: school.oldestAcceptedDays }),
  },
  {
    rule: 'emailNotifications',
    label: t('labels.emailNotifications'),
    words: t(EMAIL_CHOICE_LABELS[school.emailNotifications]),
  },
  {
    rule: 'quietFrom',
    label: t('schools.quietHours'),
    words: school.quietFrom
      ? t('schools.quietFromUntil', { from: formatTime(school.quietFrom), until: formatTime(school.quietUntil) })
      : t('schools.noQuietHours'),
  },
  {
    rule: 'reminders',
    label: t('labels.reminders'),
    words: school.reminders ? t('schools.remindersOn') : t('schools.remindersOff'),
  },
  {
    rule: 'secondFactorFrom',
    label: t('labels.secondFactorFrom'),
    words: school.secondFactorFrom ? formatDate(school.secondFactorFrom) : t('schools.secondFactorNever'),
  },
];

export const POLICY_CHOICES = APPROVAL_POLICIES.map((policy) => ({ value: policy, ...WORDS[policy] }));

export const EMAIL_CHOICES_IN_WORDS = EMAIL_CHOICES.map((value) => ({ value, label: t(EMAIL_CHOICE_LABELS[value]) }));
