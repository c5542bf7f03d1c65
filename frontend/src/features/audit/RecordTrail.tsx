import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { SearchX } from 'lucide-react';
import { useAuditRecordQuery, type OfSchool } from '../../api/audit.js';
import { errorStatus } from '../../api/errorMessage.js';
import { useSessionUser } from '../../api/useSessionUser.js';
import { hoursInWords } from '../../lib/hours.js';
import { EvidenceButton } from '../../ui/EvidenceButton.js';
import { Late } from '../../ui/loading.js';
import { PaperLine } from '../../ui/PaperLine.js';
import { EmptyState, ErrorState } from '../../ui/states.js';
import type { Fact } from './dataWords.js';
import { recordName } from './kinds.js';
import { isMissing } from './missing.js';
import { ProofPanel } from './proof/ProofPanel.js';
import { RecordSteps } from './RecordSteps.js';
import { Said } from './Said.js';
import { useNamed } from './useAuditPeople.js';

interface RecordTrailProps {
  readonly record: string;
  readonly of: OfSchool;
  readonly words: (type: string) => string;
  readonly onOpen: (record: string) => void;
}

/** The trail of any record, as the log holds it, checked for this answer. */
export function RecordTrail({ record, of, words, onOpen }: RecordTrailProps) {
  const { currentData, isError, error, refetch } = useAuditRecordQuery(
    { ...of, record },
    { refetchOnMountOrArgChange: true },
  );
  const user = useSessionUser();
  const entry = /^hours\/(\d+)$/.exec(record)?.[1];
  if (errorStatus(error) === 404) {
    return (
      <EmptyState icon={SearchX} title="There is no such record">
        The log of this school holds no event of it.
      </EmptyState>
    );
  }
  if (isError && !currentData) {
    return <ErrorState title="The trail could not be loaded" error={error} onRetry={refetch} />;
  }
  if (!currentData) return <TrailSkeleton />;
  const { person, hours } = currentData.findLast(({ type }) => !isMissing(type)) ?? { person: null, hours: null };
  return (
    <>
      <PaperLine school={Number(of.organizationId ?? user.organizationId)} />
      {currentData.some(({ verified }) => verified === 'broken') && (
        <div role="alert" style={{ marginBottom: 20 }}>
          <Said holds={false}>
            What is stored of this record is not what was written. Somebody changed it behind the application.
          </Said>
        </div>
      )}
      {person && (
        <Typography sx={{ mb: 5, overflowWrap: 'anywhere' }}>
          About {person.name}
          {hours && `, ${hoursInWords(Number(hours))}`}
        </Typography>
      )}
      <RecordSteps
        steps={currentData}
        words={words}
        proof={({ number }) => number !== null && <ProofPanel number={number} {...of} />}
        told={(fact) => <Told fact={fact} of={of} onOpen={onOpen} />}
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

interface ToldProps {
  readonly fact: Fact;
  readonly of: OfSchool;
  readonly onOpen: (record: string) => void;
}

/** A value that was recorded; whom it names is called by name, and a record leads to its own trail. */
function Told({ fact: { value, person, record }, of, onOpen }: ToldProps) {
  const named = useNamed(person === undefined ? '' : String(person), of);
  if (record === undefined) return named?.name ?? value;
  return (
    <Link component="button" type="button" onClick={() => onOpen(record)}>
      {recordName(record)}
    </Link>
  );
}
