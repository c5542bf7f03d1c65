import { useRef } from 'react';
import { LIMITS, type AttendanceRow, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useAttendanceInfiniteQuery } from '../../../api/attendance.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { countOf } from '../../../lib/counts.js';
import { STANDS_IN_LOG } from '../../../lib/outside.js';
import { PATHS } from '../../../lib/paths.js';
import { Field } from '../../../ui/Field.js';
import { ListFoot } from '../../../ui/ListFoot.js';
import { PagedRows } from '../../../ui/LoadedRows.js';
import { PickBox } from '../../../ui/PickBox.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { verifiesAtOnce } from './attendance.js';
import { Attendee } from './Attendee.js';
import { useAttendance, type AttendanceTaking } from './useAttendance.js';

const People = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

// what is picked may be far above
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '12px 0',
  borderTop: `1px solid ${theme.vars.palette.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

interface AttendanceListProps {
  readonly opportunity: OpportunityView;
  /** It is too soon to mark anybody. */
  readonly early: boolean;
}

/** Everybody who has a place, by name: who was marked or logged it already, and who can be marked. */
export function AttendanceList({ opportunity, early }: AttendanceListProps) {
  const list = useAttendanceInfiniteQuery(opportunity.id, { refetchOnMountOrArgChange: true });
  const taking = useAttendance(opportunity);
  const told = useRef<HTMLParagraphElement>(null);
  return (
    <PagedRows
      list={list}
      skeleton={<RowsSkeleton label="Loading who signed up" rows={5} cardHeight={64} />}
      empty={<Typography sx={{ color: 'text.secondary' }}>Nobody has signed up.</Typography>}
      failed="The list could not be loaded"
    >
      {(rows) => (
        <div>
          {!early && <PickAll rows={rows} taking={taking} />}
          <People aria-label="Who signed up">
            {rows.map((row) => (
              <Attendee key={row.userId} row={row} taking={taking} early={early} />
            ))}
          </People>
          <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', my: 3, color: 'text.secondary' }}>
            <ListFoot list={list} />
          </Stack>
          <p ref={told} role="status" tabIndex={-1} style={{ margin: '0 0 12px', fontWeight: 600, outline: 'none' }}>
            {taking.said}
          </p>
          <WaitingForYou opportunity={opportunity} rows={rows} />
          {!early && rows.some(taking.canPick) && (
            <Marking opportunity={opportunity} taking={taking} onMarked={() => told.current?.focus()} />
          )}
        </div>
      )}
    </PagedRows>
  );
}

function PickAll({ rows, taking }: { rows: readonly AttendanceRow[]; taking: AttendanceTaking }) {
  const able = rows.filter(taking.canPick);
  if (able.length < 2) return null;
  const taken = able.filter(({ userId }) => taking.picked.has(userId)).length;
  const picked = taken === 0 ? 'none' : taken < able.length ? 'some' : 'all';
  return <PickBox label="Select all shown" worded picked={picked} onPick={() => taking.pickAll(rows)} />;
}

/** Who checked in with the code waits for the coordinator, who verifies many at once in Approvals. */
function WaitingForYou({ opportunity, rows }: { opportunity: OpportunityView; rows: readonly AttendanceRow[] }) {
  const verifies = verifiesAtOnce(opportunity, useSessionUser());
  const waiting = rows.filter(({ entry }) => entry?.status === 'pending' && entry.id !== null).length;
  if (!verifies || waiting === 0) return null;
  return (
    <Button component={Link} to={PATHS.approvals} variant="outlined" sx={{ mb: 3 }}>
      {countOf(waiting, 'entry waits', 'entries wait')} for you to verify
    </Button>
  );
}

interface MarkingProps {
  readonly opportunity: OpportunityView;
  readonly taking: AttendanceTaking;
  readonly onMarked: () => void;
}

function Marking({ opportunity, taking, onMarked }: MarkingProps) {
  const user = useSessionUser();
  const { picked, busy, outside } = taking;
  const mark = async (verified: boolean): Promise<void> => {
    if (await taking.mark(verified)) onMarked();
  };
  const count = picked.size === 0 ? '' : ` (${Math.min(picked.size, LIMITS.reviewMax)})`;
  const verifies = verifiesAtOnce(opportunity, user);
  return (
    <>
      {outside && (
        <Field
          label="Reason"
          hint={STANDS_IN_LOG}
          error={taking.fault}
          value={taking.reason}
          onChange={({ target }) => taking.setReason(target.value)}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
      <Bar>
        {verifies && (
          <Button variant="contained" disabled={picked.size === 0} aria-disabled={busy} onClick={() => void mark(true)}>
            {busy ? 'Saving...' : `Mark present and verify${count}`}
          </Button>
        )}
        <Button
          variant={verifies ? 'outlined' : 'contained'}
          disabled={picked.size === 0}
          aria-disabled={busy}
          onClick={() => void mark(false)}
        >
          {busy ? 'Saving...' : `Mark present${count}`}
        </Button>
      </Bar>
    </>
  );
}
