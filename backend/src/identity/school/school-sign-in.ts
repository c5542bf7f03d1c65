import { isStorableText, LIMITS, type NewAccountRules, type Role, type SignInProtocol } from '@hourtrail/contracts';
import { isEmail } from 'class-validator';
import { refused } from '../log-in/provider-refusal.js';
import type { SignInSecrets } from '../log-in/provider-sign-ins.js';

const LONGEST_SUBJECT = 255;

/** What the metadata of a SAML provider says, and where in its assertions a person's address is. */
export interface SamlSettings {
  readonly startUrl: string;
  /** PEM, each for signing. */
  readonly certificates: readonly string[];
  /** Empty: the NameID. */
  readonly emailAttribute: string;
}

/** The provider of a school, and what it may do there. */
export interface SchoolSignIn {
  readonly organizationId: number;
  readonly isOpen: boolean;
  readonly protocol: SignInProtocol;
  /** At SAML the entity ID of the provider. */
  readonly issuer: string;
  /** Empty at SAML. */
  readonly clientId: string;
  /** Undefined if it was encrypted with an earlier key, and at SAML. */
  readonly clientSecret: string | undefined;
  /** Null by OpenID Connect. */
  readonly saml: SamlSettings | null;
  readonly domain: string;
  readonly roles: readonly Role[];
  readonly required: boolean;
  /** Null where only people who are here already sign in. */
  readonly newAccounts: NewAccountRules | null;
  /** Who set it up, and who could have been them. */
  readonly setBy: readonly number[];
}

/** Who the provider says has signed in. */
export interface SchoolIdentity {
  readonly protocol: SignInProtocol;
  readonly issuer: string;
  readonly subject: string;
  /** Verified, and of the school's domain if it has one. */
  readonly email: string;
  /** Empty if the provider doesn't tell. */
  readonly firstName: string;
  readonly lastName: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** How a provider is asked who someone is. */
export interface SignInMethod {
  /** Where the browser goes. */
  addressFor(school: SchoolSignIn, secrets: SignInSecrets): Promise<string>;
  /** `answer`: with which the browser came back. Throws a ProviderRefusal unless it proves who signed in. */
  identify(school: SchoolSignIn, answer: string, secrets: SignInSecrets): Promise<SchoolIdentity>;
  /** A sentence, or undefined if the provider can be used. */
  problemOf(school: SchoolSignIn): Promise<string | undefined>;
}

/** Of a person whom the provider proved: what it says of them. */
export interface Claimed {
  readonly subject: unknown;
  readonly email: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly claims: Readonly<Record<string, unknown>>;
}

/** Throws unless the claims name one person with an address of the school's domain. */
export function identityIn(
  { protocol, issuer, domain }: Pick<SchoolSignIn, 'protocol' | 'issuer' | 'domain'>,
  { subject, email, firstName, lastName, claims }: Claimed,
): SchoolIdentity {
  if (!isStorableText(subject) || subject === '' || subject.length > LONGEST_SUBJECT) throw refused('school-refused');
  if (!isStorableText(email) || !isEmail(email) || email.length > LIMITS.emailMax)
    throw refused('school-email-unverified');
  const address = email.normalize('NFC');
  if (domain && !address.toLowerCase().endsWith(`@${domain}`)) throw refused('school-other-tenant');
  return {
    ...{ protocol, issuer, subject, email: address, claims },
    firstName: textOr(firstName),
    lastName: textOr(lastName),
  };
}

const textOr = (value: unknown): string => (isStorableText(value) ? value : '');

/** By their claims; the values of others make students. */
export function roleOf(
  { claims }: Pick<SchoolIdentity, 'claims'>,
  { roleClaim, teacherValue, verifierValue }: NewAccountRules,
): 'student' | 'teacher' | 'verifier' {
  const values = roleClaim ? valuesOf(claims, roleClaim) : [];
  if (teacherValue && values.includes(teacherValue)) return 'teacher';
  return verifierValue && values.includes(verifierValue) ? 'verifier' : 'student';
}

export function valuesOf(claims: SchoolIdentity['claims'], name: string): readonly string[] {
  const value = Object.hasOwn(claims, name) ? claims[name] : undefined;
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter((one) => typeof one === 'string');
}
