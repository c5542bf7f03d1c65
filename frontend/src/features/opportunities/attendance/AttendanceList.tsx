import { useRef, useState } from 'react';
import { t, can, LIMITS, type AttendanceRow, type OpportunityView } from '@hourtrail/contracts';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CircleAlert, DoorOpen, UserX } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAttendanceInfiniteQuery } from '../../../api/attendance.js';
import { useSessionUser } from '../../../api/useSessionUser.js';
import { hoursInWords } from '../../../lib/hours.js';
import { fullName } from '../../../lib/names.js';
import { RECORDED_IN_LOG } from '../../../lib/otherSchool.js';
import { PATHS } from '../../../lib/paths.js';
import { Chip, StatusChip } from '../../../ui/Chip.js';
import { Field } from '../../../ui/Field.js';
import { PagedRows } from '../../../ui/LoadedRows.js';
import { ListFoot } from '../../../ui/PagedList.js';
import { PickBox } from '../../../ui/PickBox.js';
import { RowsSkeleton } from '../../../ui/RowsSkeleton.js';
import { visuallyHidden } from '../../../ui/styled.js';
import { Trans } from '../../../ui/Trans.js';
import { verifiesAtOnce } from './attendance.js';
import { PersonAttendanceDialog } from './PersonAttendance.js';
import { useAttendance, type TakingAttendance } from './useAttendance.js';
import { WalkIns } from './WalkIns.js';

const People = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

// sticky, because the selected rows may be far above
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
  /** Whether attendance has not opened yet. */
  readonly early: boolean;
}

export function AttendanceList({ opportunity, early }: AttendanceListProps) {
  const list = useAttendanceInfiniteQuery(opportunity.id, { refetchOnMountOrArgChange: true });
  const taking = useAttendance(opportunity);
  const [shown, setShown] = useState<AttendanceRow | null>(null);
  const { role } = useSessionUser();
  const announcement = useRef<HTMLParagraphElement>(null);
  const onMarked = (): void => announcement.current?.focus();
  return (
    <div>
      <PagedRows
        list={list}
        skeleton={<RowsSkeleton label={t('attendance.loadingWhoSignedUp')} rows={5} cardHeight={64} />}
        empty={<Typography sx={{ color: 'text.secondary' }}>{t('attendance.noSignups')}</Typography>}
        failed={t('common.listNotLoaded')}
      >
        {(rows) => (
          <>
            {!early && <PickAll rows={rows} taking={taking} />}
            <People aria-label={t('attendance.whoSignedUp')}>
              {rows.map((row) => (
                <Attendee key={row.userId} row={row} taking={taking} early={early} onRecord={setShown} />
              ))}
            </People>
            <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', my: 3, color: 'text.secondary' }}>
              <ListFoot list={list} />
            </Stack>
            <WaitingForYou opportunity={opportunity} rows={rows} />
            {!early && rows.some(taking.canPick) && (
              <Marking opportunity={opportunity} taking={taking} onMarked={onMarked} />
            )}
          </>
        )}
      </PagedRows>
      <p ref={announcement} role="status" tabIndex={-1} style={{ margin: '12px 0', fontWeight: 600, outline: 'none' }}>
        {taking.announcement}
      </p>
      {!early && !taking.inOtherSchool && can(role, 'people.list') && (
        <WalkIns opportunity={opportunity} taking={taking} onMarked={onMarked} />
      )}
      <PersonAttendanceDialog opportunity={opportunity} taking={taking} row={shown} onClose={() => setShown(null)} />
    </div>
  );
}

function PickAll({ rows, taking }: { rows: readonly AttendanceRow[]; taking: TakingAttendance }) {
  const able = rows.filter(taking.canPick);
  if (able.length < 2) return null;
  const taken = able.filter(({ userId }) => taking.picked.has(userId)).length;
  const picked = taken === 0 ? 'none' : taken < able.length ? 'some' : 'all';
  return <PickBox label={t('attendance.selectAllShown')} worded picked={picked} onPick={() => taking.pickAll(rows)} />;
}

/** Check-ins by code wait for the coordinator, who verifies them in bulk on the approvals page. */
function WaitingForYou({ opportunity, rows }: { opportunity: OpportunityView; rows: readonly AttendanceRow[] }) {
  const verifies = verifiesAtOnce(opportunity, useSessionUser());
  const waiting = rows.filter(({ entry }) => entry?.status === 'pending' && entry.id !== null).length;
  if (!verifies || waiting === 0) return null;
  return (
    <Button component={Link} to={PATHS.approvals} variant="outlined" sx={{ mb: 3 }}>
      {t('attendance.verifyWaiting', { count: waiting })}
    </Button>
  );
}

interface MarkingProps {
  readonly opportunity: OpportunityView;
  readonly taking: TakingAttendance;
  readonly onMarked: () => void;
}

function Marking({ opportunity, taking, onMarked }: MarkingProps) {
  const user = useSessionUser();
  const { picked, busy, inOtherSchool } = taking;
  const mark = async (verified: boolean): Promise<void> => {
    if (await taking.mark(verified)) onMarked();
  };
  const count = Math.min(picked.size, LIMITS.reviewMax);
  const verifies = verifiesAtOnce(opportunity, user);
  return (
    <>
      {inOtherSchool && (
        <Field
          label={t('common.reason')}
          hint={RECORDED_IN_LOG}
          error={taking.fault}
          value={taking.reason}
          onChange={({ target }) => taking.setReason(target.value)}
          slotProps={{ input: { maxLength: LIMITS.commentMax } }}
        />
      )}
      <Bar>
        {verifies && (
          <Button variant="contained" disabled={picked.size === 0} aria-disabled={busy} onClick={() => void mark(true)}>
            {busy ? t('common.saving') : t('attendance.markPresentAndVerify', { count })}
          </Button>
        )}
        <Button
          variant={verifies ? 'outlined' : 'contained'}
          disabled={picked.size === 0}
          aria-disabled={busy}
          onClick={() => void mark(false)}
        >
          {busy ? t('common.saving') : t('attendance.markPresent', { count })}
        </Button>
      </Bar>
    </>
  );
}

const Frame = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 52,
  padding: '4px 0',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.hairline}` },
  '& .who': { flex: '1 1 110px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .who label': { justifyContent: 'flex-start', fontWeight: 600 },
  '& .name': { fontWeight: 600 },
  '& .hours': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& .why': {
    display: 'flex',
    gap: 6,
    margin: 0,
    fontSize: '0.8125rem',
    color: theme.vars.palette.status.rejected.ink,
  },
  '& .why svg': { flex: 'none', marginTop: 2 },
  [theme.breakpoints.down('sm')]: { '& .MuiButton-root': { marginLeft: -10 } },
}));

interface AttendeeProps {
  readonly row: AttendanceRow;
  readonly taking: TakingAttendance;
  readonly early: boolean;
  readonly onRecord: (row: AttendanceRow) => void;
}

function Attendee({ row, taking, early, onRecord }: AttendeeProps) {
  const { userId, user, signedUp, attendance, entry } = row;
  const name = fullName(user) || t('labels.unknownPerson');
  const why = entry === null ? taking.whyNot(userId) : undefined;
  const hidden = { hidden: <span style={visuallyHidden} /> };
  return (
    <Frame>
      <div className="who">
        {!early && taking.canPick(row) ? (
          <PickBox
            label={name}
            worded
            picked={taking.picked.has(userId) ? 'all' : 'none'}
            onPick={() => taking.pick(userId)}
          />
        ) : (
          <span className="name">{name}</span>
        )}
        {entry && <span className="hours">{hoursInWords(entry.hours)}</span>}
        {why && (
          <p className="why">
            <CircleAlert size={16} aria-hidden /> {why}
          </p>
        )}
      </div>
      {!signedUp && (
        <Chip look="draft" icon={DoorOpen}>
          {t('attendance.walkIn')}
        </Chip>
      )}
      {attendance === 'no-show' && (
        <Chip look="draft" icon={UserX}>
          {t('attendance.noShow')}
        </Chip>
      )}
      {entry && <StatusChip status={entry.status} />}
      {!early && taking.canRecord(row) && (
        <Button onClick={() => onRecord(row)}>
          {entry ? (
            <Trans id="attendance.correct" values={{ name }} components={hidden} />
          ) : (
            <Trans id="attendance.leftEarly" values={{ name }} components={hidden} />
          )}
        </Button>
      )}
      {entry?.id && (
        <Button component={Link} to={`${PATHS.approvals}?entry=${entry.id}`}>
          <Trans id="attendance.viewTrail" values={{ name }} components={hidden} />
        </Button>
      )}
    </Frame>
  );
}
