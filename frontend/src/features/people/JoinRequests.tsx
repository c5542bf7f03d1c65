import { useState } from 'react';
import { reachOf, type JoinRequestView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { useJoinRequestsInfiniteQuery } from '../../api/families.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { fullName } from '../../lib/names.js';
import { PersonAvatar } from '../../ui/PersonAvatar.js';
import { Row } from '../../ui/Rows.js';
import { AdmitDialog } from './AdmitDialog.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { Since } from '../../ui/Since.js';
import { useRefuseJoin } from './useJoinAsks.js';
import { WAITING_ROWS, WaitingCard } from './WaitingCard.js';

/** Members of New School who entered a school's join code, until it answers. */
export function JoinRequests() {
  const everywhere = reachOf(useSessionUser().role, 'join.answer').includes('everywhere');
  const list = useJoinRequestsInfiniteQuery({ status: ['waiting'], sort: 'askedAt', limit: WAITING_ROWS });
  const [admitting, setAdmitting] = useState<JoinRequestView | null>(null);
  const [refusing, setRefusing] = useState<JoinRequestView | null>(null);
  const refusal = useRefuseJoin();
  return (
    <>
      <WaitingCard title="Join requests" list={list}>
        {(request) => (
          <Row
            key={request.id}
            icon={<PersonAvatar name={fullName(request.person)} role={request.person.role} />}
            title={`${fullName(request.person)} asks to join${everywhere ? ` ${request.organizationName}` : ''}`}
            text={
              <>
                {request.person.email}, <Since at={request.askedAt} />
              </>
            }
          >
            <Button
              variant="outlined"
              aria-label={`Admit ${fullName(request.person)}`}
              onClick={() => setAdmitting(request)}
            >
              Admit
            </Button>
            <Button
              color="error"
              aria-label={`Refuse ${fullName(request.person)}`}
              onClick={() => setRefusing(request)}
            >
              Refuse
            </Button>
          </Row>
        )}
      </WaitingCard>
      <AdmitDialog request={admitting} onClose={() => setAdmitting(null)} />
      <ConfirmDialog confirmation={refusing && refusal(refusing)} onClose={() => setRefusing(null)} />
    </>
  );
}
