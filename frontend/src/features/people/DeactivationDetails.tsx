import { t, type UserView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { useHoursPageQuery } from '../../api/hours.js';
import { useOpportunitiesPageQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName, inAList } from '../../lib/names.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';

/** Of names, and of verifiers whose work is counted. */
const MOST = 10;

const List = styled('ul')({
  margin: '12px 0 0',
  paddingLeft: 20,
  overflowWrap: 'anywhere',
  '&:empty': { display: 'none' },
});

interface DeactivationDetailsProps {
  readonly users: readonly UserView[];
  /** False if the dialog names the person already. */
  readonly named?: boolean;
}

/** Who is deactivated or gets another role, and what waits for the verifiers among them. */
export function DeactivationDetails({ users, named = true }: DeactivationDetailsProps) {
  const names = users.slice(0, MOST).map(fullName);
  const verifiers = users.filter(({ role }) => role === 'verifier');
  const uncounted = verifiers.length - MOST;
  return (
    <>
      {named && <p style={{ margin: '12px 0 0', overflowWrap: 'anywhere' }}>{namesOf(names, users.length)}</p>}
      <List>
        {verifiers.slice(0, MOST).map((user) => (
          <WaitingWork key={user.id} user={user} />
        ))}
        {uncounted > 0 && <li>{t('people.verifiersNotCounted', { count: uncounted })}</li>}
      </List>
    </>
  );
}

const namesOf = (names: readonly string[], count: number): string =>
  inAList(count > names.length ? [...names, t('people.moreNames', { count: count - names.length })] : names);

const FRESH = { refetchOnMountOrArgChange: true } as const;

function WaitingWork({ user }: { user: UserView }) {
  const reader = useSessionUser();
  const { id, organizationId } = user;
  const entries = useHoursPageQuery({ verifierId: id, status: ['pending'], organizationId, limit: 1 }, FRESH);
  const events = useOpportunitiesPageQuery(
    { coordinatorId: id, when: 'upcoming', active: true, organizationId, limit: 1 },
    FRESH,
  );
  const name = fullName(user);
  const waiting = countIn(entries.currentData);
  const coordinated = countIn(events.currentData);
  const only = coordinated === '1' ? events.currentData?.rows[0] : undefined;
  const words = waiting && t('people.entriesWait', { total: waiting, name });
  return (
    <>
      {words && (
        <li>
          {/* only their dashboard lists a school's entries */}
          {reader.role === 'admin' ? (
            <InlineLink to={`${PATHS.dashboard}?tab=hours&status=pending&verifier=${id}`}>{words}</InlineLink>
          ) : (
            words
          )}
          . {reader.approvalPolicy === 'strict' ? t('people.entriesWaitStrict') : t('people.entriesWaitAfter')}
        </li>
      )}
      {coordinated && (
        <li>
          <InlineLink to={only ? `${PATHS.opportunities}?opportunity=${only.id}` : PATHS.opportunities}>
            {t('people.coordinatesUpcoming', { total: coordinated, name })}
          </InlineLink>
          {only && ` (${only.title})`}. {t('people.coordinatesAfter')}
        </li>
      )}
    </>
  );
}

/** Undefined for none. */
const countIn = (page: { readonly total: string } | undefined): string | undefined =>
  page && page.total !== '0' ? page.total : undefined;
