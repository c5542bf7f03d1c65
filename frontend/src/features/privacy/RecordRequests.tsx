import { useState } from 'react';
import { LIMITS, t, type RecordRequestDecision, type RecordRequestView } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FileQuestion } from 'lucide-react';
import { errorBody, fieldErrors } from '../../api/errorMessage.js';
import {
  useDecideRecordRequestMutation,
  useErasureCertificateQuery,
  useRecordRequestsQuery,
  useRetentionQuery,
} from '../../api/privacy.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { AnnouncementForm } from '../../ui/AnnouncementForm.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { LoadedRows } from '../../ui/LoadedRows.js';
import { PrintedForm } from '../../ui/PrintedForm.js';
import { RadioField } from '../../ui/RadioField.js';
import { REQUEST_LABELS } from '../../ui/RecordRequestForm.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { EmptyState } from '../../ui/states.js';
import { tried } from '../../ui/withToast.js';
import { RequestRow, RequestsCut } from './RequestRow.js';

/** What families of a school ask about records, by when an answer is due. */
export function RecordRequests() {
  const query = useRecordRequestsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [deciding, setDeciding] = useState<RecordRequestView | null>(null);
  const [certified, setCertified] = useState<number | null>(null);
  const [writing, setWriting] = useState(false);
  const opened = useLast(deciding);
  return (
    <Card aria-labelledby="record-requests">
      <Typography id="record-requests" variant="h2" sx={{ mb: 1 }}>
        {t('privacy.requests')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('privacy.requestsText')}</Typography>
      <LoadedRows
        rows={query.data}
        query={query}
        skeleton={<LinesSkeleton label={t('privacy.loadingRequests')} />}
        empty={
          <EmptyState icon={FileQuestion} title={t('privacy.noRequests')}>
            {t('privacy.noRequestsText')}
          </EmptyState>
        }
        failed={t('privacy.requestsNotLoaded')}
      >
        {(rows) => (
          <>
            <Rows aria-label={t('privacy.requests')}>
              {rows.map((request) => (
                <RequestRow key={request.id} request={request}>
                  {request.status === 'open' && (
                    <Button size="small" aria-label={answerOf(request)} onClick={() => setDeciding(request)}>
                      {t('privacy.answer')}
                    </Button>
                  )}
                  {request.kind === 'erase' && request.status === 'granted' && (
                    <Button size="small" onClick={() => setCertified(request.id)}>
                      {t('privacy.seeCertificate')}
                    </Button>
                  )}
                </RequestRow>
              ))}
            </Rows>
            <RequestsCut rows={rows} />
          </>
        )}
      </LoadedRows>
      <Typography variant="h3" sx={{ mt: 6 }}>
        {t('privacy.annualNotice')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>{t('privacy.annualNoticeText')}</Typography>
      <Button variant="outlined" onClick={() => setWriting(true)}>
        {t('privacy.writeNotice')}
      </Button>
      <FormDialog open={deciding !== null} title={opened ? answerOf(opened) : ''} onClose={() => setDeciding(null)}>
        {(dialog) => opened && <AnswerForm request={opened} dialog={dialog} />}
      </FormDialog>
      <FormDialog open={writing} title={t('privacy.annualNotice')} onClose={() => setWriting(false)}>
        {({ close, cancel, onDirty }) => (
          <AnnouncementForm
            text={{ subject: t('privacy.noticeSubject'), text: t('privacy.noticeBody'), grade: 'all' }}
            hint={t('privacy.annualNoticeText')}
            sent={t('privacy.noticeSent')}
            onCancel={cancel}
            onSent={close}
            onDirty={onDirty}
          />
        )}
      </FormDialog>
      {certified !== null && <Certificate id={certified} onClose={() => setCertified(null)} />}
    </Card>
  );
}

const answerOf = ({ kind, person }: RecordRequestView): string =>
  t('privacy.answerOf', { kind: t(REQUEST_LABELS[kind]), name: person.name });

const HINTS = {
  inspect: t('privacy.grantInspectText'),
  amend: t('privacy.grantAmendText'),
  erase: t('privacy.grantEraseText'),
} as const;

function AnswerForm({ request, dialog }: { request: RecordRequestView; dialog: DialogForm }) {
  const { id, kind, version } = request;
  const [decide, { isLoading }] = useDecideRecordRequestMutation();
  const [decision, setDecision] = useState<RecordRequestDecision>('granted');
  const [reason, setReason] = useState('');
  const [username, setUsername] = useState('');
  const [errors, setErrors] = useState<{ readonly reason?: string; readonly username?: string }>({});
  const { data: retention } = useRetentionQuery(undefined, { skip: kind !== 'erase' });
  const erases = kind === 'erase' && decision === 'granted';
  const isHeld = retention?.holds.some(({ person }) => person === null || person.id === request.person.id) ?? false;
  const send = async (): Promise<void> => {
    if (decision === 'refused' && !reason.trim()) return setErrors({ reason: t('apiPrivacy.refusalNeedsReason') });
    if (erases && !username.trim()) return setErrors({ username: t('privacy.typeUsername') });
    const input = {
      ...{ id, version, decision },
      ...(reason.trim() && { reason: reason.trim() }),
      ...(erases && { username: username.trim() }),
    };
    const failure = await tried(decide(input).unwrap(), {
      done: { title: t('privacy.answered') },
      failed: { title: t('privacy.notAnswered'), fallback: t('privacy.tryLater') },
    });
    if (failure === null || errorBody(failure)?.code === 'stale') return dialog.close();
    setErrors(Object.fromEntries(fieldErrors(failure).map(({ field, message }) => [field, message])));
  };
  return (
    <FormFrame
      onSubmit={send}
      onCancel={dialog.cancel}
      submit={t('privacy.answer')}
      busy={isLoading && t('privacy.sending')}
    >
      <Typography>{HINTS[kind]}</Typography>
      <RadioField
        legend={t('labels.decision')}
        name="decision"
        choices={[
          { value: 'granted', label: t('privacy.grant') },
          { value: 'refused', label: t('privacy.refuse') },
        ]}
        selected={decision}
        onChange={({ target }) => setDecision(target.value as RecordRequestDecision)}
      />
      <Field
        label={t('privacy.reasonForFamily')}
        optional={decision === 'granted'}
        multiline
        minRows={2}
        error={errors.reason}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          dialog.onDirty(target.value !== '');
        }}
        slotProps={{ input: { maxLength: LIMITS.commentMax } }}
      />
      {erases && isHeld && <Alert severity="warning">{t('apiPrivacy.held')}</Alert>}
      {erases && (
        <Field
          label={t('privacy.typeUsername')}
          autoComplete="off"
          error={errors.username}
          value={username}
          onChange={({ target }) => setUsername(target.value)}
        />
      )}
    </FormFrame>
  );
}

function Certificate({ id, onClose }: { id: number; onClose: () => void }) {
  const { timeZone } = useSessionUser();
  const query = useErasureCertificateQuery(id, { refetchOnMountOrArgChange: true });
  const { data: certificate } = query;
  return (
    <PrintedForm title={t('privacy.certificate')} open onClose={onClose}>
      <LoadedRows
        rows={certificate?.steps}
        query={query}
        skeleton={<LinesSkeleton label={t('privacy.certificate')} />}
        empty={null}
        failed={t('privacy.certificateNotLoaded')}
      >
        {(steps) =>
          certificate && (
            <Stack spacing={3}>
              <Typography>
                {t('privacy.certificateText', {
                  request: certificate.request,
                  school: certificate.school,
                  asked: formatInstant(certificate.requestedAt, timeZone),
                  granted: formatInstant(certificate.grantedAt, timeZone),
                })}
              </Typography>
              <Typography>{t('privacy.certificateSteps')}</Typography>
              <Rows aria-label={t('privacy.certificate')}>
                {steps.map(({ record, step, type, at }) => (
                  <Row
                    key={`${record} ${step}`}
                    title={t('privacy.certificateRow', { record, step })}
                    text={`${type} · ${formatInstant(at, timeZone)}`}
                  >
                    {null}
                  </Row>
                ))}
              </Rows>
            </Stack>
          )
        }
      </LoadedRows>
    </PrintedForm>
  );
}
