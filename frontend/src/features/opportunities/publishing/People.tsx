import { useId } from 'react';
import type { SignupView } from '@hourtrail/contracts';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSignupsListInfiniteQuery, type SignupFilter } from '../../../api/opportunities.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatInstant } from '../../../lib/dates.js';
import { fullName } from '../../../lib/names.js';
import { ListFoot } from '../../../ui/ListFoot.js';
import { PagedRows } from '../../../ui/LoadedRows.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
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
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h3" component="h4">
        {label}
      </Typography>
      <PagedRows
        list={list}
        skeleton={<RowsSkeleton label={`Loading: ${label}`} rows={3} cardHeight={64} />}
        empty={<Typography sx={{ color: 'text.secondary', mt: 2 }}>{empty}</Typography>}
        failed="The list could not be loaded"
      >
        {(rows) => (
          <>
            <Rows aria-label={label}>
              {rows.map((signup) => (
                <Person key={signup.id} signup={signup} />
              ))}
            </Rows>
            <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', mt: 3, color: 'text.secondary' }}>
              <ListFoot list={list} />
            </Stack>
          </>
        )}
      </PagedRows>
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
