import { useState } from 'react';
import {
  requestWords,
  ROLE_LABELS,
  t,
  type RecordRequestKind,
  type RecordRequestView,
  type Role,
} from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Eye } from 'lucide-react';
import { useFamilyLinksInfiniteQuery } from '../../api/families.js';
import { rowsOf } from '../../api/paging.js';
import {
  useAccessesOfPersonInfiniteQuery,
  useAttachStatementMutation,
  useRecordRequestsQuery,
  useWithdrawRecordRequestMutation,
} from '../../api/privacy.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { formatInstant } from '../../lib/dates.js';
import { useLast } from '../../lib/hooks.js';
import { fullName } from '../../lib/names.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { EvidenceButton } from '../../ui/EvidenceButton.js';
import { Field } from '../../ui/Field.js';
import { FormDialog, type DialogForm } from '../../ui/FormDialog.js';
import { FormFrame } from '../../ui/FormFrame.js';
import { LoadedRows, PagedRows } from '../../ui/LoadedRows.js';
import { PagedFoot } from '../../ui/PagedList.js';
import { RecordRequestForm, REQUEST_LABELS } from '../../ui/RecordRequestForm.js';
import { Row, Rows } from '../../ui/Rows.js';
import { LinesSkeleton } from '../../ui/RowsSkeleton.js';
import { SelectField } from '../../ui/SelectField.js';
import { EmptyState } from '../../ui/states.js';
import { tried } from '../../ui/withToast.js';
import { RequestRow, RequestsCut } from './RequestRow.js';

/** What a student or a parent may ask of the school about their own record or a child's. */
export function YourRecord() {
  const user = useSessionUser();
  const links = useFamilyLinksInfiniteQuery({ status: ['confirmed'], limit: 100 }, { skip: user.role !== 'parent' });
  const children = user.role === 'parent' ? (rowsOf(links) ?? []).map(({ student }) => student) : [];
  const [about, setAbout] = useState(user.id);
  const [asking, setAsking] = useState<RecordRequestKind | null>(null);
  const [looking, setLooking] = useState(false);
  const kind = useLast(asking);
  const requests = useRecordRequestsQuery();
  return (
    <Card aria-labelledby="your-record">
      <Typography id="your-record" variant="h2">
        {t('privacy.yourRecord')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 5, maxWidth: '68ch' }}>
        {t('privacy.yourRecordText')}
      </Typography>
      {children.length > 0 && (
        <SelectField
          label={t('privacy.whoseRecord')}
          value={String(about)}
          onChange={({ target }) => setAbout(Number(target.value))}
        >
          <option value={String(user.id)}>{t('privacy.myself')}</option>
          {children.map((child) => (
            <option key={child.id} value={String(child.id)}>
              {fullName(child)}
            </option>
          ))}
        </SelectField>
      )}
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', mt: children.length > 0 ? 4 : 0 }}>
        <EvidenceButton kind="student" id={String(about)} label={t('privacy.downloadCopy')} />
        <Button variant="outlined" onClick={() => setLooking(true)}>
          {t('privacy.whoLooked')}
        </Button>
        <Button variant="outlined" onClick={() => setAsking('inspect')}>
          {t('privacy.askCopy')}
        </Button>
        <Button variant="outlined" onClick={() => setAsking('amend')}>
          {t('privacy.askCorrect')}
        </Button>
        <Button variant="outlined" color="error" onClick={() => setAsking('erase')}>
          {t('privacy.askErase')}
        </Button>
      </Stack>
      <LoadedRows
        rows={requests.data}
        query={requests}
        skeleton={<LinesSkeleton label={t('privacy.loadingRequests')} />}
        empty={null}
        failed={t('privacy.requestsNotLoaded')}
      >
        {(rows) => (
          <>
            <Typography variant="h3" sx={{ mt: 6, mb: 2 }}>
              {t('privacy.requests')}
            </Typography>
            <Rows aria-label={t('privacy.requests')}>
              {rows.map((request) => (
                <RequestRow key={request.id} request={request}>
                  <OwnActions request={request} />
                </RequestRow>
              ))}
            </Rows>
            <RequestsCut rows={rows} />
          </>
        )}
      </LoadedRows>
      <FormDialog open={asking !== null} title={kind ? t(REQUEST_LABELS[kind]) : ''} onClose={() => setAsking(null)}>
        {(dialog) => kind && <RecordRequestForm kind={kind} userId={about} dialog={dialog} />}
      </FormDialog>
      <FormDialog open={looking} title={t('privacy.whoLookedTitle')} onClose={() => setLooking(false)}>
        {({ close }) => <WhoLooked id={about} onClose={close} />}
      </FormDialog>
    </Card>
  );
}

function WhoLooked({ id, onClose }: { id: number; onClose: () => void }) {
  const { timeZone } = useSessionUser();
  const query = useAccessesOfPersonInfiniteQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <DialogContent>
        <Typography sx={{ color: 'text.secondary', mb: 3 }}>{t('privacy.whoLookedText')}</Typography>
        <PagedRows
          list={query}
          skeleton={<LinesSkeleton label={t('privacy.whoLookedTitle')} />}
          empty={<EmptyState icon={Eye} title={t('privacy.nobodyLooked')} />}
          failed={t('privacy.whoLookedNotLoaded')}
        >
          {(looks) => (
            <Rows aria-label={t('privacy.whoLookedTitle')}>
              {looks.map((look) => (
                <Row
                  key={look.id}
                  title={t('privacy.looked', {
                    name: look.actor.name,
                    role: t(ROLE_LABELS[look.actor.role as Role]),
                  })}
                  text={formatInstant(look.at, timeZone)}
                  below={<Typography variant="body2">{requestWords(look).join('; ')}</Typography>}
                >
                  {null}
                </Row>
              ))}
            </Rows>
          )}
        </PagedRows>
        <PagedFoot list={query} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
      </DialogActions>
    </>
  );
}

function OwnActions({ request }: { request: RecordRequestView }) {
  const { id, kind, status, statementAt } = request;
  const [withdraw] = useWithdrawRecordRequestMutation();
  const [withdrawing, setWithdrawing] = useState(false);
  const [stating, setStating] = useState(false);
  const name = t(REQUEST_LABELS[kind]);
  if (status === 'open') {
    return (
      <>
        <Button
          size="small"
          aria-label={t('privacy.withdrawRequest', { kind: name })}
          onClick={() => setWithdrawing(true)}
        >
          {t('privacy.withdraw')}
        </Button>
        <ConfirmDialog
          confirmation={
            withdrawing
              ? {
                  title: t('privacy.withdrawRequest', { kind: name }),
                  question: t('privacy.withdrawText'),
                  confirm: t('privacy.withdraw'),
                  onConfirm: () =>
                    tried(withdraw(id).unwrap(), {
                      done: { title: t('privacy.requestWithdrawn') },
                      failed: { title: t('privacy.requestNotWithdrawn'), fallback: t('privacy.tryLater') },
                    }).then(() => null),
                }
              : null
          }
          onClose={() => setWithdrawing(false)}
        />
      </>
    );
  }
  if (kind !== 'amend' || status !== 'refused' || statementAt !== null) return null;
  return (
    <>
      <Button size="small" onClick={() => setStating(true)}>
        {t('privacy.attachStatement')}
      </Button>
      <FormDialog open={stating} title={t('privacy.attachStatement')} onClose={() => setStating(false)}>
        {(dialog) => <StatementForm id={id} dialog={dialog} />}
      </FormDialog>
    </>
  );
}

function StatementForm({ id, dialog }: { id: number; dialog: DialogForm }) {
  const [attach, { isLoading }] = useAttachStatementMutation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const send = async (): Promise<void> => {
    if (!text.trim()) return setError(t('rules.required', { field: t('labels.statement') }));
    const failure = await tried(attach({ id, text: text.trim() }).unwrap(), {
      done: { title: t('privacy.statementAttached') },
      failed: { title: t('privacy.statementNotAttached'), fallback: t('privacy.tryLater') },
    });
    if (failure === null) dialog.close();
  };
  return (
    <FormFrame
      onSubmit={send}
      onCancel={dialog.cancel}
      submit={t('privacy.attachStatement')}
      busy={isLoading && t('privacy.sending')}
    >
      <Field
        label={t('labels.statement')}
        hint={t('privacy.statementText')}
        multiline
        minRows={4}
        error={error}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          dialog.onDirty(target.value !== '');
        }}
      />
    </FormFrame>
  );
}
