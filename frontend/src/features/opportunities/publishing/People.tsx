import { useId } from 'react';
import type { SignupView } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { errorReference } from '../../../api/errorMessage.js';
import { useSignupsListInfiniteQuery, type SignupFilter } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { ListFoot } from '../../../ui/ListFoot.js';
import { rowsOf } from '../../../ui/PagedList.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { ErrorState } from '../../../ui/states.js';
import { placeInLine } from '../opportunityWords.js';

const PAGE_ROWS = 25;

interface PeopleProps {
  readonly label: string;
  readonly empty: string;
  readonly filter: SignupFilter;
}

/** People by their sign-ups, in the order in which they came. */
export function People({ label, empty, filter }: PeopleProps) {
  const id = useId();
  const list = useSignupsListInfiniteQuery(
    { ...filter, sort: 'signedUpAt', limit: PAGE_ROWS },
    { refetchOnMountOrArgChange: true },
  );
  const rows = rowsOf(list);
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h4">
        {label}
      </Typography>
      {rows ? (
        rows.length === 0 ? (
          <Typography sx={{ color: 'text.secondary', mt: 2 }}>{empty}</Typography>
        ) : (
          <>
            <Rows aria-label={label}>
              {rows.map((signup) => (
                <Person key={signup.id} signup={signup} />
              ))}
            </Rows>
            <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', mt: 3, color: 'text.secondary' }}>
              <ListFoot
                shown={rows.length}
                total={list.currentData?.pages.at(-1)?.total ?? ''}
                more={list.hasNextPage}
                busy={list.isFetchingNextPage}
                onMore={() => void list.fetchNextPage()}
              />
            </Stack>
          </>
        )
      ) : list.isError ? (
        <ErrorState
          title="The list could not be loaded"
          reference={errorReference(list.error)}
          onRetry={() => void list.refetch()}
        />
      ) : (
        <RowsSkeleton label={`Loading: ${label}`} rows={3} cardHeight={64} />
      )}
    </section>
  );
}

function Person({ signup: { user, signedUpAt, position } }: { signup: SignupView }) {
  const { timeZone } = useSessionUser();
  return (
    <Row title={fullName(user) || 'Unknown person'} text={`Since ${formatInstant(signedUpAt, timeZone)}`}>
      {position !== null && placeInLine(position)}
    </Row>
  );
}
