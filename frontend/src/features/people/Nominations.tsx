import { useState } from 'react';
import { t, reachOf, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { usePeopleListInfiniteQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Row } from '../../ui/Rows.js';
import { actionsOn } from './userActions.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Since } from '../../ui/Since.js';
import { Trans } from '../../ui/Trans.js';
import { useUserConfirmations } from './useUserConfirmations.js';
import { WAITING_ROWS, WaitingCard } from './WaitingCard.js';

interface Answering {
  readonly user: UserView;
  readonly action: 'confirm' | 'refuse';
}

export function Nominations({ onOpen }: { onOpen: (id: number) => void }) {
  const reader = useSessionUser();
  const everywhere = reachOf(reader.role, 'nominations.answer').includes('everywhere');
  const list = usePeopleListInfiniteQuery({ status: ['nominated'], sort: 'createdAt', limit: WAITING_ROWS });
  const [answering, setAnswering] = useState<Answering | null>(null);
  const confirmations = useUserConfirmations();
  return (
    <>
      <WaitingCard title={t('people.nominatedVerifiers')} list={list}>
        {(user) => (
          <Row
            key={user.id}
            icon={<PersonAvatar name={fullName(user)} role={user.role} />}
            title={
              <Link component="button" type="button" onClick={() => onOpen(user.id)}>
                {fullName(user)}
              </Link>
            }
            text={
              <>
                {everywhere ? `${user.email}, ${user.organizationName}` : user.email}
                <br />
                <NominatedBy user={user} />
              </>
            }
          >
            {actionsOn(user, reader).includes('confirm') && (
              <>
                <Button
                  variant="outlined"
                  aria-label={t('people.confirmName', { name: fullName(user) })}
                  onClick={() => setAnswering({ user, action: 'confirm' })}
                >
                  {t('people.confirm')}
                </Button>
                <Button
                  color="error"
                  aria-label={t('people.declineName', { name: fullName(user) })}
                  onClick={() => setAnswering({ user, action: 'refuse' })}
                >
                  {t('people.decline')}
                </Button>
              </>
            )}
          </Row>
        )}
      </WaitingCard>
      {/* stays open when the row is gone, so that staff can create the invitation link */}
      <ConfirmDialog
        confirmation={answering && confirmations(answering.user)[answering.action]}
        onClose={() => setAnswering(null)}
      />
    </>
  );
}

function NominatedBy({ user }: { user: UserView }) {
  const time = <Since at={user.createdAt} />;
  return user.createdBy ? (
    <Trans id="people.nominatedBy" values={{ name: user.createdBy.name, time }} />
  ) : (
    <Trans id="people.askedThroughLink" values={{ time }} />
  );
}
