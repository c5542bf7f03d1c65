import type { FamilyLinkView } from '@hourtrail/contracts';
import { useSearchParams } from 'react-router-dom';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';

export type Child = FamilyLinkView['student'];

export interface Following {
  /** Undefined while loading. */
  readonly children: readonly Child[] | undefined;
  /** Children whose links wait for the school's confirmation. */
  readonly waiting: readonly Child[];
  /** The child whose hours are shown; null for the user's own. */
  readonly child: Child | null;
  /** The URL names a child that the user cannot see, or no longer. */
  readonly gone: boolean;
  /** The links that decide whose hours to show are loading. */
  readonly deciding: boolean;
  readonly failed: unknown;
  readonly refetch: () => unknown;
}

const MOST = 100;

/** The children a parent follows and the one that `?child=` selects; none for other roles. */
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
