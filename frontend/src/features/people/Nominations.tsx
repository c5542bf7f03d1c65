import { useState } from 'react';
import { reachOf, type UserView } from '@hourtrail/contracts';
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
      <WaitingCard title="Nominated verifiers" list={list}>
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
                {user.email}
                <br />
                Nominated by {user.createdBy?.name ?? 'a volunteer'}
                {everywhere && ` at ${user.organizationName}`}, <Since at={user.createdAt} />
              </>
            }
          >
            {actionsOn(user, reader).includes('confirm') && (
              <>
                <Button
                  variant="outlined"
                  aria-label={`Confirm ${fullName(user)}`}
                  onClick={() => setAnswering({ user, action: 'confirm' })}
                >
                  Confirm
                </Button>
                <Button
                  color="error"
                  aria-label={`Refuse ${fullName(user)}`}
                  onClick={() => setAnswering({ user, action: 'refuse' })}
                >
                  Refuse
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
