import type { FamilyLinkStatus } from '@hourtrail/contracts';
import { recordIdOf, type RecordedEvent } from '../../platform/kernel/event.js';
import type { FamilyLinkData, FamilyLinkEvent, FamilyLinkEventType } from './family-link.events.js';
import * as rules from './family-link.rules.js';
import type { Family, FamilyActor, FamilyLink } from './family-link.state.js';

export const request = ({ parentId, studentId }: Family): readonly FamilyLinkEvent[] => [
  { type: 'family-link.requested', data: { parentId, studentId } },
];

export const make = (
  { parentId, studentId }: Family,
  { elsewhere, reason }: { readonly elsewhere: boolean; readonly reason?: string | null | undefined },
): readonly FamilyLinkEvent[] => [
  linkEvent('family-link.made', { parentId, studentId }, { needsReason: elsewhere, reason }),
];

export function confirm(link: FamilyLink, by: FamilyActor, reason?: string | null): readonly FamilyLinkEvent[] {
  rules.onlyARequestIsAnswered(link);
  return [decided('family-link.confirmed', link, by, reason)];
}

export function refuse(link: FamilyLink, by: FamilyActor, reason?: string | null): readonly FamilyLinkEvent[] {
  rules.onlyARequestIsAnswered(link);
  return [decided('family-link.refused', link, by, reason)];
}

/** Also ends a pending request. */
export function revoke(link: FamilyLink, by: At, reason?: string | null): readonly FamilyLinkEvent[] {
  rules.onlyALiveLinkIsRevoked(link);
  return [decided('family-link.revoked', link, by, reason)];
}

type At = Pick<FamilyActor, 'organizationId'>;

const decided = (
  type: FamilyLinkEventType,
  { parentId, studentId, organizationId }: FamilyLink,
  by: At,
  reason: string | null | undefined,
): FamilyLinkEvent =>
  linkEvent(type, { parentId, studentId }, { needsReason: by.organizationId !== organizationId, reason });

function linkEvent(
  type: FamilyLinkEventType,
  data: FamilyLinkData,
  { needsReason, reason }: { readonly needsReason: boolean; readonly reason: string | null | undefined },
): FamilyLinkEvent {
  if (reason?.trim()) return { type, data, texts: { reason } };
  return { type, data: needsReason ? { ...data, noReason: true } : data };
}

const BECOMES: Readonly<Record<Exclude<FamilyLinkEventType, 'family-link.erased'>, FamilyLinkStatus>> = {
  'family-link.requested': 'requested',
  'family-link.made': 'confirmed',
  'family-link.confirmed': 'confirmed',
  'family-link.refused': 'refused',
  'family-link.revoked': 'revoked',
};

export function evolve(before: FamilyLink | undefined, event: RecordedEvent): FamilyLink {
  const { at, actor, organizationId, version } = event;
  if (before && event.type === 'family-link.erased') return { ...before, version };
  const status = BECOMES[event.type as keyof typeof BECOMES];
  const { parentId, studentId } = event.data as unknown as FamilyLinkData;
  const id = recordIdOf(event.stream);
  const begun = before ?? { organizationId, id, parentId, studentId, requestedBy: actor.id, requestedAt: at };
  const decision =
    status === 'requested' ? { decidedBy: null, decidedAt: null } : { decidedBy: actor.id, decidedAt: at };
  return { ...begun, ...decision, version, status };
}
