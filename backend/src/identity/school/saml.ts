import { SAML } from '@node-saml/node-saml';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../platform/kernel/clock.js';
import { WEB_OPTIONS, type WebOptions } from '../../platform/web/web-options.js';
import { ProviderRefusal, refused } from '../log-in/provider-refusal.js';
import type { SignInSecrets } from '../log-in/provider-sign-ins.js';
import { childrenOf, elementsIn, onlyChild, readXml, textOf } from './safe-xml.js';
import { METADATA, problemOfCertificates, PROTOCOL, validCertificates } from './saml-metadata.js';
import {
  identityIn,
  valuesOf,
  type Claimed,
  type SchoolIdentity,
  type SchoolSignIn,
  type SignInMethod,
} from './school-sign-in.js';

const ASSERTION = 'urn:oasis:names:tc:SAML:2.0:assertion';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';
const BEARER = 'urn:oasis:names:tc:SAML:2.0:cm:bearer';
const POST = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST';
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
/** Of the response in Base64. */
const LONGEST = 256 * 1024;
const SKEW = 60_000;

/** Every algorithm that a response may name: no SHA-1, and no canonical form that keeps comments. */
const ALGORITHMS: readonly string[] = [
  'http://www.w3.org/2000/09/xmldsig#enveloped-signature',
  'http://www.w3.org/2001/10/xml-exc-c14n#',
  'http://www.w3.org/2001/04/xmlenc#sha256',
  'http://www.w3.org/2001/04/xmlenc#sha512',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512',
  'http://www.w3.org/2007/05/xmldsig-more#sha256-rsa-MGF1',
];

const FIRST_NAMES = [
  'urn:oid:2.5.4.42',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/givenname',
  'givenName',
  'firstName',
  'first_name',
];
const LAST_NAMES = [
  'urn:oid:2.5.4.4',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/surname',
  'sn',
  'surname',
  'lastName',
  'last_name',
];

type Place = Pick<WebOptions, 'publicUrl'>;

/** Our name at the provider of a school, and the address of our metadata. */
export const entityIdOf = ({ publicUrl }: Place, organizationId: number): string =>
  `${publicUrl}/api/auth/saml/metadata/${organizationId}`;

/** One for each school, so that no assertion for one school opens another. */
export const acsOf = ({ publicUrl }: Place, organizationId: number): string =>
  `${publicUrl}/api/auth/saml/${organizationId}`;

/** For whoever runs the provider. */
export const ourMetadata = (place: Place, organizationId: number): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="${METADATA}" entityID="${inXml(entityIdOf(place, organizationId))}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="${PROTOCOL}">
    <NameIDFormat>${PERSISTENT}</NameIDFormat>
    <NameIDFormat>${EMAIL_FORMAT}</NameIDFormat>
    <AssertionConsumerService index="0" isDefault="true" Binding="${POST}" Location="${inXml(acsOf(place, organizationId))}"/>
  </SPSSODescriptor>
</EntityDescriptor>
`;

const inXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * SAML 2.0, begun by us alone. node-saml verifies signature and audience. What it leaves open is checked here: status,
 * destination, recipient, issuer, the method of confirmation, times by our clock, the algorithms, and where signatures
 * stand.
 */
@Injectable()
export class Saml implements SignInMethod {
  private readonly log = new Logger(Saml.name);

  constructor(
    private readonly clock: Clock,
    @Inject(WEB_OPTIONS) private readonly options: WebOptions,
  ) {}

  async addressFor(school: SchoolSignIn, { state, nonce }: SignInSecrets): Promise<string> {
    return this.libraryFor(school, requestIdOf(nonce)).getAuthorizeUrlAsync(state, undefined, {});
  }

  /** `answer`: the form field SAMLResponse. */
  async identify(school: SchoolSignIn, answer: string, { nonce }: SignInSecrets): Promise<SchoolIdentity> {
    const requestId = requestIdOf(nonce);
    const library = this.libraryFor(school, requestId);
    const acs = acsOf(this.options, school.organizationId);
    const expected = { issuer: school.issuer, requestId, acs, now: this.clock.now() };
    try {
      const xml = decoded(answer);
      requireOneSignedAssertion(readXml(xml), expected);
      const { profile } = await library.validatePostResponseAsync({
        SAMLResponse: Buffer.from(xml).toString('base64'),
      });
      // nothing but what the signature covers is read from here on
      const assertion = readXml(profile?.getAssertionXml?.() ?? '');
      requireIsForThisSignIn(assertion, expected);
      return identityIn(school, claimedIn(assertion, school.saml?.emailAttribute ?? ''));
    } catch (error) {
      const refusal = error instanceof ProviderRefusal ? error : refused('school-refused');
      this.log.warn(`A sign-in at school ${school.organizationId} ended with ${refusal.problem}: ${String(error)}`);
      throw refusal;
    }
  }

  async problemOf({ saml }: SchoolSignIn): Promise<string | undefined> {
    return problemOfCertificates(saml?.certificates ?? [], this.clock.now());
  }

  private libraryFor({ organizationId, saml }: SchoolSignIn, requestId: string): SAML {
    if (!saml) throw refused('school-not-set-up');
    const valid = validCertificates(saml.certificates, this.clock.now());
    if (valid.length === 0) throw refused('school-certificate-expired');
    const entityId = entityIdOf(this.options, organizationId);
    return new SAML({
      ...{ issuer: entityId, audience: entityId, callbackUrl: acsOf(this.options, organizationId) },
      ...{ entryPoint: saml.startUrl, idpCert: [...valid], generateUniqueId: () => requestId },
      ...{ wantAssertionsSigned: true, wantAuthnResponseSigned: false },
      ...{ identifierFormat: null, disableRequestedAuthnContext: true },
      // times are checked by our clock
      acceptedClockSkewMs: -1,
    });
  }
}

/** An XML id begins with no digit. */
const requestIdOf = (nonce: string | null): string => `_${nonce}`;

interface Expected {
  readonly issuer: string;
  readonly requestId: string;
  readonly acs: string;
  readonly now: Date;
}

const untrusted = (what: string): never => {
  throw new Error(what);
};

function decoded(answer: string): string {
  if (answer.length > LONGEST) untrusted('too long');
  const base64 = answer.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) untrusted('no Base64');
  return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'));
}

/** Of the whole response, signed or not: it can only refuse. */
function requireOneSignedAssertion(response: Element, { issuer, requestId, acs }: Expected): void {
  if (response.namespaceURI !== PROTOCOL || response.localName !== 'Response') untrusted('no response');
  const all = elementsIn(response);
  const named = (name: string): readonly Element[] => all.filter(({ localName }) => localName === name);
  const attribute = (name: string): string | null => response.getAttribute(name);
  const status = onlyChild(onlyChild(response, PROTOCOL, 'Status'), PROTOCOL, 'StatusCode');
  if (status?.getAttribute('Value') !== SUCCESS) throw refused('school-declined');
  if (named('EncryptedAssertion').length > 0) throw refused('school-encrypted');
  if (attribute('Version') !== '2.0') untrusted('version');
  if (attribute('InResponseTo') !== requestId) untrusted('response to another request');
  if (attribute('Destination') && attribute('Destination') !== acs) untrusted('destination');
  const [from] = childrenOf(response, ASSERTION, 'Issuer');
  if (from && textOf(from) !== issuer) untrusted('issuer of the response');
  const [assertion, ...others] = named('Assertion');
  if (assertion?.parentNode !== response || others.length > 0) untrusted('not one assertion');
  const signatures = named('Signature');
  const areInPlace = signatures.every(({ parentNode }) => parentNode === response || parentNode === assertion);
  if (signatures.length > 2 || !areInPlace) untrusted('a signature elsewhere');
  const attributes = all.flatMap((element) => Array.from(element.attributes));
  const isKnown = ({ localName, value }: Attr): boolean => localName !== 'Algorithm' || ALGORITHMS.includes(value);
  if (!attributes.every(isKnown)) untrusted('algorithm');
  const ids = attributes.filter(({ localName }) => /^id$/i.test(localName)).map(({ value }) => value);
  if (new Set(ids).size < ids.length) untrusted('two elements of one id');
}

/** `assertion`: as it was signed. */
function requireIsForThisSignIn(assertion: Element, { issuer, requestId, acs, now }: Expected): void {
  if (assertion.namespaceURI !== ASSERTION || assertion.localName !== 'Assertion') untrusted('no assertion');
  if (textOf(onlyChild(assertion, ASSERTION, 'Issuer')) !== issuer) untrusted('issuer');
  const subject = onlyChild(assertion, ASSERTION, 'Subject');
  const isConfirmed = (subject ? childrenOf(subject, ASSERTION, 'SubjectConfirmation') : []).some((confirmation) => {
    const data = onlyChild(confirmation, ASSERTION, 'SubjectConfirmationData');
    return (
      confirmation.getAttribute('Method') === BEARER &&
      data?.getAttribute('Recipient') === acs &&
      data.getAttribute('InResponseTo') === requestId &&
      isCurrent(data, now)
    );
  });
  if (!isConfirmed) untrusted('nobody confirmed for this sign-in');
  const conditions = onlyChild(assertion, ASSERTION, 'Conditions');
  if (!conditions || !isCurrent(conditions, now)) untrusted('conditions');
  const statements = childrenOf(assertion, ASSERTION, 'AuthnStatement');
  if (statements.length === 0) untrusted('no sign-in');
}

/** Needs an end. */
function isCurrent(element: Element, now: Date): boolean {
  const at = (name: string): number => Date.parse(element.getAttribute(name) ?? '');
  const begins = element.getAttribute('NotBefore') ? at('NotBefore') : now.getTime();
  return begins - SKEW <= now.getTime() && now.getTime() < at('NotOnOrAfter') + SKEW;
}

function claimedIn(assertion: Element, emailAttribute: string): Claimed {
  const nameId = onlyChild(onlyChild(assertion, ASSERTION, 'Subject'), ASSERTION, 'NameID');
  const format = nameId?.getAttribute('Format') ?? '';
  if (format !== PERSISTENT && format !== EMAIL_FORMAT) untrusted(`a NameID of format ${format || 'unspecified'}`);
  const name = textOf(nameId);
  const claims: Record<string, readonly string[]> = {};
  for (const statement of childrenOf(assertion, ASSERTION, 'AttributeStatement'))
    for (const attribute of childrenOf(statement, ASSERTION, 'Attribute')) {
      const key = attribute.getAttribute('Name') ?? '';
      const values = childrenOf(attribute, ASSERTION, 'AttributeValue').map(textOf);
      Object.defineProperty(claims, key, { value: [...valuesOf(claims, key), ...values], configurable: true });
    }
  const firstOf = (names: readonly string[]): string | undefined => names.flatMap((one) => valuesOf(claims, one))[0];
  const [email, ...others] = emailAttribute ? valuesOf(claims, emailAttribute) : format === EMAIL_FORMAT ? [name] : [];
  return {
    // an address in other letters is the same person's
    subject: format === EMAIL_FORMAT ? name.normalize('NFC').toLowerCase() : name,
    email: others.length === 0 ? email : undefined,
    firstName: firstOf(FIRST_NAMES),
    lastName: firstOf(LAST_NAMES),
    claims,
  };
}
