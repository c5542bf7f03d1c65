import type { ApprovalPolicy, DistrictRule, EmailChoice, SignInProtocol, SignInRole } from '@hourtrail/contracts';
import type { Actor } from '../../platform/kernel/actor.js';

export interface SchoolRules {
  /** IANA name such as America/Chicago. */
  readonly timeZone: string;
  readonly approvalPolicy: ApprovalPolicy;
  /** Whether a strict school counts what supervisors without an account confirm. */
  readonly acceptsSupervisors: boolean;
  readonly hoursGoal: number;
  /** How many days in the past volunteers may log hours for. */
  readonly oldestAcceptedDays: number;
  /** For people who chose nothing themselves. */
  readonly emailNotifications: EmailChoice;
  /** "22:00"; email waits from then to `quietUntil`. Both empty for no quiet hours. */
  readonly quietFrom: string;
  readonly quietUntil: string;
  readonly reminders: boolean;
  /** A day from which staff who log in with a password need a second factor; empty for never. */
  readonly secondFactorFrom: string;
}

export interface Organization extends SchoolRules {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly description: string | null;
  readonly isActive: boolean;
  /** Has schools and staff, but no students. */
  readonly isDistrict: boolean;
  /** The district of a school. */
  readonly parentId: number | null;
  /** Every district it has ever been of: its trails name their staff. */
  readonly districts: readonly number[];
  /** Of a district: what its schools cannot change. Of a school: what its district set. */
  readonly lockedRules: readonly DistrictRule[];
  /** Members of New School enter it to ask to join; null turns joining by code off. */
  readonly joinCode: string | null;
  /** #rrggbb; empty for none. */
  readonly color: string;
  /** Both null without a logo. */
  readonly logoId: number | null;
  readonly logoHash: string | null;
  readonly createdAt: Date;
}

/** The provider that signs in a school's people; its client secret stands beside it, encrypted. */
export interface SignInSettings {
  readonly protocol: SignInProtocol;
  /** The address by which an OpenID provider calls itself, or the entity ID of a SAML provider. */
  readonly issuer: string;
  /** Empty at SAML. */
  readonly clientId: string;
  /** Where people log in, the certificates and the attribute with the address; null by OpenID Connect. */
  readonly saml: SamlSettings | null;
  /** Of its people's addresses; empty for any. */
  readonly domain: string;
  readonly roles: readonly SignInRole[];
  /** Whether people of these roles cannot use a password. */
  readonly required: boolean;
  /** By which claims people get an account at their first sign-in; null if they get none. */
  readonly newAccounts: NewAccountClaims | null;
}

/** Each is empty where the school names none. */
export interface NewAccountClaims {
  readonly roleClaim: string;
  readonly teacherValue: string;
  readonly verifierValue: string;
  readonly gradeClaim: string;
}

export interface SamlSettings {
  readonly startUrl: string;
  readonly certificates: readonly string[];
  readonly emailAttribute: string;
}

/** A logo as it is kept: a PNG. */
export type LogoFile = { readonly id: number; readonly sha256: string; readonly bytes: number };

export type By = Pick<Actor, 'role' | 'organizationId' | 'key'>;
