import { t, AskToJoin, JOINS_AS, ROLE_LABELS, type JoinsAs, type Profile } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Clock, School } from 'lucide-react';
import { useAskToJoinMutation, useWithdrawJoinRequestMutation } from '../../../api/families.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDay } from '../../../lib/dates.js';
import { useJoinsAs } from '../../../lib/joinsAs.js';
import { Chip } from '../../../ui/Chip.js';
import { RadioField } from '../../../ui/RadioField.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { tried } from '../../../ui/withToast.js';
import { CodeForm } from './CodeForm.js';
import { Section } from './Section.js';

export function JoinSchoolSection({ joinRequest: request, declinedBy }: Profile) {
  const { ask } = useJoin();
  const [role, setRole] = useJoinsAs();
  return request ? (
    <Section title={t('profile.joinSchool')} about={t('profile.joinWaitingText')}>
      <Waiting request={request} />
    </Section>
  ) : (
    <Section title={t('profile.joinSchool')} about={t('profile.joinSchoolText')}>
      {declinedBy && <Alert severity="warning">{t('families.joinDeclined', { school: declinedBy })}</Alert>}
      <CodeForm
        label={t('common.joinCode')}
        contract={AskToJoin}
        send={t('profile.askToJoin')}
        sending={t('profile.sending')}
        onSend={(code) => ask({ code, role })}
      >
        <RadioField
          legend={t('profile.joinAs')}
          name="joins-as"
          choices={JOINS_AS.map((value) => ({ value, label: t(ROLE_LABELS[value]) }))}
          selected={role}
          onChange={({ target }) => setRole(target.value as JoinsAs)}
        />
      </CodeForm>
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
        text={t('profile.requestedOn', { date: formatDay(request.askedAt, timeZone) })}
      >
        <Chip look="pending" icon={Clock}>
          {t('common.waiting')}
        </Chip>
        <Button size="small" disabled={withdrawing} onClick={() => void withdraw(request.id)}>
          {withdrawing ? t('profile.withdrawing') : t('profile.withdraw')}
        </Button>
      </Row>
    </Rows>
  );
}

const SENT = { title: t('profile.requestSent'), description: t('profile.joinSentDetail') };
const NOT_SENT = { title: t('profile.requestNotSent'), fallback: t('profile.requestNotSentError') };
const NOT_WITHDRAWN = { title: t('profile.notWithdrawn'), fallback: t('profile.notWithdrawnError') };

function useJoin() {
  const [sendAsk] = useAskToJoinMutation();
  const [sendWithdraw, { isLoading }] = useWithdrawJoinRequestMutation();
  return {
    ask: (request: AskToJoin): Promise<unknown> => tried(sendAsk(request).unwrap(), { done: SENT, failed: NOT_SENT }),
    withdraw: (id: number): Promise<unknown> =>
      tried(sendWithdraw(id).unwrap(), { done: { title: t('profile.requestWithdrawn') }, failed: NOT_WITHDRAWN }),
    withdrawing: isLoading,
  };
}
