import { hash, timingSafeEqual } from 'node:crypto';
import { canonicalJson, commitmentTo, macOf, SALT } from '../../platform/event-log/recording.js';
import type { Json } from '../../platform/kernel/event.js';
import { isErasedSince, type Erasures } from './erasures.js';
import type { ProblemKind } from './problem.js';

export interface StoredEvent {
  readonly stream: string;
  readonly version: number;
  readonly type: string;
  /** A number if a superuser set it to infinity. */
  readonly at: Date | number;
  readonly actor_id: number | null;
  readonly canonical: string;
  readonly hash: Buffer;
  readonly mac: Buffer;
  readonly texts: Readonly<Record<string, readonly [salt: string, body: string]>> | null;
}

/** Columns from `log.events e`, except stream and version. */
export const EVENT_AND_TEXTS = `e.type, e.at, e.actor_id, e.canonical,
  coalesce(e.hash, '') AS hash, coalesce(e.mac, '') AS mac,
  (SELECT jsonb_object_agg(coalesce(x.field, ''), jsonb_build_array(coalesce(encode(x.salt, 'hex'), ''), coalesce(x.body, ''))) FROM log.texts x
   WHERE (x.organization_id, x.stream, x.version) = (e.organization_id, e.stream, e.version)) AS texts`;

export interface Known {
  readonly macKey: Buffer;
  readonly erasures: Erasures;
}

/** Checks bytes, MAC, columns and texts, but not the place in the log. */
export function problemsOfEvent(
  organizationId: number,
  row: StoredEvent,
  { macKey, erasures }: Known,
): readonly ProblemKind[] {
  const digest = hash('sha256', row.canonical, 'hex');
  const problems: ProblemKind[] = [];
  if (digest !== row.hash.toString('hex')) problems.push('edited');
  const mac = Buffer.from(macOf(macKey, digest), 'hex');
  if (row.mac.length !== mac.length || !timingSafeEqual(mac, row.mac)) problems.push('forged');
  const parsed = jsonIn(row.canonical);
  if (!parsed || !isLabelled(organizationId, row, parsed)) return [...problems, 'mislabelled'];
  return [...problems, ...problemsOfTexts(row, parsed, isErasedSince(row, erasures))];
}

function problemsOfTexts(
  { texts }: StoredEvent,
  parsed: Readonly<Record<string, Json>>,
  isErased: boolean,
): readonly ProblemKind[] {
  const problems: ProblemKind[] = [];
  const commitments = (parsed['texts'] ?? {}) as Readonly<Record<string, string | null>>;
  for (const [field, [salt, body]] of Object.entries(texts ?? {})) {
    if (!commitments[field]) problems.push('text-added');
    else if (!isCommittedTo(commitments[field], Buffer.from(salt, 'hex'), body)) problems.push('text-swapped');
    else if (isErased) problems.push('text-returned');
  }
  const isGone = Object.entries(commitments).some(([field, commitment]) => commitment && !texts?.[field]);
  return isGone && !isErased ? [...problems, 'text-removed'] : problems;
}

// salt and text are concatenated: a longer salt could contain the start of the text
const isCommittedTo = (commitment: string, salt: Buffer, body: string): boolean =>
  salt.length === SALT && commitmentTo(salt, body) === commitment;

function jsonIn(canonical: string): Readonly<Record<string, Json>> | undefined {
  try {
    const value = JSON.parse(canonical) as Json;
    return canonicalJson(value) === canonical ? (value as Readonly<Record<string, Json>>) : undefined;
  } catch {
    return undefined;
  }
}

function isLabelled(organizationId: number, row: StoredEvent, parsed: Readonly<Record<string, Json>>): boolean {
  const actor = parsed['actor'] as { readonly id: number | null } | undefined;
  return (
    parsed['organization'] === organizationId &&
    parsed['stream'] === row.stream &&
    parsed['version'] === row.version &&
    parsed['type'] === row.type &&
    isInstant(row.at) &&
    parsed['at'] === row.at.toISOString() &&
    actor?.id === row.actor_id
  );
}

export const isInstant = (at: Date | number): at is Date => at instanceof Date && !Number.isNaN(at.getTime());
