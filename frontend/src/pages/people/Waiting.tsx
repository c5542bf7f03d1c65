import { t, can } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import { CircleCheckBig } from 'lucide-react';
import { useSessionUser } from '../../api/useSessionUser.js';
import { FamilyRequests } from '../../features/people/FamilyRequests.js';
import { JoinRequests } from '../../features/people/JoinRequests.js';
import { Nominations } from '../../features/people/Nominations.js';
import { useWaitingCounts, waitingTotal } from '../../features/people/WaitingLink.js';
import { Sections } from '../../ui/Columns.js';
import { EmptyState } from '../../ui/states.js';

/** Nominations, family links and requests to join that the reader can answer, oldest first. */
export function Waiting({ onOpen }: { onOpen: (id: number) => void }) {
  const { role } = useSessionUser();
  const counts = useWaitingCounts();
  return (
    <Sections>
      {counts && waitingTotal(counts) === '0' && (
        <Card>
          <EmptyState icon={CircleCheckBig} title={t('common.allCaughtUp')}>
            {can(role, 'join.answer') ? t('people.waitingEmptyWithJoins') : t('people.waitingEmpty')}
          </EmptyState>
        </Card>
      )}
      <Nominations onOpen={onOpen} />
      <FamilyRequests />
      {can(role, 'join.answer') && <JoinRequests />}
    </Sections>
  );
}
