import { AskToJoin, type Profile } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import { Clock, School } from 'lucide-react';
import { useAskToJoinMutation, useWithdrawJoinRequestMutation } from '../../../api/families.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDay } from '../../../lib/dates.js';
import { Chip } from '../../../ui/Chip.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { tried } from '../../../ui/withToast.js';
import { CodeForm } from './CodeForm.js';
import { Section } from './Section.js';

export function JoinSchoolSection({ request }: { request: Profile['joinRequest'] }) {
  const { ask } = useJoin();
  return request ? (
    <Section
      title="Joining a school"
      about="An administrator of the school decides. Once you are taken in, sign in again to see your new school."
    >
      <Waiting request={request} />
    </Section>
  ) : (
    <Section
      title="Joining a school"
      about="You are at New School until a school takes you in. Enter the join code that your school gave you."
    >
      <CodeForm label="Join code" contract={AskToJoin} send="Ask to join" sending="Asking..." onSend={ask} />
    </Section>
  );
}

function Waiting({ request }: { request: NonNullable<Profile['joinRequest']> }) {
  const { timeZone } = useSessionUser();
  const { withdraw, withdrawing } = useJoin();
  return (
    <Rows>
      <Row
        icon={<School size={20} aria-hidden />}
        title={request.organizationName}
        text={`Asked ${formatDay(request.askedAt, timeZone)}`}
      >
        <Chip look="pending" icon={Clock}>
          Waiting
        </Chip>
        <Button size="small" disabled={withdrawing} onClick={() => void withdraw(request.id)}>
          {withdrawing ? 'Withdrawing...' : 'Withdraw'}
        </Button>
      </Row>
    </Rows>
  );
}

const SENT = { title: 'Request sent', description: 'An administrator of the school decides.' };
const NOT_SENT = { title: 'Request not sent', fallback: 'Failed to ask the school. Please try again.' };
const NOT_WITHDRAWN = { title: 'Not withdrawn', fallback: 'Failed to withdraw the request. Please try again.' };

function useJoin() {
  const [sendAsk] = useAskToJoinMutation();
  const [sendWithdraw, { isLoading }] = useWithdrawJoinRequestMutation();
  return {
    ask: (code: string): Promise<unknown> => tried(sendAsk(code).unwrap(), { done: SENT, failed: NOT_SENT }),
    withdraw: (id: number): Promise<unknown> =>
      tried(sendWithdraw(id).unwrap(), { done: { title: 'Request withdrawn' }, failed: NOT_WITHDRAWN }),
    withdrawing: isLoading,
  };
}
