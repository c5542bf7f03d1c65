import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { errorReference } from '../api/errorMessage.js';
import type { Page } from '../api/paging.js';
import { DensitySwitch, useDensity, type Density } from './density.js';
import { LIST_PANEL_ID, tabId } from './FilterTabs.js';
import { ListFootBar, ListFrame, ListHead } from './ListCard.js';
import { ListFoot } from './ListFoot.js';
import { ErrorState } from './states.js';

// filters may take a second line; what follows them stays in the first
const Head = styled(ListHead)(({ theme }) => ({
  alignItems: 'flex-start',
  '& > .MuiTypography-root': { alignSelf: 'center' },
  '& > div + div': { minHeight: 40 },
  '& > .MuiButton-root, & > .MuiIconButton-root': { marginTop: 2 },
  [theme.breakpoints.down('md')]: { alignItems: 'center', justifyContent: 'flex-start' },
}));

/** As much of an infinite query as a list needs. */
export interface PagedQuery<Row> {
  readonly currentData?: { readonly pages: readonly Page<Row>[] } | undefined;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

export const rowsOf = <Row,>({ currentData }: Pick<PagedQuery<Row>, 'currentData'>): readonly Row[] | undefined =>
  currentData?.pages.flatMap(({ rows }) => rows);

interface PagedListProps<Row> {
  readonly label: string;
  readonly list: PagedQuery<Row>;
  /** The key of the tab that is selected, where tabs choose what is listed. */
  readonly tab?: string;
  /** What narrows the list. */
  readonly head: ReactNode;
  readonly skeleton: ReactNode;
  /** What to say when there is nothing. */
  readonly empty: ReactNode;
  /** What to say when it cannot be read, such as "The entries could not be loaded". */
  readonly failed: string;
  readonly children: (rows: readonly Row[], density: Density) => ReactNode;
}

/** A list of any length, a page at a time. */
export function PagedList<Row>({ label, list, tab, head, skeleton, empty, failed, children }: PagedListProps<Row>) {
  const [density, setDensity] = useDensity();
  const rows = rowsOf(list);
  const panel = tab === undefined ? {} : { role: 'tabpanel', id: LIST_PANEL_ID, 'aria-labelledby': tabId(tab) };
  return (
    <ListFrame aria-label={label}>
      <Head>
        {head}
        <DensitySwitch density={density} onChange={setDensity} />
      </Head>
      <div {...panel}>
        {list.isError && !rows ? (
          <ErrorState title={failed} reference={errorReference(list.error)} onRetry={() => void list.refetch()} />
        ) : !rows ? (
          skeleton
        ) : rows.length === 0 ? (
          empty
        ) : (
          children(rows, density)
        )}
      </div>
      {rows && rows.length > 0 && (
        <ListFootBar>
          <ListFoot
            shown={rows.length}
            total={list.currentData?.pages.at(-1)?.total ?? ''}
            more={list.hasNextPage}
            busy={list.isFetchingNextPage}
            onMore={() => void list.fetchNextPage()}
          />
        </ListFootBar>
      )}
    </ListFrame>
  );
}
