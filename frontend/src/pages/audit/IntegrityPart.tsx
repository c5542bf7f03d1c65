import { logMailedTo } from '@hourtrail/contracts';
import Card from '@mui/material/Card';
import { auditApi, useCheckUpMutation, useIntegrityQuery } from '../../api/audit.js';
import { IntegrityCard, IntegritySkeleton } from '../../features/audit/IntegrityCard.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { useVisible } from '../../lib/browserState.js';
import { Sections } from '../../ui/Columns.js';
import { ErrorState } from '../../ui/states.js';
import type { AuditPartProps } from './useAuditAddress.js';
import { ByMail } from './ByMail.js';
import { Checkpoints } from './Checkpoints.js';
import { Kept } from './Kept.js';
import { Keys } from './Keys.js';
import { NewestCheckpoint } from './NewestCheckpoint.js';

const LOOKED_AT_MS = 10_000;
const WHILE_CHECKING_MS = 1_000;

/** How the log of a school stands, now and while it is looked at, and what to keep of it elsewhere. */
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
    void checkUp(of).finally(() => refetch());
  };
  if (isError && !currentData) {
    return (
      <Card aria-label="Integrity">
        <ErrorState title="The log could not be checked" error={error} onRetry={refetch} />
      </Card>
    );
  }
  if (!currentData) return <IntegritySkeleton />;
  const { sealed } = currentData;
  return (
    <Sections>
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
          {logMailedTo(user) === school && <ByMail />}
          <Kept of={of} school={school} />
          <Checkpoints of={of} school={school} sealed={sealed} />
        </>
      )}
      <Keys />
    </Sections>
  );
}
