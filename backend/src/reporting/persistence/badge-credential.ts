import { hash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { currentLanguage, shownRecordCode, t } from '@hourtrail/contracts';
import { canonicalJson } from '../../platform/event-log/recording.js';
import type { Json } from '../../platform/kernel/event.js';
import { inSeconds, multikeyOf, withProof } from '../../platform/sealing/data-integrity.js';
import type { NoteKey, NoteSigner } from '../../platform/sealing/signed-note.js';

const CREDENTIALS = 'https://www.w3.org/ns/credentials/v2';
const OPEN_BADGES = 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json';

export interface EarnedAchievement {
  readonly organizationId: number;
  readonly school: string;
  readonly achievementId: number;
  readonly requiredHours: number;
  readonly earnedAt: Date;
}

export interface Holder {
  readonly email: string;
  /** Only if they show it. */
  readonly name: string | null;
}

interface Issued {
  readonly id: number;
  readonly code: string;
  readonly at: Date;
}

export const issuerUrl = (publicUrl: string, organizationId: number): string =>
  `${publicUrl}/api/badges/issuers/${organizationId}`;

export const badgeFile = (publicUrl: string, code: string, extension: 'json' | 'png'): string =>
  `${publicUrl}/api/badges/${shownRecordCode(code)}.${extension}`;

/** An OpenBadgeCredential of Open Badges 3.0, as the RFC 8785 bytes that are stored and baked. */
export function signedBadge(
  { badge, name, earned, holder }: { badge: Issued; name: string; earned: EarnedAchievement; holder: Holder },
  { publicUrl, signer }: { readonly publicUrl: string; readonly signer: NoteSigner },
): string {
  const { organizationId, school, achievementId, requiredHours: hours, earnedAt } = earned;
  const issuer = issuerUrl(publicUrl, organizationId);
  const list = statusListUrl(issuer, listOf(badge.id));
  const credential = {
    '@context': [CREDENTIALS, OPEN_BADGES],
    id: badgeFile(publicUrl, badge.code, 'json'),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name,
    issuer: { id: issuer, type: ['Profile'], name: school },
    validFrom: inSeconds(earnedAt),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: identifiersOf(holder),
      achievement: {
        id: `${issuer}#achievement-${achievementId}`,
        type: ['Achievement'],
        achievementType: 'CommunityService',
        inLanguage: currentLanguage(),
        name,
        description: t('badges.description', { hours }),
        criteria: { narrative: t('badges.criteria', { hours, school }) },
        image: { id: badgeFile(publicUrl, badge.code, 'png'), type: 'Image' },
      },
    },
    credentialStatus: {
      id: `${list}#${indexOf(badge.id)}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(indexOf(badge.id)),
      statusListCredential: list,
    },
  };
  return canonicalJson(withProof(credential, { signer, controller: issuer, at: badge.at }));
}

/** Whoever knows the email address can compare it; the address itself is not there. */
function identifiersOf({ email, name }: Holder): Json {
  const salt = randomBytes(16).toString('hex');
  return [
    {
      type: 'IdentityObject',
      identityType: 'emailAddress',
      hashed: true,
      salt,
      identityHash: `sha256$${hash('sha256', email.toLowerCase() + salt, 'hex')}`,
    },
    ...(name === null ? [] : [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: name }]),
  ];
}

/** The fewest bits that the W3C's Bitstring Status List allows, so that an index says little about a person. */
export const LIST_BITS = 131_072;
const listOf = (id: number): number => Math.floor(id / LIST_BITS) + 1;
const indexOf = (id: number): number => id % LIST_BITS;
const statusListUrl = (issuer: string, list: number): string => `${issuer}/status/${list}`;

/** The ids of badges that a list is about, from the first to the one before the last. */
export const idsOf = (list: number): readonly [from: number, to: number] => [(list - 1) * LIST_BITS, list * LIST_BITS];

const DAY_MS = 24 * 3_600_000;

/** A BitstringStatusListCredential. It ends after a day, so that an old one can't hide a revocation for long. */
export function signedStatusList(
  { organizationId, list, revoked }: { organizationId: number; list: number; revoked: readonly number[] },
  { publicUrl, signer, at }: { readonly publicUrl: string; readonly signer: NoteSigner; readonly at: Date },
): string {
  const issuer = issuerUrl(publicUrl, organizationId);
  const id = statusListUrl(issuer, list);
  const bits = Buffer.alloc(LIST_BITS / 8);
  for (const index of revoked.map(indexOf)) bits[index >> 3] = (bits[index >> 3] as number) | (0x80 >> (index & 7));
  const credential = {
    '@context': [CREDENTIALS],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer,
    validFrom: inSeconds(at),
    validUntil: inSeconds(new Date(at.getTime() + DAY_MS)),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  };
  return canonicalJson(withProof(credential, { signer, controller: issuer, at }));
}

/** The school as an issuer, with every key that the log was signed with: a profile and a controller document in one. */
export function issuerProfile(
  { organizationId, school }: Pick<EarnedAchievement, 'organizationId' | 'school'>,
  { publicUrl, keys }: { readonly publicUrl: string; readonly keys: readonly NoteKey[] },
): string {
  const id = issuerUrl(publicUrl, organizationId);
  const methods = keys
    .map(({ publicKey }) => multikeyOf(publicKey))
    .map((key) => ({ id: `${id}#${key}`, type: 'Multikey', controller: id, publicKeyMultibase: key }));
  return canonicalJson({
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1', CREDENTIALS, OPEN_BADGES],
    id,
    type: ['Profile'],
    name: school,
    url: publicUrl,
    verificationMethod: methods,
    assertionMethod: methods.map((method) => method.id),
  });
}
