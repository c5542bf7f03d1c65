import { useId } from 'react';
import { t, can, logMailedTo } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import {
  auditApi,
  useCheckUpMutation,
  useIntegrityQuery,
  useLazyCheckpointQuery,
  useLazyLogKeysQuery,
  useLogKeysQuery,
  useCheckpointQuery,
  useLazyConsistencyQuery,
  checkpointMailApi,
  useCheckpointMailQuery,
  useEndCheckpointMailMutation,
  useStartCheckpointMailMutation,
  type OfSchool,
} from '../../api/audit.js';
import { checkSavedCheckpoint, type LogReader } from '../../features/audit/checkSavedCheckpoint.js';
import { CheckpointText, KeyList } from '../../features/audit/CheckpointText.js';
import { IntegrityCard, IntegritySkeleton } from '../../features/audit/IntegrityCard.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { SavedCheckpoint } from '../../features/audit/SavedCheckpoint.js';
import { MailedCheckpoints } from '../../features/audit/MailedCheckpoints.js';
import { useVisible } from '../../lib/hooks.js';
import { Sections } from '../../ui/Columns.js';
import { PrintHeader } from '../../ui/PrintHeader.js';
import { ErrorState, Late } from '../../ui/states.js';
import { tried } from '../../ui/withToast.js';
import type { AuditPartProps } from './auditAddress.js';
import { Checkpoints } from './Checkpoints.js';

const LOOKED_AT_MS = 10_000;
const WHILE_CHECKING_MS = 1_000;

const NOT_ON_PAPER = { '@media print': { display: 'none' } };

export function IntegrityPart({ address: { of, school }, onRecord }: AuditPartProps) {
  const user = useSessionUser();
  const known = auditApi.endpoints.integrity.useQueryState(of).currentData;
  const looksEvery = known?.isCheckingUp === true ? WHILE_CHECKING_MS : LOOKED_AT_MS;
  const { currentData, isError, error, fulfilledTimeStamp, refetch } = useIntegrityQuery(of, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useVisible() ? looksEvery : 0,
  });
  const [checkUp, asking] = useCheckUpMutation();
  const isCheckingUp = currentData?.isCheckingUp === true;
  const check = (): void => {
    void checkUp(of).finally(() => void refetch());
  };
  if (isError && !currentData) {
    return (
      <Card aria-label={t('audit.integrity')}>
        <ErrorState title={t('audit.logNotChecked')} error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!currentData) return <IntegritySkeleton />;
  const { sealed } = currentData;
  return (
    <Sections className="for-paper">
      <PrintHeader school={school} />
      <IntegrityCard
        integrity={currentData}
        lost={isError}
        checkedAt={new Date(fulfilledTimeStamp ?? 0).toISOString()}
        checking={asking.isLoading || isCheckingUp}
        refused={asking.isError}
        onCheck={check}
        onRecord={onRecord}
      />
      {sealed > 0 && (
        <>
          <NewestCheckpoint of={of} school={school} sealed={sealed} />
          {can(user.role, 'checkpoint-mail.get') && logMailedTo(user) === school && <ByMail />}
          <SavedCheckpointCard of={of} school={school} />
          <Checkpoints of={of} school={school} sealed={sealed} />
        </>
      )}
      <Keys />
    </Sections>
  );
}

/** Checked in the browser, so that the reader need not trust the server. */
function SavedCheckpointCard({ of, school }: { of: OfSchool; school: number }) {
  const id = useId();
  const [readKeys] = useLazyLogKeysQuery();
  const [readCheckpoint] = useLazyCheckpointQuery();
  const [readConsistency] = useLazyConsistencyQuery();
  const read: LogReader = {
    keys: async () => (await readKeys().unwrap()).map(({ verifierKey }) => verifierKey),
    newest: () => readCheckpoint(of).unwrap(),
    consistency: (from, to) => readConsistency({ ...of, from: String(from), to: String(to) }).unwrap(),
  };
  return (
    <Card aria-labelledby={id} sx={NOT_ON_PAPER}>
      <Typography id={id} variant="h2">
        {t('audit.checkSaved')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        {t('audit.checkSavedIntro')}
      </Typography>
      <SavedCheckpoint check={(note) => checkSavedCheckpoint(note, school, read)} />
    </Card>
  );
}

/** With these public keys anyone can verify what the server signed. */
function Keys() {
  const id = useId();
  const { data, isError, error, refetch } = useLogKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {t('audit.keys')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>{t('audit.keysIntro')}</Typography>
      {data ? (
        <KeyList keys={data} />
      ) : isError ? (
        <ErrorState title={t('audit.keysNotLoaded')} error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label={t('audit.loadingKeys')}>
          <Skeleton variant="rounded" height={92} />
        </Late>
      )}
    </Card>
  );
}

interface NewestCheckpointProps {
  readonly of: OfSchool;
  readonly school: number;
  /** The size of the checkpoint, in events. */
  readonly sealed: number;
}

/** To be stored where neither the school nor HourTrail can change it. */
function NewestCheckpoint({ of, school, sealed }: NewestCheckpointProps) {
  const id = useId();
  const { data, isError, error, refetch } = useCheckpointQuery({ ...of, sealed });
  return (
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        {t('audit.newestCheckpoint')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        {t('audit.newestCheckpointIntro')}
      </Typography>
      {data !== undefined ? (
        <CheckpointText text={data} school={school} />
      ) : isError ? (
        <ErrorState title={t('audit.checkpointNotLoaded')} error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label={t('audit.loadingCheckpoint')}>
          <Skeleton variant="rounded" height={148} />
          <Skeleton variant="rounded" width={200} height={36} sx={{ mt: 3 }} />
        </Late>
      )}
    </Card>
  );
}

const ON = {
  done: { title: t('audit.emailsOn') },
  failed: { title: t('audit.emailsNotTurnedOn'), fallback: t('audit.turnOnFailed') },
};
const OFF = {
  done: { title: t('audit.emailsOff') },
  failed: { title: t('audit.emailsNotTurnedOff'), fallback: t('audit.turnOffFailed') },
};
const IN_PROGRESS_POLL_MS = 5_000;

/** Sends the newest checkpoint to the reader's own mailbox. */
export function ByMail() {
  const id = useId();
  const known = checkpointMailApi.endpoints.checkpointMail.useQueryState().currentData;
  const isInProgress = known?.isOn === true && (known.newest?.state ?? 'queued') === 'queued';
  const { data, isError, error, refetch } = useCheckpointMailQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: useVisible() && isInProgress ? IN_PROGRESS_POLL_MS : 0,
  });
  const [start, starting] = useStartCheckpointMailMutation();
  const [end, ending] = useEndCheckpointMailMutation();
  return (
    <Card aria-labelledby={id} sx={NOT_ON_PAPER}>
      <Typography id={id} variant="h2">
        {t('audit.checkpointEmails')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        {t('audit.checkpointEmailsIntro')}
      </Typography>
      {data ? (
        <MailedCheckpoints
          mail={data}
          busy={starting.isLoading || ending.isLoading}
          onStart={() => void tried(start().unwrap(), ON)}
          onEnd={() => void tried(end().unwrap(), OFF)}
        />
      ) : isError ? (
        <ErrorState title={t('audit.emailSettingNotLoaded')} error={error} onRetry={refetch} />
      ) : (
        <Late role="status" aria-label={t('audit.loadingEmailSetting')}>
          <Skeleton variant="rounded" width={320} height={36} />
        </Late>
      )}
    </Card>
  );
}
