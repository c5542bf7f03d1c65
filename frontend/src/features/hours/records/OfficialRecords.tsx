import { useState } from 'react';
import { can, RECORD_PARTS, t, type RecordRow } from '@hourtrail/contracts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { BadgeCheck } from 'lucide-react';
import { useCountersignRecordMutation, useRecordsOfQuery, useRevokeRecordMutation } from '../../../api/records.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { formatDay } from '../../../lib/dates.js';
import { inAList } from '../../../lib/names.js';
import { ConfirmDialog, type Confirmation } from '../../../ui/ConfirmDialog.js';
import { FormDialog } from '../../../ui/FormDialog.js';
import { ListCard } from '../../../ui/ListCard.js';
import { Row, Rows } from '../../../ui/Rows.js';
import { EmptyState, ErrorState, Late } from '../../../ui/states.js';
import { tried } from '../../../ui/withToast.js';
import { IssueRecordForm } from './IssueRecordForm.js';
import { PART_LABELS } from './partLabels.js';
import { RecordStatusChip } from './RecordStatusChip.js';

const COUNTERSIGNED = {
  done: { title: t('records.countersignedToast') },
  failed: { title: t('records.notCountersigned'), fallback: t('records.tryLater') },
};

const FAILED = { title: t('records.notRevoked'), fallback: t('records.tryLater') };

/** The records that a person, their parents or the school issued of the person's hours. */
export function OfficialRecords({ userId }: { userId: number }) {
  const { data: records, ...reading } = useRecordsOfQuery(userId);
  const [issuing, setIssuing] = useState(false);
  return (
    <ListCard
      title={t('records.section')}
      tools={
        <Button startIcon={<BadgeCheck size={18} aria-hidden />} onClick={() => setIssuing(true)}>
          {t('records.issue')}
        </Button>
      }
    >
      {records ? (
        <Issued records={records} />
      ) : reading.isError ? (
        <ErrorState title={t('records.listFailed')} error={reading.error} onRetry={reading.refetch} />
      ) : (
        <Late role="status" aria-label={t('records.loadingList')} sx={{ p: 5 }}>
          <Skeleton variant="rounded" height={44} />
        </Late>
      )}
      <FormDialog open={issuing} title={t('records.issueTitle')} onClose={() => setIssuing(false)}>
        {(form) => <IssueRecordForm userId={userId} {...form} />}
      </FormDialog>
    </ListCard>
  );
}

function Issued({ records }: { records: readonly RecordRow[] }) {
  const { id: reader, role, timeZone } = useSessionUser();
  const [sendCountersignature] = useCountersignRecordMutation();
  const [send] = useRevokeRecordMutation();
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null);
  if (records.length === 0) {
    return (
      <EmptyState icon={BadgeCheck} title={t('records.none')}>
        {t('records.noneText')}
      </EmptyState>
    );
  }
  const revoke = ({ code }: RecordRow): void =>
    setConfirmation({
      title: t('records.revokeQuestion'),
      question: t('records.revokeDetail'),
      confirm: t('records.revoke'),
      busy: t('records.revoking'),
      destructive: true,
      onConfirm: () =>
        tried(send(code).unwrap(), { done: { title: t('records.revokedToast') }, failed: FAILED }).then(() => null),
    });
  const countersign = ({ code }: RecordRow): void =>
    setConfirmation({
      title: t('records.countersignQuestion'),
      question: t('records.countersignDetail'),
      confirm: t('records.countersign'),
      busy: t('records.countersigning'),
      onConfirm: () => tried(sendCountersignature(code).unwrap(), COUNTERSIGNED).then(() => null),
    });
  return (
    <>
      <Rows aria-label={t('records.section')} sx={{ px: { xs: 4, sm: 5 } }}>
        {records.map((record) => (
          <Row
            key={record.code}
            title={record.code}
            text={t('records.issuedOn', {
              by: record.issuedBy.id === reader ? t('records.byYou') : record.issuedBy.name,
              date: formatDay(record.issuedAt, timeZone),
              parts: record.show.length === 0 ? 'none' : 'some',
              list: inAList(RECORD_PARTS.filter((part) => record.show.includes(part)).map((part) => PART_LABELS[part])),
            })}
            below={
              <>
                {record.countersigned && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('records.countersignedOn', {
                      name: record.countersigned.name,
                      date: formatDay(record.countersigned.at, timeZone),
                    })}
                  </Typography>
                )}
                {record.takenBack && (
                  <Alert severity="warning" sx={{ mt: 2 }}>
                    {t('records.takenBack', { ...record.takenBack })}
                  </Alert>
                )}
              </>
            }
          >
            <RecordStatusChip record={record} />
            <Button href={record.url} aria-label={t('records.openCode', { code: record.code })}>
              {t('common.open')}
            </Button>
            {record.status === 'valid' && record.countersigned === null && can(role, 'records.countersign') && (
              <Button
                aria-label={t('records.countersignCode', { code: record.code })}
                onClick={() => countersign(record)}
              >
                {t('records.countersign')}
              </Button>
            )}
            {record.status !== 'revoked' && (
              <Button
                color="error"
                aria-label={t('records.revokeCode', { code: record.code })}
                onClick={() => revoke(record)}
              >
                {t('records.revoke')}
              </Button>
            )}
          </Row>
        ))}
      </Rows>
      <ConfirmDialog confirmation={confirmation} onClose={() => setConfirmation(null)} />
    </>
  );
}
