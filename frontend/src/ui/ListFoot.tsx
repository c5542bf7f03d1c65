import { useLayoutEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { rowsOf, type PagedQuery } from '../api/paging.js';

/** How much of a list is on screen, and the rest of it. The button goes with the last of it: the count takes the focus. */
export function ListFoot({ list }: { list: PagedQuery<unknown> }) {
  const { hasNextPage: more, isFetchingNextPage: busy } = list;
  const count = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    if (more || !isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement === document.body) count.current?.focus({ preventScroll: true });
  }, [more]);
  const press = (): void => {
    if (busy) return;
    isPressed.current = true;
    list.fetchNextPage();
  };
  return (
    <>
      <span ref={count} role="status" tabIndex={-1}>
        Showing {rowsOf(list)?.length ?? 0} of {list.currentData?.pages.at(-1)?.total}
      </span>
      {more && (
        <Button variant="outlined" aria-disabled={busy} onClick={press}>
          {busy ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </>
  );
}
