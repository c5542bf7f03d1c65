import type { Loss } from './roster.js';
import { confirm, make, revoke, type Family, type FamilyLink, type FamilyLinkEvent } from './family-link.js';

/** The link that a roster made for two people last. */
export interface MadeLink {
  readonly recordId: number;
  /** Whether a roster, or the undo of one, ended it. */
  readonly given: { readonly ended: boolean };
}

export interface PlannedFamily {
  readonly family: Family;
  /** Undefined for a new link. */
  readonly link: FamilyLink | undefined;
  readonly events: readonly FamilyLinkEvent[];
  readonly ended: boolean;
}

interface RosterOfFamilies {
  readonly families: readonly Family[];
  /** Whether links that it doesn't name end. */
  readonly isComplete: boolean;
  /** The students whom it lists. */
  readonly students: ReadonlySet<number>;
}

interface FamiliesOfSchool {
  readonly organizationId: number;
  /** The oldest first. */
  readonly links: readonly FamilyLink[];
  readonly made: ReadonlyMap<string, MadeLink>;
}

/**
 * Parents and guardians of the roster follow their students at once, as where staff link the two: the list is the
 * school's own record. What staff or a family decided by hand stays, and a link that the roster made ends when a
 * complete one no longer names it.
 */
export function planFamilies(
  { families, isComplete, students }: RosterOfFamilies,
  { organizationId, links, made }: FamiliesOfSchool,
): { readonly planned: readonly PlannedFamily[]; readonly loss: Loss } {
  const newest = new Map(links.map((link) => [keyOf(link), link]));
  const wanted = new Map(
    families.map(({ parentId, studentId }) => [keyOf({ parentId, studentId }), { parentId, studentId }]),
  );
  const planned: PlannedFamily[] = [];
  for (const [key, family] of wanted) {
    const [link, last] = [newest.get(key), made.get(key)];
    if (!link || isEndedByNobody(link, last))
      planned.push({ family, link: undefined, events: make(family, { elsewhere: false }), ended: false });
    // a request after someone ended the roster's link is theirs to answer
    else if (link.status === 'requested' && (!last || last.given.ended))
      planned.push({ family, link, events: confirm(link, { ...SYSTEM, organizationId }), ended: false });
  }
  const live = [...made].flatMap(([key, { recordId, given }]) => {
    const link = newest.get(key);
    return link?.status === 'confirmed' && link.id === recordId && !given.ended ? [link] : [];
  });
  const ending = live.filter((link) => isComplete && !wanted.has(keyOf(link)) && students.has(link.studentId));
  for (const link of ending) {
    const { parentId, studentId } = link;
    planned.push({ family: { parentId, studentId }, link, events: revoke(link, { organizationId }), ended: true });
  }
  return { planned, loss: { of: 'families', count: ending.length, total: live.length } };
}

/** Takes back what a roster did: a link that it made or confirmed ends, and one that it ended is made again. */
export function undoFamily(
  { recordId, given }: MadeLink,
  { organizationId, newest }: { readonly organizationId: number; readonly newest: FamilyLink | undefined },
): PlannedFamily | undefined {
  // someone has linked the two anew since
  if (newest?.id !== recordId) return undefined;
  const { parentId, studentId, status } = newest;
  const family = { parentId, studentId };
  if (given.ended)
    return status === 'revoked'
      ? { family, link: undefined, events: make(family, { elsewhere: false }), ended: false }
      : undefined;
  if (status !== 'requested' && status !== 'confirmed') return undefined;
  return { family, link: newest, events: revoke(newest, { organizationId }), ended: true };
}

export const keyOf = ({ parentId, studentId }: Family): string => `${parentId} ${studentId}`;

/** A roster ended it, or the server, when one of the two got another role. */
const isEndedByNobody = ({ id, status, decidedBy }: FamilyLink, last: MadeLink | undefined): boolean =>
  status === 'revoked' && (decidedBy === null || (last?.recordId === id && last.given.ended));

const SYSTEM = { id: 0, role: 'admin' } as const;
