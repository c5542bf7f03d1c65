import { t, isVolunteer, type FamilyLinkStatus, type Role, type UserView } from '@hourtrail/contracts';
import { styled } from '@mui/material/styles';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { useHoursPageQuery } from '../../api/hours.js';
import { useOpportunitiesPageQuery, useSignupsPageQuery } from '../../api/opportunities.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName, inAList } from '../../lib/names.js';
import { PATHS } from '../../lib/paths.js';
import { InlineLink } from '../../ui/InlineLink.js';

/** Of names, and of people for whom it is counted what ends. */
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
  /** Absent if they are deactivated. */
  readonly newRole?: Role;
}

/** Who is deactivated or gets another role, what waits for the verifiers among them, and what ends for the volunteers. */
export function DeactivationDetails({ users, named = true, newRole }: DeactivationDetailsProps) {
  const names = users.slice(0, MOST).map(fullName);
  const changing = users.filter(({ role }) => role !== newRole);
  const leaving = [
    ...changing.filter(({ role }) => role === 'verifier'),
    ...changing.filter(({ role }) => isVolunteer(role)),
  ];
  const uncounted = leaving.length - MOST;
  return (
    <>
      {named && <p style={{ margin: '12px 0 0', overflowWrap: 'anywhere' }}>{namesOf(names, users.length)}</p>}
      <List>
        {leaving
          .slice(0, MOST)
          .map((user) =>
            user.role === 'verifier' ? (
              <WaitingWork key={user.id} user={user} />
            ) : (
              <EndingTies key={user.id} user={user} newRole={newRole} />
            ),
          )}
        {uncounted > 0 && <li>{t('people.othersNotCounted', { count: uncounted })}</li>}
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
          {reader.role === 'admin' || reader.role === 'district-admin' ? (
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

/** A family link ends with another role; a place in an opportunity when the account is deactivated, too. */
function EndingTies({ user, newRole }: { user: UserView; newRole: Role | undefined }) {
  const { id, organizationId, role } = user;
  const name = fullName(user);
  const isStudent = role === 'student';
  const links = useFamilyLinksInfiniteQuery(
    newRole
      ? {
          ...(isStudent ? { studentId: id } : { parentId: id }),
          ...{ organizationId, status: ['requested', 'confirmed'], limit: MOST },
        }
      : skipToken,
    FRESH,
  );
  const signups = useSignupsPageQuery({ userId: id, when: 'upcoming', organizationId, limit: 1 }, FRESH);
  const rows = links.currentData?.pages[0]?.rows ?? [];
  const othersIn = (status: FamilyLinkStatus): string =>
    inAList(
      rows.filter((link) => link.status === status).map((link) => fullName(isStudent ? link.parent : link.student)),
    );
  const [others, waiting] = [othersIn('confirmed'), othersIn('requested')];
  const places = countIn(signups.currentData);
  return (
    <>
      {others && (
        <li>
          {isStudent ? t('people.noLongerFollowed', { name, others }) : t('people.noLongerFollows', { name, others })}
        </li>
      )}
      {waiting && (
        <li>
          {isStudent
            ? t('people.requestOfEnds', { others: waiting, name })
            : t('people.requestEnds', { name, others: waiting })}
        </li>
      )}
      {places && (
        <li>
          {newRole
            ? t('people.placesForNewRole', { total: places, name })
            : t('people.placesCancelled', { total: places, name })}
        </li>
      )}
    </>
  );
}

/** Undefined for none. */
const countIn = (page: { readonly total: string } | undefined): string | undefined =>
  page && page.total !== '0' ? page.total : undefined;
