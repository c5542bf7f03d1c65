import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { rowsOf, type PagedQuery } from '../api/paging.js';
import { DensitySwitch, useDensity, type Density } from './density.js';
import { LIST_PANEL_ID, tabId } from './FilterTabs.js';
import { ListFootBar, ListFrame, ListHead } from './ListCard.js';
import { PagedRows, type PagedRowsProps } from './LoadedRows.js';

// filters may wrap, and the rest of the head stays in the first line
const Head = styled(ListHead)(({ theme }) => ({
  alignItems: 'flex-start',
  '& > .MuiTypography-root': { alignSelf: 'center' },
  '& > div + div': { minHeight: 40 },
  '& > .MuiButton-root, & > .MuiIconButton-root': { marginTop: 2 },
  [theme.breakpoints.down('md')]: { alignItems: 'center', justifyContent: 'flex-start' },
}));

interface ListPanelProps {
  readonly label: string;
  readonly tab?: string | undefined;
  readonly head: ReactNode;
  readonly children: (density: Density) => ReactNode;
}

export function ListPanel({ label, tab, head, children }: ListPanelProps) {
  const [density, setDensity] = useDensity();
  const panel = tab === undefined ? {} : { role: 'tabpanel', id: LIST_PANEL_ID, 'aria-labelledby': tabId(tab) };
  return (
    <ListFrame aria-label={label}>
      <Head>
        {head}
        <DensitySwitch density={density} onChange={setDensity} />
      </Head>
      <div {...panel}>{children(density)}</div>
    </ListFrame>
  );
}

export interface PagedListProps<Row> extends Omit<PagedRowsProps<Row>, 'children'>, Omit<ListPanelProps, 'children'> {
  readonly children: (rows: readonly Row[], density: Density) => ReactNode;
}

export const PagedList = <Row,>({ label, tab, head, children, ...rows }: PagedListProps<Row>) => (
  <ListPanel label={label} tab={tab} head={head}>
    {(density) => (
      <>
        <PagedRows {...rows}>{(shown) => children(shown, density)}</PagedRows>
        <PagedFoot list={rows.list} />
      </>
    )}
  </ListPanel>
);

export const PagedFoot = ({ list }: { list: PagedQuery<unknown> }) =>
  rowsOf(list)?.length ? (
    <ListFootBar>
      <ListFoot list={list} />
    </ListFootBar>
  ) : null;

/** The count takes the focus when the "more" button goes away. */
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
        {t('ui.showing', { shown: rowsOf(list)?.length ?? 0, total: list.currentData?.pages.at(-1)?.total ?? '' })}
      </span>
      {more && (
        <Button variant="outlined" aria-disabled={busy} onClick={press}>
          {busy ? t('ui.loading') : t('ui.loadMore')}
        </Button>
      )}
    </>
  );
}
