import { randomUUID, type KeyObject } from 'node:crypto';
import { inflateRawSync } from 'node:zlib';
import { SignedXml } from 'xml-crypto';
import type { Answer, Client } from './client.js';
import { makeCertificate, type KeyWithCertificate } from './certificates.js';

const HTML = { accept: 'text/html,application/xhtml+xml' };
const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const ENVELOPED = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
export const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
export const EMAIL = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
const SUCCESS = 'urn:oasis:names:tc:SAML:2.0:status:Success';

/** A request of ours, as it reaches the provider. */
export interface SamlRequest {
  readonly id: string;
  readonly acs: string;
  readonly audience: string;
  readonly relayState: string;
}

/** What a response says; every part may be another's. */
export interface Claims {
  readonly issuer: string;
  readonly audience: string;
  readonly recipient: string;
  readonly destination: string;
  readonly inResponseTo: string;
  readonly status: string;
  /** Inside the element, as XML. */
  readonly nameId: string;
  readonly format: string;
  readonly notBefore: Date;
  readonly notOnOrAfter: Date;
  readonly attributes: Readonly<Record<string, string | readonly string[]>>;
  readonly assertionId: string;
  readonly method: string;
}

export interface Signing {
  readonly key?: KeyObject;
  readonly pem?: string;
  readonly algorithm?: string;
  readonly digest?: string;
  readonly transforms?: readonly string[];
}

/** A SAML identity provider: signs assertions as real ones do, and says what a spec asks for. */
export class SamlServer {
  readonly issuer = `https://idp.example/${randomUUID()}`;
  readonly startUrl = 'https://idp.example/sso';

  constructor(
    private readonly now: () => Date,
    readonly key: KeyWithCertificate = makeCertificate(),
  ) {}

  metadata({ certificates = [this.key.pem], more = '', startUrl = this.startUrl, issuer = this.issuer } = {}): string {
    const keys = certificates.map(
      (pem) => `<md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>
        <ds:X509Certificate>${inBase64(pem)}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`,
    );
    return `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${issuer}">
      <!-- of the provider --><md:IDPSSODescriptor ${more} protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      ${keys.join('')}<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${startUrl}"/>
      </md:IDPSSODescriptor></md:EntityDescriptor>`;
  }

  /** What it says to a request about a person, unless `than` says otherwise. */
  says({ id, acs, audience }: SamlRequest, email: string, than: Partial<Claims> = {}): Claims {
    const at = this.now().getTime();
    return {
      ...{ issuer: this.issuer, audience, recipient: acs, destination: acs, inResponseTo: id, status: SUCCESS },
      ...{ nameId: `person of ${email}`, format: PERSISTENT, attributes: { mail: email } },
      ...{ notBefore: new Date(at - 5_000), notOnOrAfter: new Date(at + 300_000) },
      ...{ assertionId: `_${randomUUID()}`, method: 'urn:oasis:names:tc:SAML:2.0:cm:bearer' },
      ...than,
    };
  }

  assertion(claims: Claims): string {
    const at = this.now().toISOString();
    const times = `NotBefore="${claims.notBefore.toISOString()}" NotOnOrAfter="${claims.notOnOrAfter.toISOString()}"`;
    const attributes = Object.entries(claims.attributes).map(
      ([name, values]) =>
        `<saml:Attribute Name="${name}">${[values]
          .flat()
          .map((value) => `<saml:AttributeValue>${value}</saml:AttributeValue>`)
          .join('')}</saml:Attribute>`,
    );
    return (
      `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${claims.assertionId}" Version="2.0" IssueInstant="${at}">` +
      `<saml:Issuer>${claims.issuer}</saml:Issuer><saml:Subject>${claims.nameId && `<saml:NameID Format="${claims.format}">${claims.nameId}</saml:NameID>`}` +
      `<saml:SubjectConfirmation Method="${claims.method}"><saml:SubjectConfirmationData Recipient="${claims.recipient}" ` +
      `InResponseTo="${claims.inResponseTo}" NotOnOrAfter="${claims.notOnOrAfter.toISOString()}"/></saml:SubjectConfirmation></saml:Subject>` +
      `<saml:Conditions ${times}><saml:AudienceRestriction><saml:Audience>${claims.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>` +
      `<saml:AuthnStatement AuthnInstant="${at}"/><saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement></saml:Assertion>`
    );
  }

  /** Around assertions, which may be signed. */
  response(claims: Claims, assertions: string, more = ''): string {
    return (
      `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" Version="2.0" ` +
      `IssueInstant="${this.now().toISOString()}" Destination="${claims.destination}" InResponseTo="${claims.inResponseTo}">` +
      `<saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${claims.issuer}</saml:Issuer>${more}` +
      `<samlp:Status><samlp:StatusCode Value="${claims.status}"/></samlp:Status>${assertions}</samlp:Response>`
    );
  }

  /** Signs an element of XML by its name, after the issuer in it. */
  sign(xml: string, name: 'Assertion' | 'Response', signing: Signing = {}): string {
    const signed = new SignedXml({
      privateKey: (signing.key ?? this.key.privateKey).export({ type: 'pkcs8', format: 'pem' }),
      publicCert: signing.pem ?? this.key.pem,
      signatureAlgorithm: signing.algorithm ?? 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
      canonicalizationAlgorithm: EXCLUSIVE,
    });
    signed.addReference({
      xpath: `//*[local-name(.)='${name}']`,
      transforms: [...(signing.transforms ?? [ENVELOPED, EXCLUSIVE])],
      digestAlgorithm: signing.digest ?? 'http://www.w3.org/2001/04/xmlenc#sha256',
    });
    const reference = `//*[local-name(.)='${name}']/*[local-name(.)='Issuer']`;
    signed.computeSignature(xml, { prefix: 'ds', location: { reference, action: 'after' } });
    return signed.getSignedXml();
  }

  /** A response with one signed assertion. */
  answer(claims: Claims, signing: Signing = {}): string {
    return this.response(claims, this.sign(this.assertion(claims), 'Assertion', signing));
  }
}

const inBase64 = (pem: string): string => pem.replace(/-----.*-----|\s/g, '');

/** Follows a browser to the provider. */
export async function goToSaml(browser: Client, school: number, next = ''): Promise<SamlRequest> {
  const left = await browser.get(`/api/auth/oidc/${school}${next}`, HTML);
  const location = new URL(String(left.headers['location']), 'http://here');
  if (left.status !== 302) throw new Error(`Not led to a SAML provider: ${location.href}`);
  return samlRequestIn(location);
}

export function samlRequestIn(location: URL): SamlRequest {
  const request = location.searchParams.get('SAMLRequest');
  if (!request) throw new Error(`Not led to a SAML provider: ${location.href}`);
  const xml = inflateRawSync(Buffer.from(request, 'base64')).toString();
  const within = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? '';
  return {
    id: within(/ ID="([^"]+)"/),
    acs: within(/AssertionConsumerServiceURL="([^"]+)"/),
    audience: within(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: location.searchParams.get('RelayState') ?? '',
  };
}

/** The provider's page posts; `xml` may be any bytes. */
export function postSaml(
  browser: Client,
  { acs, relayState }: Pick<SamlRequest, 'acs' | 'relayState'>,
  xml: string | Buffer,
  /** Beside these two. */
  fields: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const form = new URLSearchParams({ SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: relayState });
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return browser.send('POST', new URL(acs).pathname, String(form), {
    ...HTML,
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://idp.example',
    'sec-fetch-site': 'cross-site',
  });
}
