import Skeleton from '@mui/material/Skeleton';
import { SearchX } from 'lucide-react';
import { useAuditRecordQuery, type OfSchool } from '../../api/audit.js';
import { errorReference, errorStatus } from '../../api/errorMessage.js';
import { EvidenceButton } from '../../ui/EvidenceButton.js';
import { Late } from '../../ui/Late.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import { ProofPanel } from './proof/ProofPanel.js';
import { RecordSteps } from './RecordSteps.js';
import { Said } from './Said.js';

interface RecordTrailProps {
  readonly record: string;
  readonly of: OfSchool;
  readonly words: (type: string) => string;
}

/** The trail of any record, as the log holds it, checked for this answer. */
export function RecordTrail({ record, of, words }: RecordTrailProps) {
  const { currentData, isError, error, refetch } = useAuditRecordQuery(
    { ...of, record },
    { refetchOnMountOrArgChange: true },
  );
  const entry = /^hours\/(\d+)$/.exec(record)?.[1];
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={SearchX} title="There is no such record">
        The log of this school holds no event of it.
      </EmptyState>
    );
  }
  if (isError && !currentData) {
    return (
      <ErrorState
        title="The trail could not be loaded"
        reference={errorReference(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!currentData) return <TrailSkeleton />;
  return (
    <>
      {currentData.some(({ verified }) => verified === 'broken') && (
        <div role="alert" style={{ marginBottom: 20 }}>
          <Said holds={false}>
            What is stored of this record is not what was written. Somebody changed it behind the application.
          </Said>
        </div>
      )}
      <RecordSteps
        steps={currentData}
        words={words}
        proof={({ number }) => number !== null && <ProofPanel number={number} {...of} />}
      />
      {entry && (
        <div style={{ marginTop: 8 }}>
          <EvidenceButton kind="entry" id={entry} {...of} />
        </div>
      )}
    </>
  );
}

const TrailSkeleton = () => (
  <Late role="status" aria-label="Loading the trail">
    {[0, 1, 2].map((index) => (
      <Skeleton key={index} variant="rounded" height={96} sx={{ mb: 6 }} />
    ))}
  </Late>
);
