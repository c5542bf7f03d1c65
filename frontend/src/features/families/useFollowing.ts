import type { FamilyLinkView } from '@hourtrail/contracts';
import { useSearchParams } from 'react-router-dom';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';

export type Child = FamilyLinkView['student'];

/** Whom a parent follows, and whose hours are on the page. */
export interface Following {
  /** Undefined until known. */
  readonly children: readonly Child[] | undefined;
  /** Links that wait for the school. */
  readonly waiting: readonly Child[];
  /** Whose hours are shown; null for the signed-in person's own. */
  readonly child: Child | null;
  /** The address asks for a child that is not, or no longer, theirs to see. */
  readonly gone: boolean;
  /** Whose hours to show is not yet known. */
  readonly deciding: boolean;
  readonly failed: unknown;
  readonly refetch: () => unknown;
}

const MOST = 100;

/** The children a parent follows, and the one that `?child=` chooses; for everybody else there are none. */
export function useFollowing(): Following {
  const isParent = useSessionUser().role === 'parent';
  const requested = useSearchParams()[0].get('child');
  const links = useFamilyLinksInfiniteQuery(
    { status: ['requested', 'confirmed'], limit: MOST },
    { skip: !isParent, refetchOnMountOrArgChange: true },
  );
  const all = isParent ? links.data?.pages.flatMap(({ rows }) => rows) : [];
  const of = (status: FamilyLinkView['status']): readonly Child[] | undefined =>
    all?.filter((link) => link.status === status).map(({ student }) => student);
  const children = of('confirmed');
  const child = children?.find(({ id }) => String(id) === requested) ?? null;
  return {
    children,
    waiting: of('requested') ?? [],
    child,
    gone: isParent && requested !== null && children !== undefined && child === null,
    deciding: isParent && requested !== null && children === undefined && !links.isError,
    failed: links.isError && !all ? links.error : undefined,
    refetch: links.refetch,
  };
}
