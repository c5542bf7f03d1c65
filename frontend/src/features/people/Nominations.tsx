import { useState } from 'react';
import { reachOf, type UserView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { usePeopleListInfiniteQuery } from '../../api/people.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useLast } from '../../lib/useLast.js';
import { fullName } from '../../lib/names.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Row } from '../../ui/Rows.js';
import { actionsOn } from './allowed.js';
import { AskDialog } from '../../ui/AskDialog.js';
import { Since } from '../../ui/Since.js';
import { useUserAsks } from './useUserAsks.js';
import { WAITING_ROWS, WaitingCard } from './WaitingCard.js';

interface Asked {
  readonly user: UserView;
  readonly action: 'confirm' | 'refuse';
}

/** Verifiers whom students and parents nominated, until staff answer. */
export function Nominations({ onOpen }: { onOpen: (id: number) => void }) {
  const reader = useSessionUser();
  const everywhere = reachOf(reader.role, 'nominations.answer').includes('everywhere');
  const list = usePeopleListInfiniteQuery({ status: ['nominated'], sort: 'createdAt', limit: WAITING_ROWS });
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = useLast(asked);
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
                  onClick={() => setAsked({ user, action: 'confirm' })}
                >
                  Confirm
                </Button>
                <Button
                  color="error"
                  aria-label={`Refuse ${fullName(user)}`}
                  onClick={() => setAsked({ user, action: 'refuse' })}
                >
                  Refuse
                </Button>
              </>
            )}
          </Row>
        )}
      </WaitingCard>
      {shown && <NominationAsk asked={shown} open={asked !== null} onClose={() => setAsked(null)} />}
    </>
  );
}

interface NominationAskProps {
  readonly asked: Asked;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Stays when the answered row is gone, so that the invitation link can be made at once. */
function NominationAsk({ asked: { user, action }, open, onClose }: NominationAskProps) {
  const asks = useUserAsks(user);
  return <AskDialog ask={open ? asks[action] : null} onClose={onClose} />;
}
