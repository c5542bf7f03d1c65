import { X509Certificate } from 'node:crypto';
import { isOnThisMachine, LIMITS, t, type SamlCertificate } from '@hourtrail/contracts';
import { invalid } from '../../platform/kernel/domain-error.js';
import { childrenOf, elementsIn, readXml, textOf } from './safe-xml.js';
import type { SamlSettings } from './school-sign-in.js';

export const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
export const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';
const CERTIFICATES_MAX = 10;
const LEAST_BITS = 2_048;
const SECURE = /^https:\/\/[^\s"'<>]+$/;

export interface SamlProvider extends Pick<SamlSettings, 'startUrl' | 'certificates'> {
  /** The entity ID. */
  readonly issuer: string;
}

/** What the metadata of an identity provider says of it. Throws a sentence for who pasted it. */
export function providerIn(metadata: string, mayBeHere: boolean): SamlProvider {
  const root = rootOf(metadata);
  if (root.namespaceURI !== METADATA) throw wrong(t('apiSchools.metadataUnreadable'));
  if (root.localName === 'EntitiesDescriptor') throw wrong(t('apiSchools.metadataOfMany'));
  const issuer = root.getAttribute('entityID') ?? '';
  const [descriptor, ...more] = childrenOf(root, METADATA, 'IDPSSODescriptor').filter((one) =>
    (one.getAttribute('protocolSupportEnumeration') ?? '').split(/\s+/).includes(PROTOCOL),
  );
  if (root.localName !== 'EntityDescriptor' || !descriptor || !issuer || issuer.length > LIMITS.issuerMax)
    throw wrong(t('apiSchools.metadataUnreadable'));
  if (more.length > 0) throw wrong(t('apiSchools.metadataOfMany'));
  if (['true', '1'].includes(descriptor.getAttribute('WantAuthnRequestsSigned') ?? ''))
    throw wrong(t('apiSchools.metadataWantsSigned'));
  const startUrl = childrenOf(descriptor, METADATA, 'SingleSignOnService')
    .filter((one) => one.getAttribute('Binding') === REDIRECT)
    .map((one) => one.getAttribute('Location') ?? '')
    .find((url) => URL.canParse(url) && (SECURE.test(url) || (mayBeHere && isOnThisMachine(url))));
  if (startUrl === undefined || startUrl.length > LIMITS.descriptionMax)
    throw wrong(t('apiSchools.metadataNoRedirect'));
  const certificates = certificatesIn(descriptor);
  if (certificates.length === 0) throw wrong(t('apiSchools.metadataNoCertificate'));
  return { issuer, startUrl, certificates };
}

function rootOf(metadata: string): Element {
  try {
    return readXml(metadata, { comments: true });
  } catch (error) {
    const declares = (error as Error).message === 'declarations';
    throw wrong(declares ? t('apiSchools.metadataHasDeclarations') : t('apiSchools.metadataUnreadable'));
  }
}

function certificatesIn(descriptor: Element): readonly string[] {
  const found = childrenOf(descriptor, METADATA, 'KeyDescriptor')
    .filter((key) => key.getAttribute('use') !== 'encryption')
    .flatMap((key) => elementsIn(key))
    .filter(({ namespaceURI, localName }) => namespaceURI === SIGNATURE && localName === 'X509Certificate')
    .slice(0, CERTIFICATES_MAX)
    .flatMap((element) => pemOf(textOf(element)));
  return [...new Set(found)];
}

/** None for a key that cannot be read, or is too weak. */
function pemOf(base64: string): readonly string[] {
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    const isStrong = asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS;
    return isStrong ? [certificate.toString()] : [];
  } catch {
    return [];
  }
}

const wrong = (message: string) => invalid('organizations.metadata', [{ field: 'metadata', message }]);

export const certificateView = (pem: string): SamlCertificate => {
  const { validToDate, fingerprint256 } = new X509Certificate(pem);
  return { validUntil: validToDate.toISOString(), fingerprint: fingerprint256.replaceAll(':', '').toLowerCase() };
};

/** Those that have begun and have not expired. */
export const validCertificates = (certificates: readonly string[], now: Date): readonly string[] =>
  certificates.filter((pem) => {
    const { validFromDate, validToDate } = new X509Certificate(pem);
    return validFromDate <= now && now < validToDate;
  });

/** A sentence, or undefined if some certificate is valid. */
export function problemOfCertificates(certificates: readonly string[], now: Date): string | undefined {
  if (validCertificates(certificates, now).length > 0) return undefined;
  const latest =
    certificates
      .map((pem) => certificateView(pem).validUntil)
      .sort()
      .at(-1) ?? '';
  return t('apiSchools.certificateExpired', { day: latest.slice(0, 10) });
}
