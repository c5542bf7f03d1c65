import { useId } from 'react';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useLazyCheckpointQuery, useLazyLogKeysQuery, type OfSchool } from '../../api/audit.js';
import { useLazyConsistencyQuery } from '../../api/proofs.js';
import { checkKept, type LogReader } from '../../features/audit/checkKept.js';
import { KeptCheckpoint } from '../../features/audit/KeptCheckpoint.js';

/** A checkpoint that was kept elsewhere, held against the log in the reader's own browser. */
export function Kept({ of, school }: { of: OfSchool; school: number }) {
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
    <Card aria-labelledby={id}>
      <Typography id={id} variant="h2">
        Check a checkpoint you kept
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 4, maxWidth: '68ch' }}>
        Your browser checks its signature, and computes whether the log of today still begins with everything that was
        in it then.
      </Typography>
      <KeptCheckpoint check={(note) => checkKept(note, school, read)} />
    </Card>
  );
}
